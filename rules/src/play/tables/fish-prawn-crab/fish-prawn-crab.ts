import { countedOver, defineTable, type PlayRule } from '../define-table.ts';
import { EVERY_ROLL, type FACES, isTriple, pairsOf, type Roll, rollDice, timesShown } from '../dice.ts';
import { LOST, wins } from '../paid-back.ts';
import type { Fraction } from '../table-rules.ts';

/** On the faces one to six of a die. */
export const PICTURES = ['gourd', 'crab', 'fish', 'prawn', 'rooster', 'tiger'] as const;
export type Picture = (typeof PICTURES)[number];

export const COLOURS = ['red', 'green', 'blue'] as const;
export type PictureColour = (typeof COLOURS)[number];
/** Two pictures have each colour. */
export const COLOUR_OF: Readonly<Record<Picture, PictureColour>> = {
  ...{ fish: 'red', rooster: 'red' },
  ...{ prawn: 'green', crab: 'green' },
  ...{ gourd: 'blue', tiger: 'blue' },
};

export interface PictureOutcome {
  dice: readonly [Picture, Picture, Picture];
  colours: readonly [PictureColour, PictureColour, PictureColour];
  triple: boolean;
}

type Play = PlayRule<PictureOutcome>;

/** น้ำเต้าปูปลา. */
export const fishPrawnCrab = defineTable<PictureOutcome>({
  kind: 'fish-prawn-crab',
  ruleVersion: 'fish-prawn-crab-1',
  variants: ['standard'],
  variant: () => ({ plays: countedOver(EVERY_ROLL.map(pictureOutcome), PLAYS), opposites: [] }),
  outcomes: () => EVERY_ROLL.map(pictureOutcome),
  deal: (stream) => pictureOutcome(rollDice(stream)),
});

export function pictureOutcome([one, two, three]: Roll): PictureOutcome {
  const dice = [pictureOf(one), pictureOf(two), pictureOf(three)] as const;
  const [first, second, third] = dice;
  const colours = [COLOUR_OF[first], COLOUR_OF[second], COLOUR_OF[third]] as const;
  return { dice, colours, triple: isTriple(dice) };
}

function pictureOf(face: (typeof FACES)[number]): Picture {
  return PICTURES[face - 1] ?? 'gourd';
}

const BY_TIMES = [LOST, wins(1), wins(2), wins(3)] as const;
const PAIR = wins(5);
const ANY_TRIPLE = wins(30);
const COLOUR_THRICE = wins(7);
const COLOUR_TWICE = wins(3);
const COLOUR_ONCE = wins(1);

const PLAYS: readonly Play[] = [
  ...PICTURES.map(
    (picture): Play => ({
      key: `picture:${picture}`,
      family: 'picture',
      back: ({ dice }) => BY_TIMES[timesShown(dice, picture)] ?? LOST,
    }),
  ),
  ...pairsOf(PICTURES).map(([one, other]) =>
    play(`pair:${one}-${other}`, ({ dice }) => dice.includes(one) && dice.includes(other), PAIR),
  ),
  play('any-triple', ({ triple }) => triple, ANY_TRIPLE),
  /** Whichever colour it is: of a named one it would return 29.63 %. */
  play('colour-thrice', ({ colours }) => isTriple(colours), COLOUR_THRICE),
  ...COLOURS.map((colour) =>
    play(`colour-twice:${colour}`, ({ colours }) => timesShown(colours, colour) === 2, COLOUR_TWICE),
  ),
  ...COLOURS.map((colour) =>
    play(`colour-once:${colour}`, ({ colours }) => timesShown(colours, colour) === 1, COLOUR_ONCE),
  ),
];

function play(key: string, isWon: (outcome: PictureOutcome) => boolean, won: Fraction): Play {
  return { key, family: key.split(':', 1)[0] ?? key, back: (outcome) => (isWon(outcome) ? won : LOST) };
}
