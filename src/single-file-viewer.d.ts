/** Built from viewer/ by scripts/build/single-file-viewer.mjs. */
declare module 'virtual:single-file-viewer' {
  export const body: string
  export const styles: string
  export const script: string
}
