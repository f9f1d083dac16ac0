export type SocialPicture = {
  /** The name of a scene in tools/assets/social-pictures. */
  name: string
  /** The picture has room for three lines. */
  headline: ReadonlyArray<string>
  line?: string
  scene: string
}

export const socialPicturePath = ({ name }: SocialPicture) => `/social/${name}.jpg`

export const socialPictureSize = { width: 1200, height: 630 }
