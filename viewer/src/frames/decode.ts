export class Undecodable extends Error {}

/** @param width the width in px to scale the picture to, if the file is larger than needed */
export async function decode(file: Blob, width?: number): Promise<ImageBitmap> {
  try {
    return await (width
      ? createImageBitmap(file, { resizeWidth: width, resizeQuality: 'medium' })
      : createImageBitmap(file))
  } catch (cause) {
    throw new Undecodable('no picture', { cause })
  }
}

export function closeAll(pictures: Iterable<ImageBitmap | undefined>) {
  for (const picture of pictures) picture?.close()
}
