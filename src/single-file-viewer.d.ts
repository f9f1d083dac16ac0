/** Built from viewer/ and src/viewer/ by scripts/build/plugins/single-file-viewer.mjs. */
declare module 'virtual:single-file-viewer' {
  export const body: string
  export const styles: string
  export const script: string
}
