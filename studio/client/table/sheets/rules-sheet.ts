import type { Dialog } from '../../shared/dialog.ts';
import { el } from '../../shared/element.ts';
import { type Language, say, type Words } from '../i18n/words.ts';
import type { Kind } from '../kinds/kind.ts';
import { percentText, rateText, type ShowMoney } from '../panel/money-text.ts';
import type { ChipLimits } from '../state/chips.ts';
import type { TableView } from '../state/state.ts';
import { openSheet } from './sheet.ts';

/** The rules from the very data that pays: every bet with what it pays, what it returns and how much may lie on it. */
export function openRules({
  kind,
  view,
  limits,
  language,
  words,
  money,
}: {
  kind: Kind;
  view: TableView;
  limits: ChipLimits;
  language: Language;
  words: Words;
  money: ShowMoney;
}): Dialog {
  const { sheet } = view;
  const plays = kind.rules.plays(sheet.variant);
  const general = [
    say(words.rulesTime, { seconds: sheet.bettingMs / 1000 }),
    words.rulesConfirm,
    words.rulesBroken,
    words.rulesVoid,
    words.rulesFair,
    words.rulesCents,
    say(words.limitsLabel, { least: money(limits.least), most: money(limits.most) }),
  ];
  const cell = (tag: 'th' | 'td', text: string) => el(tag, tag === 'th' ? { scope: 'col' } : {}, text);
  return openSheet(words, {
    name: 'rules',
    title: words.rulesTitle,
    content: [
      el('h3', {}, words.rulesHow),
      el('ul', { class: 'rules' }, ...kind.howTo(sheet.variant, language).map((text) => el('li', {}, text))),
      el('h3', {}, words.rulesRound),
      el('ul', { class: 'rules' }, ...general.map((text) => el('li', {}, text))),
      el('h3', {}, words.rulesPlays),
      el('p', { class: 'muted' }, words.infoReturnNote),
      el(
        'div',
        { class: 'table-scroll', tabindex: 0, role: 'group', 'aria-label': words.rulesPlays },
        el(
          'table',
          { class: 'pays' },
          el(
            'thead',
            {},
            el(
              'tr',
              {},
              ...[words.rulesPlay, words.rulesPays, words.rulesReturn, words.rulesMost].map((text) =>
                cell('th', text),
              ),
            ),
          ),
          el(
            'tbody',
            {},
            ...plays.map((play) =>
              el(
                'tr',
                {},
                el('th', { scope: 'row' }, kind.nameOf(play.key, language)),
                cell('td', rateText(play.mostWon)),
                cell('td', `${percentText(play.returns)}%`),
                cell('td', money(limits.mostOf(play.key))),
              ),
            ),
          ),
        ),
      ),
      el('p', { class: 'muted' }, say(words.rulesVersion, { version: sheet.ruleVersion })),
    ],
  });
}
