import { expect, test } from 'vitest';
import { formatMoney, parseMoney } from '../../../money.ts';
import { outrightApart } from '../evaluated-apart.fixture.ts';
import { parseOdds } from '../odds/odds.ts';
import vectors from '../outright-lines.vectors.json' with { type: 'json' };
import { payoutOf } from '../slips/payout.ts';
import { isOutcome, multiplierOf } from './outcome.ts';
import { isOutrightMarket, OUTRIGHTS, outrightKind, outrightOutcome, outrightProblem } from './outright.ts';

const SINGLE = { type: 'single', sizes: [] } as const;
/** Written by a program of its own, in another language, with exact fractions. Of all rows `x` never started. */
const ROWS = vectors.rows as unknown as readonly (readonly [
  ...[kind: string, selection: string, places: Record<string, number>, outcome: string | null],
  ...[odds: string, stake: string, payout: string | null],
])[];

test('the written table has every kind of outcome', () => {
  const seen = new Set(ROWS.map(([, , , outcome]) => outcome?.split(':')[0]));
  expect([...seen].toSorted()).toEqual(['dead_heat', 'lost', 'void', 'won', undefined]);
  expect(ROWS.length).toBeGreaterThanOrEqual(300);
});

test.each(ROWS)(
  '%s on %s of %o is %s at %s for %s',
  (name, selection, places, outcome, price, amount, payout) => {
    const kind = outrightKind(name);
    const [odds, stake] = [parseOdds(price), parseMoney(amount)];
    if (!kind || odds === undefined || stake === undefined) throw new Error('a row that cannot be read');
    const found = outrightOutcome(kind, selection, { places, nonStarters: ['x'] });
    expect(found).toBe(outcome ?? undefined);
    if (!found) return;
    expect(isOutcome(found)).toBe(true);
    expect(formatMoney(payoutOf(SINGLE, stake, [{ odds, outcome: found }]))).toBe(payout);
  },
);

/** Every way in which five may come in, ties included: as groups, best first. */
function ordersOf(names: readonly string[]): string[][][] {
  if (names.length === 0) return [[]];
  const subsets = Array.from({ length: 2 ** names.length - 1 }, (_, mask) =>
    names.filter((_, at) => ((mask + 1) >> at) & 1),
  );
  return subsets.flatMap((first) =>
    ordersOf(names.filter((name) => !first.includes(name))).map((rest) => [first, ...rest]),
  );
}

test.each(OUTRIGHTS.filter(({ paidPlaces }) => paidPlaces <= 4))(
  '$kind comes to what an evaluator that shares no code comes to, over every order of five with ties',
  ({ kind, ...terms }) => {
    for (const order of ordersOf(['a', 'b', 'c', 'd', 'e'])) {
      const places: Record<string, number> = {};
      let next = 1;
      for (const group of order) {
        for (const name of group) places[name] = next;
        next += group.length;
      }
      for (const pick of ['a', 'c', 'e', 'x']) {
        const absent = { names: ['x'], back: terms.nonStarters === 'void' };
        const apart = outrightApart(pick, terms.paidPlaces, order, absent);
        const ours = outrightOutcome(terms, pick, { places, nonStarters: ['x'] });
        if (!ours) throw new Error('five came in');
        const { numerator, denominator } = multiplierOf(ours, 1_000_000);
        const sixtieths = ours === 'void' ? 'back' : (Number(numerator) * 60) / Number(denominator) / 1000;
        if (sixtieths !== apart)
          expect.fail(`${kind} ${pick} ${JSON.stringify(order)}: ${ours}, apart ${apart}`);
      }
    }
  },
);

test('of all who may share them, exactly the paid places are paid', () => {
  for (const order of ordersOf(['a', 'b', 'c', 'd'])) {
    const places = Object.fromEntries(
      order.flatMap((group, at) => group.map((name) => [name, order.slice(0, at).flat().length + 1])),
    );
    for (const { paidPlaces, nonStarters } of OUTRIGHTS.filter((one) => one.paidPlaces <= 4)) {
      const paid = ['a', 'b', 'c', 'd'].reduce((sum, pick) => {
        const outcome = outrightOutcome({ paidPlaces, nonStarters }, pick, { places, nonStarters: [] });
        const { numerator, denominator } = multiplierOf(outcome ?? 'void', 1000);
        return sum + Number(numerator) / Number(denominator);
      }, 0);
      expect(paid).toBeCloseTo(paidPlaces, 9);
    }
  }
});

test('of a competition that was not finished only what was decided stands', () => {
  const result = { places: { a: 1, b: 2, c: 3 }, nonStarters: ['x'], decided: [1] };
  const outcomeOf = (name: string, pick: string) => {
    const kind = outrightKind(name);
    return kind && outrightOutcome(kind, pick, result);
  };
  expect(outcomeOf('outright', 'a')).toBe('won');
  expect(outcomeOf('outright', 'x')).toBe('lost');
  expect(outcomeOf('outright_top3', 'a')).toBe('void');
  expect(outcomeOf('outright_top3', 'x')).toBe('void');
});

test.each([
  ['no_winner', { places: { a: 2 }, nonStarters: [] }],
  ['no_winner', { places: {}, nonStarters: ['a'] }],
  ['invalid_place', { places: { a: 1, b: 0 }, nonStarters: [] }],
  ['invalid_place', { places: { a: 1, b: 1.5 }, nonStarters: [] }],
  ['unknown_selection', { places: { z: 1 }, nonStarters: [] }],
  ['unknown_selection', { places: { a: 1 }, nonStarters: ['z'] }],
  ['placed_non_starter', { places: { a: 1, b: 2 }, nonStarters: ['b'] }],
  [undefined, { places: { other: 1, a: 1 }, nonStarters: ['b'] }],
] as const)('%s: %o', (problem, result) => {
  expect(outrightProblem(result, ['a', 'b'])).toBe(problem);
});

test('an outright has one period and no line', () => {
  const market = { kind: 'outright', period: 'full', line: null } as const;
  expect(isOutrightMarket(market)).toBe(true);
  expect(isOutrightMarket({ ...market, period: 'half' })).toBe(false);
  expect(isOutrightMarket({ ...market, line: 4 })).toBe(false);
  expect(isOutrightMarket({ ...market, kind: 'result' })).toBe(false);
});
