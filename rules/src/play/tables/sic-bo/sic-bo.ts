import { countedOver, defineTable, type PlayRule } from '../define-table.ts';
import { EVERY_ROLL, FACES, isTriple, pairsOf, type Roll, rollDice, timesShown, totalOf } from '../dice.ts';
import { LOST, wins } from '../paid-back.ts';
import type { Fraction } from '../table-rules.ts';

export interface DiceOutcome {
  dice: Roll;
  total: number;
  triple: boolean;
}

type Play = PlayRule<DiceOutcome>;

export const sicBo = defineTable<DiceOutcome>({
  kind: 'sic-bo',
  ruleVersion: 'sic-bo-1',
  variants: ['standard'],
  variant: () => ({
    plays: countedOver(EVERY_ROLL.map(diceOutcome), PLAYS),
    opposites: [
      ['big', 'small'],
      ['odd', 'even'],
    ],
  }),
  outcomes: () => EVERY_ROLL.map(diceOutcome),
  deal: (stream) => diceOutcome(rollDice(stream)),
});

export function diceOutcome(dice: Roll): DiceOutcome {
  return { dice, total: totalOf(dice), triple: isTriple(dice) };
}

const EVENS = wins(1);
const TRIPLE = wins(190);
const ANY_TRIPLE = wins(31);
const DOUBLE = wins(11);
const PAIR = wins(6);
const BY_TIMES = [LOST, wins(1), wins(2), wins(3)] as const;
const TOTALS: Readonly<Record<number, Fraction>> = {
  ...{ 4: wins(62), 5: wins(31), 6: wins(18), 7: wins(12), 8: wins(8), 9: wins(7), 10: wins(6) },
  ...{ 17: wins(62), 16: wins(31), 15: wins(18), 14: wins(12), 13: wins(8), 12: wins(7), 11: wins(6) },
};

/** A triple loses big, small, odd and even. */
const PLAYS: readonly Play[] = [
  play('big', (roll) => !roll.triple && roll.total >= 11),
  play('small', (roll) => !roll.triple && roll.total <= 10),
  play('odd', (roll) => !roll.triple && roll.total % 2 === 1),
  play('even', (roll) => !roll.triple && roll.total % 2 === 0),
  ...FACES.map((face) => play(`triple:${face}`, ({ dice }) => timesShown(dice, face) === 3, TRIPLE)),
  play('any-triple', ({ triple }) => triple, ANY_TRIPLE),
  ...FACES.map((face) => play(`double:${face}`, ({ dice }) => timesShown(dice, face) >= 2, DOUBLE)),
  ...pairsOf(FACES).map(([one, other]) =>
    play(`pair:${one}-${other}`, ({ dice }) => dice.includes(one) && dice.includes(other), PAIR),
  ),
  ...Object.entries(TOTALS).map(([total, won]) =>
    play(`total:${total}`, (roll) => roll.total === Number(total), won),
  ),
  ...FACES.map(
    (face): Play => ({
      key: `number:${face}`,
      family: 'number',
      back: ({ dice }) => BY_TIMES[timesShown(dice, face)] ?? LOST,
    }),
  ),
];

function play(key: string, isWon: (roll: DiceOutcome) => boolean, won: Fraction = EVENS): Play {
  return { key, family: key.split(':', 1)[0] ?? key, back: (roll) => (isWon(roll) ? won : LOST) };
}
