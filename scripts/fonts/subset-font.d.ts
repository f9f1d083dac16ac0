// The package brings no types; upstream lists the options in its README.
declare module 'subset-font' {
  type Axis = number | { min: number; max: number; default?: number }

  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'sfnt' | 'woff2'
      variationAxes: Record<string, Axis>
      keepFeatures?: ReadonlyArray<string>
      noHinting?: boolean
    },
  ): Promise<Buffer>
}
