import {
  COLOURS,
  fishPrawnCrab,
  PICTURES,
  type Picture,
  type PictureOutcome,
} from '@lanna/rules/play/tables/fish-prawn-crab/fish-prawn-crab';
import type { TableRules } from '@lanna/rules/play/tables/table-rules';
import { el } from '../../../shared/element.ts';
import { creaturePicture } from '../../art/creatures.ts';
import { type Language, say } from '../../i18n/words.ts';
import { frequencyBars, lastResults, titled } from '../figures.ts';
import type { Kind } from '../kind.ts';
import { createFishPrawnCrabBoard } from './board.ts';
import { FISH_PRAWN_CRAB_WORDS } from './words.ts';

const read = (outcome: unknown) => outcome as PictureOutcome;

function nameOf(play: string, language: Language): string {
  const { families, pictures, colours } = FISH_PRAWN_CRAB_WORDS[language];
  const [family = play, of = ''] = play.split(':', 2);
  const text = Object.entries(families).find(([key]) => key === family)?.[1] ?? play;
  const names: Record<string, string> = { ...pictures, ...colours };
  return say(text, {
    of: of
      .split('-')
      .map((one) => names[one] ?? one)
      .join('–'),
  });
}

function sentence(outcome: unknown, language: Language): string {
  const { dice, triple } = read(outcome);
  const { says, triple: tripleOf, pictures } = FISH_PRAWN_CRAB_WORDS[language];
  if (triple) return say(tripleOf, { of: pictures[dice[0]] });
  return say(says, { dice: dice.map((one) => pictures[one]).join(' ') });
}

export const kind: Kind = {
  rules: fishPrawnCrab as TableRules<unknown>,
  nameOf,
  howTo: (_variant, language) => FISH_PRAWN_CRAB_WORDS[language].howTo,
  sentences: (outcome, _variant, language) => [sentence(outcome, language)],
  short: sentence,
  createBoard: createFishPrawnCrabBoard,
  statistics(rounds, { language, share }) {
    const { pictures, colours, last, heads } = FISH_PRAWN_CRAB_WORDS[language];
    const rolls = rounds.map(({ outcome }) => read(outcome));
    if (rolls.length === 0) return { strip: undefined, sheet: [] };
    const three = ({ dice }: PictureOutcome) =>
      el(
        'span',
        { class: 'roll pictures' },
        ...dice.map(creaturePicture),
        el('span', { class: 'visually-hidden' }, dice.map((one) => pictures[one]).join(' ')),
      );
    const newest = rolls.toReversed();
    const times = (picture: Picture) => rolls.filter(({ dice }) => dice.includes(picture)).length;
    return {
      strip: lastResults(newest.slice(0, 8).map(three), last),
      sheet: [
        titled(last, lastResults(newest.slice(0, 30).map(three), last)),
        titled(
          heads.picture,
          frequencyBars(
            PICTURES.map((picture) => ({
              name: pictures[picture],
              picture: creaturePicture(picture),
              count: times(picture),
            })),
            rolls.length,
            share,
          ),
        ),
        titled(
          heads.colour,
          frequencyBars(
            COLOURS.map((colour) => ({
              name: colours[colour],
              count: rolls.filter((roll) => roll.colours.includes(colour)).length,
            })),
            rolls.length,
            share,
          ),
        ),
      ],
    };
  },
};
