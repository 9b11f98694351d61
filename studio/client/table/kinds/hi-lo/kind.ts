import { hiLo } from '@lanna/rules/play/tables/hi-lo/hi-lo';
import type { DiceOutcome } from '@lanna/rules/play/tables/sic-bo/sic-bo';
import type { TableRules } from '@lanna/rules/play/tables/table-rules';
import { type Language, say } from '../../i18n/words.ts';
import { diceStatistics } from '../dice-statistics.ts';
import { familyName } from '../dice-words.ts';
import type { Kind } from '../kind.ts';
import { createHiLoBoard } from './board.ts';
import { HI_LO_WORDS } from './words.ts';

function sentence(outcome: unknown, language: Language): string {
  const { dice, total } = outcome as DiceOutcome;
  const { says, what } = HI_LO_WORDS[language];
  const side = total === 11 ? what.eleven : total > 11 ? what.high : what.low;
  return say(says, { dice: dice.join(' '), total, what: side });
}

export const kind: Kind = {
  rules: hiLo as TableRules<unknown>,
  nameOf: (play, language) => familyName(HI_LO_WORDS[language].families, play),
  howTo: (_variant, language) => HI_LO_WORDS[language].howTo,
  sentences: (outcome, _variant, language) => [sentence(outcome, language)],
  short: sentence,
  createBoard: createHiLoBoard,
  statistics(rounds, parts) {
    const words = HI_LO_WORDS[parts.language];
    const { what } = words;
    return diceStatistics(
      rounds,
      words,
      [
        { name: what.eleven, letter: what.eleven, kind: 'tie', of: ({ total }) => total === 11 },
        { name: what.high, letter: what.high, kind: 'red', of: ({ total }) => total > 11 },
        { name: what.low, letter: what.low, kind: 'blue', of: ({ total }) => total < 11 },
      ],
      parts,
    );
  },
};
