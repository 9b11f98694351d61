import { type DragonTigerOutcome, dragonTiger } from '@lanna/rules/play/tables/dragon-tiger/dragon-tiger';
import type { TableRules } from '@lanna/rules/play/tables/table-rules';
import { cardText } from '../../../shared/card.ts';
import { say } from '../../i18n/words.ts';
import type { Kind } from '../kind.ts';
import { roadStatistics } from '../roads-view.ts';
import { createDragonTigerBoard } from './board.ts';
import { DRAGON_TIGER_WORDS } from './words.ts';

const read = (outcome: unknown) => outcome as DragonTigerOutcome;

export const kind: Kind = {
  rules: dragonTiger as TableRules<unknown>,
  nameOf(play, language) {
    const { plays } = DRAGON_TIGER_WORDS[language];
    return Object.entries(plays).find(([key]) => key === play)?.[1] ?? play;
  },
  howTo: (_variant, language) => DRAGON_TIGER_WORDS[language].howTo,
  sentences(outcome, _variant, language) {
    const { dragon, tiger, winner, suited } = read(outcome);
    const { says } = DRAGON_TIGER_WORDS[language];
    return [say(suited ? says.suited : says[winner], { dragon: cardText(dragon), tiger: cardText(tiger) })];
  },
  short(outcome, language) {
    const { dragon, tiger, winner } = read(outcome);
    return `${DRAGON_TIGER_WORDS[language].sides[winner]} · ${cardText(dragon)} / ${cardText(tiger)}`;
  },
  createBoard: createDragonTigerBoard,
  statistics: (rounds, parts) =>
    roadStatistics(
      rounds,
      {
        resultOf(outcome) {
          const { winner } = read(outcome);
          return winner === 'tie' ? 'tie' : winner === 'dragon' ? 'red' : 'blue';
        },
        letters: { red: 'D', blue: 'T', tie: 'E' },
        names(language) {
          const { sides } = DRAGON_TIGER_WORDS[language];
          return { red: sides.dragon, blue: sides.tiger, tie: sides.tie };
        },
      },
      parts,
    ),
};
