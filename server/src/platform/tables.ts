/** Every table and view; the files in `generated/` add those of their schema by declaration merging. */
// biome-ignore lint/suspicious/noEmptyInterface: generated files add to it
export interface Tables {}
