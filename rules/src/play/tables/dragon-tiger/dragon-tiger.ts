import type { FairStream } from '../../../fair-stream.ts';
import { type Card, DECKS, RANKS, rankNumber, SUITS, shuffledShoe } from '../cards.ts';
import { countedOver, defineTable, type PlayRule } from '../define-table.ts';
import { HALF, LOST, wins } from '../paid-back.ts';

type Side = 'dragon' | 'tiger';

export interface DragonTigerOutcome {
  dragon: Card;
  tiger: Card;
  /** 1 for the ace, which is low, to 13 for the king. */
  points: Record<Side, number>;
  winner: Side | 'tie';
  /** A tie of the very same card. */
  suited: boolean;
}

type Play = PlayRule<DragonTigerOutcome>;

export const dragonTiger = defineTable<DragonTigerOutcome>({
  kind: 'dragon-tiger',
  ruleVersion: 'dragon-tiger-1',
  variants: ['standard'],
  variant: () => ({ plays: countedOver(everyPair(), PLAYS, waysOf), opposites: OPPOSITES }),
  outcomes: everyPair,
  /** The first card of the shoe is the dragon's, the second the tiger's. */
  deal(stream: FairStream) {
    const [dragon, tiger] = shuffledShoe(stream);
    if (!dragon || !tiger) throw new Error('the shoe is too short');
    return outcomeOf(dragon, tiger);
  },
});

export function outcomeOf(dragon: Card, tiger: Card): DragonTigerOutcome {
  const points = { dragon: rankNumber(dragon), tiger: rankNumber(tiger) };
  return { dragon, tiger, points, winner: winnerOf(points), suited: dragon === tiger };
}

function winnerOf({ dragon, tiger }: Record<Side, number>): DragonTigerOutcome['winner'] {
  if (dragon === tiger) return 'tie';
  return dragon > tiger ? 'dragon' : 'tiger';
}

const EVENS = wins(1);
const TIE = wins(11);
const SUITED_TIE = wins(50);
/** Neither big nor small, nor odd or even: all four lose. */
const SEVEN = 7;

const PLAYS: readonly Play[] = [
  sidePlay('dragon'),
  sidePlay('tiger'),
  play('tie', ({ winner }) => (winner === 'tie' ? TIE : LOST)),
  play('suited-tie', ({ suited }) => (suited ? SUITED_TIE : LOST)),
  ...(['dragon', 'tiger'] as const).flatMap((side) => [
    cardPlay(side, 'big', (points) => points > SEVEN),
    cardPlay(side, 'small', (points) => points < SEVEN),
    cardPlay(side, 'odd', (points) => points !== SEVEN && points % 2 === 1),
    cardPlay(side, 'even', (points) => points % 2 === 0),
  ]),
];

const OPPOSITES = [
  ['dragon', 'tiger'],
  ...(['dragon', 'tiger'] as const).flatMap(
    (side) =>
      [
        [`${side}-big`, `${side}-small`],
        [`${side}-odd`, `${side}-even`],
      ] as const,
  ),
] as const;

/** A tie gives half of the stake back. */
function sidePlay(side: Side): Play {
  return play(side, ({ winner }) => {
    if (winner === 'tie') return HALF;
    return winner === side ? EVENS : LOST;
  });
}

function cardPlay(side: Side, name: string, isWon: (points: number) => boolean): Play {
  return play(`${side}-${name}`, ({ points }) => (isWon(points[side]) ? EVENS : LOST));
}

function play(key: string, back: Play['back']): Play {
  return { key, family: key, back };
}

function everyPair(): DragonTigerOutcome[] {
  const cards = SUITS.flatMap((suit) => RANKS.map((rank): Card => `${rank}${suit}`));
  return cards.flatMap((dragon) => cards.map((tiger) => outcomeOf(dragon, tiger)));
}

/** How many ways two cards of eight decks make this pair. */
function waysOf({ suited }: DragonTigerOutcome): number {
  return DECKS * (suited ? DECKS - 1 : DECKS);
}
