/** How much of a long random test is run: all of `whole` by `npm run soak`, a twentieth by `npm test`. */
export function testSize(whole: number): number {
  return Math.ceil(process.env['SOAK'] ? whole * Number(process.env['SOAK_SHARE'] ?? 1) : whole / 20);
}
