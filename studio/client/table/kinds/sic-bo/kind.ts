import { type DiceOutcome, sicBo } from '@lanna/rules/play/tables/sic-bo/sic-bo';
import type { TableRules } from '@lanna/rules/play/tables/table-rules';
import { type Language, say } from '../../i18n/words.ts';
import { diceStatistics } from '../dice-statistics.ts';
import { familyName } from '../dice-words.ts';
import type { Kind } from '../kind.ts';
import { createSicBoBoard } from './board.ts';
import { SIC_BO_WORDS } from './words.ts';

function sentence(outcome: unknown, language: Language): string {
  const { dice, total, triple } = outcome as DiceOutcome;
  const { says, what } = SIC_BO_WORDS[language];
  const side = triple
    ? what.triple
    : `${total > 10 ? what.big : what.small} ${total % 2 === 1 ? what.odd : what.even}`;
  return say(says, { dice: dice.join(' '), total, what: side });
}

export const kind: Kind = {
  rules: sicBo as TableRules<unknown>,
  nameOf: (play, language) => familyName(SIC_BO_WORDS[language].families, play),
  howTo: (_variant, language) => SIC_BO_WORDS[language].howTo,
  sentences: (outcome, _variant, language) => [sentence(outcome, language)],
  short: sentence,
  createBoard: createSicBoBoard,
  statistics(rounds, parts) {
    const words = SIC_BO_WORDS[parts.language];
    const { what } = words;
    return diceStatistics(
      rounds,
      words,
      [
        { name: what.triple, letter: what.triple, kind: 'tie', of: ({ triple }) => triple },
        { name: what.big, letter: what.big, kind: 'red', of: ({ triple, total }) => !triple && total > 10 },
        {
          name: what.small,
          letter: what.small,
          kind: 'blue',
          of: ({ triple, total }) => !triple && total <= 10,
        },
      ],
      parts,
    );
  },
};
