/** How much of a long random test is run: all of `whole` by `npm run soak`, a twentieth by `npm test`. */
export function testSize(whole: number): number {
  return process.env['SOAK'] ? whole : Math.ceil(whole / 20);
}
