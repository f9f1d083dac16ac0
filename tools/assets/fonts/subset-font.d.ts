// The package ships no types. This declares only the options we use.
declare module 'subset-font' {
  type Axis = number | { min: number; max: number; default?: number }

  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'sfnt' | 'woff2'
      variationAxes?: Record<string, Axis> | undefined
      keepFeatures?: ReadonlyArray<string>
      noHinting?: boolean
    },
  ): Promise<Buffer>
}
