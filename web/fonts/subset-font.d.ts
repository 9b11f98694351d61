declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2';
    variationAxes?: Record<string, { min: number; max: number; default: number }>;
  }
  function subsetFont(font: Uint8Array, letters: string, options: Options): Promise<Uint8Array>;
  export = subsetFont;
}
