/** `npm test` draws the same sequences each time, so that what fails in it is what was changed. */
const SAME = 20_261_122;

/**
 * What a random test begins its draws with: the same number in every `npm test`, another in every `npm run soak`. `SEED=…`, as a failure prints it,
 * repeats a run.
 */
export function testSeed(): number {
  return Number(process.env['SEED'] ?? (process.env['SOAK'] ? Date.now() % 2 ** 31 : SAME));
}
