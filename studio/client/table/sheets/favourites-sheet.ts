import type { Dialog } from '../../shared/dialog.ts';
import { button, el } from '../../shared/element.ts';
import { type Language, say, type Words } from '../i18n/words.ts';
import { FAVOURITES_MOST } from '../kept.ts';
import type { Kind } from '../kinds/kind.ts';
import type { ShowMoney } from '../panel/money-text.ts';
import { type Chips, sumOf } from '../state/chips.ts';
import { openSheet } from './sheet.ts';

/** Sets of chips that the player keeps on this device. */
export function openFavourites({
  sets: first,
  lies,
  kind,
  language,
  words,
  money,
  put,
  keep,
}: {
  sets: readonly Chips[];
  /** What lies on the mat now. */
  lies: Chips;
  kind: Kind;
  language: Language;
  words: Words;
  money: ShowMoney;
  put(chips: Chips): void;
  keep(sets: readonly Chips[]): void;
}): Dialog {
  let sets = first;
  const body = el('div', { class: 'favourites' });
  const dialog = openSheet(words, {
    name: 'favourites',
    title: words.favouritesTitle,
    content: [el('p', { class: 'muted' }, words.favouritesNote), body],
  });

  function change(next: readonly Chips[]): void {
    sets = next;
    keep(sets);
    draw();
  }

  function draw(): void {
    const mayKeep = sumOf(lies) > 0n;
    const full = sets.length >= FAVOURITES_MOST;
    body.replaceChildren(
      ...(sets.length === 0
        ? [el('p', {}, words.favouritesEmpty)]
        : [el('ul', { class: 'rounds' }, ...sets.map(entry))]),
      ...(mayKeep && full
        ? [el('p', { class: 'muted' }, say(words.favouritesFull, { most: FAVOURITES_MOST }))]
        : []),
      ...(mayKeep && !full
        ? [button({ class: 'plain' }, () => change([...sets, lies]), words.favouritesKeep)]
        : []),
    );
  }

  function entry(chips: Chips): HTMLElement {
    const text = Object.entries(chips).map(
      ([play, amount]) => `${kind.nameOf(play, language)} ${money(amount)}`,
    );
    return el(
      'li',
      {},
      el('p', {}, text.join(' · ')),
      el(
        'div',
        { class: 'choices-row' },
        button(
          { class: 'primary' },
          () => {
            dialog.close();
            put(chips);
          },
          `${words.favouritesPut} ${money(sumOf(chips))}`,
        ),
        button({ class: 'plain' }, () => change(sets.filter((one) => one !== chips)), words.favouritesDrop),
      ),
    );
  }

  draw();
  return dialog;
}
