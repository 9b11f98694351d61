import { countedOver, defineTable, type PlayRule } from '../define-table.ts';
import { EVERY_ROLL, FACES, type Face, pairsOf, rollDice, timesShown } from '../dice.ts';
import { LOST, wins } from '../paid-back.ts';
import { type DiceOutcome, diceOutcome } from '../sic-bo/sic-bo.ts';
import type { Fraction } from '../table-rules.ts';

type Play = PlayRule<DiceOutcome>;

/** ไฮโลไทย: eleven is neither low nor high, but ไฮโล itself. */
export const hiLo = defineTable<DiceOutcome>({
  kind: 'hi-lo',
  ruleVersion: 'hi-lo-1',
  variants: ['standard'],
  variant: () => ({ plays: countedOver(EVERY_ROLL.map(diceOutcome), PLAYS), opposites: [['low', 'high']] }),
  outcomes: () => EVERY_ROLL.map(diceOutcome),
  deal: (stream) => diceOutcome(rollDice(stream)),
});

const LOW = wins([95, 100]);
const HIGH = wins([150, 100]);
const ELEVEN = wins(6);
const PAIR = wins(5);
const BY_TIMES = [LOST, wins(1), wins(2), wins(5)] as const;
/** Of the three numbers of a set, how many different ones show. */
const BY_MEMBERS = [LOST, LOST, wins(1), wins(5)] as const;
const SETS: readonly (readonly [Face, Face, Face])[] = [
  [1, 2, 3],
  [4, 5, 6],
];
/** A number that shows while the total is low, or high: by how seldom it does. */
const WITH_LOW = [wins([150, 100]), wins(2), wins(3), wins(4), wins(6), wins(10)] as const;
const WITH_HIGH = [wins(20), wins(10), wins(6), wins(4), wins(3), wins(2)] as const;

const PLAYS: readonly Play[] = [
  play('low', isLow, LOW),
  play('high', isHigh, HIGH),
  play('eleven', ({ total }) => total === 11, ELEVEN),
  ...FACES.map(
    (face): Play => ({
      key: `number:${face}`,
      family: 'number',
      back: ({ dice }) => BY_TIMES[timesShown(dice, face)] ?? LOST,
    }),
  ),
  ...pairsOf(FACES).map(([one, other]) =>
    play(`pair:${one}-${other}`, ({ dice }) => dice.includes(one) && dice.includes(other), PAIR),
  ),
  ...SETS.map(
    (set): Play => ({
      key: `set:${set.join('-')}`,
      family: 'set',
      back: ({ dice }) => BY_MEMBERS[set.filter((face) => dice.includes(face)).length] ?? LOST,
    }),
  ),
  ...FACES.map((face) =>
    play(`number-low:${face}`, (roll) => isLow(roll) && roll.dice.includes(face), WITH_LOW[face - 1]),
  ),
  ...FACES.map((face) =>
    play(`number-high:${face}`, (roll) => isHigh(roll) && roll.dice.includes(face), WITH_HIGH[face - 1]),
  ),
];

function isLow({ total }: DiceOutcome): boolean {
  return total <= 10;
}

function isHigh({ total }: DiceOutcome): boolean {
  return total >= 12;
}

function play(key: string, isWon: (roll: DiceOutcome) => boolean, won: Fraction = LOST): Play {
  return { key, family: key.split(':', 1)[0] ?? key, back: (roll) => (isWon(roll) ? won : LOST) };
}
