type Named = Pick<File, 'name' | 'type'>

/** The file's extension is checked too, because some systems report no media type. */
export function isCalledVideo({ name, type }: Named): boolean {
  return type.startsWith('video/') || /\.(mp4|m4v|mov|webm|mkv)$/i.test(name)
}

export function isCalledPhoto({ name, type }: Named): boolean {
  return type.startsWith('image/') || /\.(jpe?g|png|webp|heic|avif)$/i.test(name)
}
