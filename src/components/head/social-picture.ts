export type SocialPicture = {
  /** Must be a name in tools/assets/social-pictures/scenes.mjs, which contains the drawings. */
  name: string
  /** At most three lines, because the picture has no room for more. */
  headline: ReadonlyArray<string>
  line?: string
  scene: string
}

export const socialPicturePath = ({ name }: SocialPicture) => `/social/${name}.jpg`

export const socialPictureSize = { width: 1200, height: 630 }
