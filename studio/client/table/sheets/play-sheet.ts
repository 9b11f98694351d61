import type { Money } from '@lanna/rules/money';
import type { Dialog } from '../../shared/dialog.ts';
import { button, el } from '../../shared/element.ts';
import { type Language, say, type Words } from '../i18n/words.ts';
import type { Kind } from '../kinds/kind.ts';
import { percentText, rateText, type ShowMoney } from '../panel/money-text.ts';
import type { ChipLimits } from '../state/chips.ts';
import { moneyOf, type TableView } from '../state/state.ts';
import { openSheet } from './sheet.ts';

export interface PlaySheetParts {
  play: string;
  kind: Kind;
  view: TableView;
  chip: Money;
  limits: ChipLimits;
  betting: boolean;
  language: Language;
  words: Words;
  money: ShowMoney;
  put(): void;
  take(): void;
}

/** What one bet can pay, what it returns in the long run, and how much may lie on it. */
export function openPlaySheet({
  play: key,
  kind,
  view,
  chip,
  limits,
  betting,
  language,
  words,
  money,
  put,
  take,
}: PlaySheetParts): Dialog | undefined {
  const play = kind.rules.plays(view.sheet.variant).find((one) => one.key === key);
  if (!play) return undefined;
  const { numerator, denominator } = play.mostWon;
  const pays = say(words.infoPaysOf, {
    pays: rateText(play.mostWon),
    stake: money(chip),
    won: money((chip * numerator) / denominator),
  });
  const all = view.frame?.totals[key];
  const mine = view.chips[key] ?? 0n;
  const facts: (readonly [string, string])[] = [
    [words.infoPays, pays],
    [words.infoReturn, `${percentText(play.returns)}%`],
    [words.infoMost, money(limits.mostOf(key))],
    [words.infoRange, say(words.limits, { least: money(limits.least), most: money(limits.most) })],
    [words.infoAll, money(all === undefined ? 0n : moneyOf(all))],
    [words.infoMine, money(mine)],
  ];
  const dialog = openSheet(words, {
    name: 'play',
    title: kind.nameOf(key, language),
    content: [
      el(
        'dl',
        { class: 'facts' },
        ...facts.flatMap(([name, value]) => [el('dt', {}, name), el('dd', {}, value)]),
      ),
      el('p', { class: 'muted' }, words.infoReturnNote),
      el(
        'div',
        { class: 'choices-row' },
        betting && mine > 0n && button({ class: 'plain' }, closing(take), words.infoTake),
        betting && button({ class: 'primary' }, closing(put), say(words.infoPut, { amount: money(chip) })),
      ),
    ],
  });
  function closing(action: () => void): () => void {
    return () => {
      dialog.close();
      action();
    };
  }
  return dialog;
}
