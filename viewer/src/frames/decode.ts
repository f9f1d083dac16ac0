/** The file isn't a picture that this browser can decode. */
export class Undecodable extends Error {}

/** @param width pixels across, if the file is larger than needed */
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
