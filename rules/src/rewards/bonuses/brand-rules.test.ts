import { expect, test } from 'vitest';
import { keepsBrandRules, STRICT_RULES } from './brand-rules.ts';

const LOOSE = { wageringMost: 40, depositCounts: true, mixesGames: true };

test.each([
  [{ times: 10, of: 'bonus' }, { RNG: 100 }, true, true],
  [{ times: 11, of: 'bonus' }, { RNG: 100 }, false, true],
  [{ times: 1, of: 'deposit_and_bonus' }, { RNG: 100 }, false, true],
  [{ times: 1, of: 'bonus' }, { RNG: 100, LIVE: 20 }, false, true],
  // A kind that counts nothing is not played with it.
  [{ times: 1, of: 'bonus' }, { RNG: 100, LIVE: 0 }, true, true],
  [{ times: 41, of: 'bonus' }, { RNG: 100 }, false, false],
] as const)('wagering %o on %o: strict %s, loose %s', (wagering, contributions, strict, loose) => {
  const terms = { wagering, contributions };
  expect(keepsBrandRules(terms, STRICT_RULES)).toBe(strict);
  expect(keepsBrandRules(terms, LOOSE)).toBe(loose);
});
