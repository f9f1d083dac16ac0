export const seo = {
  title: 'Spin Your Own Car',
  description:
    'Walk once around a car with your phone and watch it turn in our 360° viewer. It all happens in your browser: nothing is uploaded.',
}

export const social = 'spin'
