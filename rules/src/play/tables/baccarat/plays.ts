import type { StatedPlay, VariantRules } from '../define-table.ts';
import { fraction, isBelow } from '../fraction.ts';
import { LOST, PUSH, wins } from '../paid-back.ts';
import type { Fraction } from '../table-rules.ts';
import { COUNTED, COUNTED_PAIRS, HANDS, STARTS } from './counted-hands.ts';
import type { BaccaratOutcome } from './deal.ts';
import { isNatural, type Side } from './hands.ts';

export type BaccaratVariant = 'commission' | 'no-commission';
export const BACCARAT_VARIANTS: readonly [BaccaratVariant, ...BaccaratVariant[]] = [
  'commission',
  'no-commission',
];

type Play = StatedPlay<BaccaratOutcome>;

const EVENS = wins(1);
const LESS_COMMISSION = wins([95, 100]);
const BANKER_SIX = wins([50, 100]);
const TIE = wins(8);
const PAIR = wins(11);
const EITHER_PAIR = wins(5);
const ONE_PERFECT = wins(25);
const BOTH_PERFECT = wins(200);
const BIG = wins([54, 100]);
const SMALL = wins([150, 100]);
const SUPER_SIX = wins(15);
/** A win without a natural, by how many points it was won. */
const BONUS_BY = { 4: wins(1), 5: wins(2), 6: wins(4), 7: wins(6), 8: wins(10), 9: wins(30) } as const;
const MARGINS = [4, 5, 6, 7, 8, 9] as const;

export function baccaratPlays(variant: string): VariantRules<BaccaratOutcome> {
  const takesCommission = variant === 'commission';
  return {
    plays: [
      play('player', ({ winner }) => sideBack(winner, 'player', EVENS), [
        [EVENS, COUNTED.player],
        [PUSH, COUNTED.tie],
      ]),
      takesCommission ? bankerWithCommission : bankerWithoutCommission,
      play('tie', ({ winner }) => (winner === 'tie' ? TIE : LOST), [[TIE, COUNTED.tie]]),
      pairOf('player'),
      pairOf('banker'),
      ...sharedSidePlays,
      dragonBonus('player'),
      dragonBonus('banker'),
      ...(takesCommission ? [] : [superSix]),
    ],
    opposites: [
      ['player', 'banker'],
      ['big', 'small'],
    ],
  };
}

function sideBack(winner: BaccaratOutcome['winner'], side: Side, won: Fraction): Fraction {
  if (winner === 'tie') return PUSH;
  return winner === side ? won : LOST;
}

const bankerWithCommission = play('banker', ({ winner }) => sideBack(winner, 'banker', LESS_COMMISSION), [
  [LESS_COMMISSION, COUNTED.banker],
  [PUSH, COUNTED.tie],
]);

const bankerWithoutCommission = play(
  'banker',
  ({ winner, points }) => sideBack(winner, 'banker', points.banker === 6 ? BANKER_SIX : EVENS),
  [
    [EVENS, COUNTED.banker - COUNTED.bankerSix],
    [BANKER_SIX, COUNTED.bankerSix],
    [PUSH, COUNTED.tie],
  ],
);

const superSix = play(
  'super-6',
  ({ winner, points }) => (winner === 'banker' && points.banker === 6 ? SUPER_SIX : LOST),
  [[SUPER_SIX, COUNTED.bankerSix]],
);

const sharedSidePlays: readonly Play[] = [
  play(
    'either-pair',
    ({ pairs }) => (pairs.player === 'none' && pairs.banker === 'none' ? LOST : EITHER_PAIR),
    [[EITHER_PAIR, COUNTED_PAIRS.eitherPair]],
    STARTS,
  ),
  play(
    'perfect-pair',
    ({ pairs }) => {
      const perfect = Number(pairs.player === 'perfect') + Number(pairs.banker === 'perfect');
      if (perfect === 0) return LOST;
      return perfect === 2 ? BOTH_PERFECT : ONE_PERFECT;
    },
    [
      [ONE_PERFECT, COUNTED_PAIRS.onePerfect],
      [BOTH_PERFECT, COUNTED_PAIRS.bothPerfect],
    ],
    STARTS,
  ),
  play('big', (outcome) => (cardsOf(outcome) > 4 ? BIG : LOST), [[BIG, HANDS - COUNTED.fourCards]]),
  play('small', (outcome) => (cardsOf(outcome) === 4 ? SMALL : LOST), [[SMALL, COUNTED.fourCards]]),
];

function cardsOf({ player, banker }: BaccaratOutcome): number {
  return player.length + banker.length;
}

/** The second card of a side is one of 415, of which 31 have the rank of the first. */
function pairOf(side: Side): Play {
  return play(`${side}-pair`, ({ pairs }) => (pairs[side] === 'none' ? LOST : PAIR), [[PAIR, 31n]], 415n);
}

/** A natural that wins pays evens and one that ties is a push; any other win pays by its margin, from four points on. */
function dragonBonus(side: Side): Play {
  const by = side === 'player' ? COUNTED.playerBy : COUNTED.bankerBy;
  return play(`${side}-dragon-bonus`, (outcome) => bonusBack(outcome, side), [
    [EVENS, COUNTED.natural],
    [PUSH, COUNTED.naturalTie],
    ...MARGINS.map((margin) => [BONUS_BY[margin], by[margin]] as const),
  ]);
}

function bonusBack({ winner, points, natural }: BaccaratOutcome, side: Side): Fraction {
  if (winner === 'tie') return natural && isNatural(points[side]) ? PUSH : LOST;
  if (winner !== side) return LOST;
  if (natural) return EVENS;
  const margin = Math.abs(points.player - points.banker);
  return MARGINS.some((known) => known === margin) ? BONUS_BY[margin as (typeof MARGINS)[number]] : LOST;
}

/** A play with what it returns, from how often each of what it gives back comes up. */
function play(
  key: string,
  back: Play['back'],
  counted: readonly (readonly [back: Fraction, ways: bigint])[],
  all: bigint = HANDS,
): Play {
  const [first = LOST] = counted.map(([value]) => value);
  const most = counted.reduce((largest, [value]) => (isBelow(largest, value) ? value : largest), first);
  const common = counted.reduce((product, [value]) => product * value.denominator, 1n);
  const sum = counted.reduce(
    (total, [value, ways]) => total + ((value.numerator * common) / value.denominator) * ways,
    0n,
  );
  return {
    ...{ key, family: key, back, returns: fraction(sum, common * all) },
    mostWon: fraction(most.numerator - most.denominator, most.denominator),
  };
}
