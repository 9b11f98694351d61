import { baccarat } from '@lanna/rules/play/tables/baccarat/baccarat';
import type { BaccaratOutcome } from '@lanna/rules/play/tables/baccarat/deal';
import type { TableRules } from '@lanna/rules/play/tables/table-rules';
import { cardText } from '../../../shared/card.ts';
import { say } from '../../i18n/words.ts';
import type { Kind } from '../kind.ts';
import { roadStatistics } from '../roads-view.ts';
import { createBaccaratBoard } from './board.ts';
import { BACCARAT_WORDS } from './words.ts';

const read = (outcome: unknown) => outcome as BaccaratOutcome;

export const kind: Kind = {
  rules: baccarat as TableRules<unknown>,
  nameOf(play, language) {
    const { plays } = BACCARAT_WORDS[language];
    return Object.entries(plays).find(([key]) => key === play)?.[1] ?? play;
  },
  howTo(variant, language) {
    const { howTo, commission, noCommission } = BACCARAT_WORDS[language];
    return [...howTo, variant === 'commission' ? commission : noCommission];
  },
  sentences(outcome, _variant, language) {
    const { points, winner, natural } = read(outcome);
    const { says } = BACCARAT_WORDS[language];
    const facts = { player: points.player, banker: points.banker };
    return [say(natural ? says.natural[winner] : says[winner], facts)];
  },
  short(outcome, language) {
    const { player, banker, points, winner } = read(outcome);
    const { sides } = BACCARAT_WORDS[language];
    const hand = (cards: readonly string[]) => cards.map(cardText).join(' ');
    return `${sides[winner]} · ${points.player}–${points.banker} · ${hand(player)} / ${hand(banker)}`;
  },
  createBoard: createBaccaratBoard,
  statistics: (rounds, parts) =>
    roadStatistics(
      rounds,
      {
        resultOf(outcome) {
          const { winner } = read(outcome);
          return winner === 'tie' ? 'tie' : winner === 'banker' ? 'red' : 'blue';
        },
        pairsOf(outcome) {
          const { pairs } = read(outcome);
          return { red: pairs.banker !== 'none', blue: pairs.player !== 'none' };
        },
        letters: { red: 'B', blue: 'P', tie: 'T' },
        names(language) {
          const { sides } = BACCARAT_WORDS[language];
          return { red: sides.banker, blue: sides.player, tie: sides.tie };
        },
      },
      parts,
    ),
};
