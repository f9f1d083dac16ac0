/** The preview picture of a shared link, `public/social/<name>.jpg`. */
export type SocialPicture = {
  /** The name of the scene in tools/assets/social-pictures. */
  name: string
  /** At most three lines. */
  headline: ReadonlyArray<string>
  line?: string
  scene: string
}

export const socialPicturePath = ({ name }: SocialPicture) => `/social/${name}.jpg`

export const socialPictureSize = { width: 1200, height: 630 }
