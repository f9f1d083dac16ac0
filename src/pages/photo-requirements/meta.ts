export const seo = {
  title: 'Photo Requirements by Channel',
  description:
    'What Google, Meta, TikTok and Cars.com say about photos of vehicles: shape, size, order, overlays and backgrounds, each with its source.',
}
