import { expect, test } from 'vitest';
import { parseMoney } from '../../money.ts';
import { type Asked, isEased, levelsProblem, percentOf, type RankLevel } from './levels.ts';
import { nextMonth, type Reviewed, review } from './review.ts';

const baht = (text: string) => parseMoney(text) ?? 0n;
const asked = (deposits: string, turnover: string): Asked => ({
  deposits: baht(deposits),
  turnover: baht(turnover),
});
const NOTHING = asked('0.00', '0.00');

/** Level n asks n × 1 000 of deposits and n × 5 000 of turnover; half keeps it. */
const LEVELS: RankLevel[] = Array.from({ length: 9 }, (_, level) => ({
  level,
  reach: asked(`${level * 1000}.00`, `${level * 5000}.00`),
  keep: asked(`${level * 500}.00`, `${level * 2500}.00`),
  cashbackExtra: level * 10,
}));

const reviewed = (changes: Partial<Reviewed>): Reviewed => ({
  today: '2026-11-15',
  level: 2,
  levels: LEVELS,
  figures: asked('1500.00', '9000.00'),
  movedOn: '2026-09-03',
  heldUntil: null,
  isKept: false,
  heldBack: null,
  isIdentified: true,
  ...changes,
});
const ENOUGH = asked('3000.00', '15000.00');
const TOO_LITTLE = asked('999.99', '5000.00');

test.each<[string, Partial<Reviewed>, object]>([
  ['what keeps the level is there', {}, { to: 'stay', why: 'asked' }],
  ['both figures of the next level are there', { figures: ENOUGH }, { to: 'rise', level: 3 }],
  [
    'the deposits are there, a satang of turnover is missing',
    { figures: asked('3000.00', '14999.99') },
    { to: 'stay', why: 'asked' },
  ],
  ['the turnover alone is there', { figures: asked('1000.00', '90000.00') }, { to: 'stay', why: 'asked' }],
  [
    'figures of the highest level lead one level up',
    { figures: asked('9000.00', '90000.00') },
    { to: 'rise', level: 3 },
  ],
  ['what keeps the level is missing', { figures: TOO_LITTLE }, { to: 'fall', level: 1 }],
  ['nothing at all leads one level down', { figures: NOTHING, level: 5 }, { to: 'fall', level: 4 }],
  ['falls were looked at this month', { figures: TOO_LITTLE, isKept: true }, { to: 'stay', why: 'asked' }],
  ['a rise waits for no month', { figures: ENOUGH, isKept: true }, { to: 'rise', level: 3 }],
  ['moved this month', { figures: ENOUGH, movedOn: '2026-11-01' }, { to: 'stay', why: 'moved' }],
  [
    'moved on the last day of the month before',
    { figures: ENOUGH, movedOn: '2026-10-31' },
    { to: 'rise', level: 3 },
  ],
  [
    'moved in this month of another year',
    { figures: ENOUGH, movedOn: '2025-11-10' },
    { to: 'rise', level: 3 },
  ],
  [
    'a clock set back moves nothing twice',
    { figures: ENOUGH, movedOn: '2026-12-01' },
    { to: 'stay', why: 'moved' },
  ],
  ['set by hand until today', { figures: NOTHING, heldUntil: '2026-11-15' }, { to: 'stay', why: 'by_hand' }],
  [
    'set by hand, and rises no further either',
    { figures: ENOUGH, heldUntil: '2026-11-15' },
    { to: 'stay', why: 'by_hand' },
  ],
  ['set by hand until yesterday', { figures: NOTHING, heldUntil: '2026-11-14' }, { to: 'fall', level: 1 }],
  ['a limit was hit', { figures: ENOUGH, heldBack: 'limit' }, { to: 'case', level: 3, why: 'limit' }],
  ['a time-out ended', { figures: ENOUGH, heldBack: 'time_out' }, { to: 'case', level: 3, why: 'time_out' }],
  [
    'a time-out ended, and the level is not kept',
    { figures: NOTHING, heldBack: 'time_out' },
    { to: 'stay', why: 'paused' },
  ],
  [
    'level 5 wants no identity',
    { level: 4, figures: asked('5000.00', '25000.00'), isIdentified: false },
    { to: 'rise', level: 5 },
  ],
  [
    'level 6 wants one',
    { level: 5, figures: asked('6000.00', '30000.00'), isIdentified: false },
    { to: 'stay', why: 'identity' },
  ],
  ['level 6 with one', { level: 5, figures: asked('6000.00', '30000.00') }, { to: 'rise', level: 6 }],
  [
    'level 6 without one any more',
    { level: 6, figures: asked('6000.00', '30000.00'), isIdentified: false },
    { to: 'fall', level: 5 },
  ],
  ['the highest level', { level: 8, figures: asked('99000.00', '990000.00') }, { to: 'stay', why: 'asked' }],
  ['the lowest level', { level: 0, figures: NOTHING }, { to: 'stay', why: 'asked' }],
  [
    'a level that the brand has no more',
    { level: 12, figures: asked('99000.00', '990000.00') },
    { to: 'fall', level: 11 },
  ],
])('a review: %s', (_, changes, outcome) => {
  expect(review(reviewed(changes))).toEqual(outcome);
});

const changed = (at: number, changes: Partial<RankLevel>) =>
  LEVELS.map((one, level) => (level === at ? { ...one, ...changes } : one));

test.each<[string, RankLevel[], object | null]>([
  ['as they are', LEVELS, null],
  ['none', [], { rule: 'count', level: 0 }],
  ['twelve', [...LEVELS, ...LEVELS].slice(0, 12), { rule: 'count', level: 0 }],
  ['one left out', LEVELS.filter(({ level }) => level !== 3), { rule: 'order', level: 3 }],
  ['the first asks', changed(0, { reach: asked('1.00', '0.00') }), { rule: 'first', level: 0 }],
  ['a higher one asks nothing', changed(1, { reach: NOTHING, keep: NOTHING }), { rule: 'nothing', level: 1 }],
  [
    'less than the one below',
    changed(3, { reach: asked('1999.99', '15000.00') }),
    { rule: 'below', level: 3 },
  ],
  ['gives less than the one below', changed(3, { cashbackExtra: 19 }), { rule: 'below', level: 3 }],
  [
    'kept by more than reached',
    changed(3, { keep: asked('3000.01', '7500.00') }),
    { rule: 'keep', level: 3 },
  ],
])('levels of a brand: %s', (_, levels, problem) => {
  expect(levelsProblem(levels)).toEqual(problem);
});

test.each<[string, RankLevel[], RankLevel[], boolean]>([
  ['the same', LEVELS, LEVELS, false],
  ['the first ever', [], LEVELS, true],
  ['one fewer', LEVELS, LEVELS.slice(0, 8), false],
  ['one more', LEVELS.slice(0, 8), LEVELS, true],
  ['asks less', LEVELS, changed(3, { reach: asked('2999.99', '15000.00') }), true],
  ['kept by less', LEVELS, changed(3, { keep: asked('1500.00', '7499.99') }), true],
  ['gives more', LEVELS, changed(3, { cashbackExtra: 31 }), true],
  [
    'asks more and gives less',
    LEVELS,
    changed(3, { reach: asked('3500.00', '16000.00'), cashbackExtra: 20 }),
    false,
  ],
  ['asks more deposits and less turnover', LEVELS, changed(3, { reach: asked('3500.00', '14000.00') }), true],
])('eased for members or not: %s', (_, before, after, eased) => {
  expect(isEased(before, after)).toBe(eased);
});

test.each([
  ['0.00', '100.00', 0],
  ['-5.00', '100.00', 0],
  ['99.99', '100.00', 99],
  ['100.00', '100.00', 100],
  ['500.00', '100.00', 100],
  ['0.00', '0.00', 100],
])('%s of %s is %i per cent', (figure, of, percent) => {
  expect(percentOf(baht(figure), baht(of))).toBe(percent);
});

test.each([
  ['2026-11-15', '2026-12-01'],
  ['2026-12-31', '2027-01-01'],
  ['2027-01-31', '2027-02-01'],
])('after %s the next month begins on %s', (day, next) => {
  expect(nextMonth(day)).toBe(next);
});
