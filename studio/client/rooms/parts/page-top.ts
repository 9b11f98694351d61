import { button, el } from '../../shared/element.ts';
import type { PageContext } from '../page-context.ts';

/** The bar above the table: where one sits, that no money is in practice, and what one has. */
export function pageTop(
  { session, words, language, money }: PageContext,
  press: { leave(): void; hands(): void; rules(): void; talk(): void; settings(): void },
) {
  const name = el('h1', {}, session.gameName[language]);
  const balance = el('span', {}, money(session.balance));
  const icon = (sign: string, label: string, act: () => void) =>
    button({ class: 'round', 'aria-label': label, title: label }, act, sign);
  const root = el(
    'header',
    { class: 'top' },
    icon('←', words.leave, press.leave),
    el('div', { class: 'title' }, name, session.demo && el('small', { class: 'practice' }, words.practice)),
    el('p', { class: 'balance' }, el('span', { class: 'heard' }, `${words.balance} `), balance),
    icon('☺', words.talk.title, press.talk),
    icon('≡', words.history, press.hands),
    icon('?', words.rulesTitle, press.rules),
    icon('⚙', words.settings.title, press.settings),
  );
  return { root, name, balance };
}
