import { button, el } from '../../shared/element.ts';
import type { Words } from '../i18n/words.ts';

/** While something is fetched: the shape of what comes. */
export function loadingRows(words: Words): HTMLElement {
  return el(
    'div',
    { class: 'skeleton', role: 'status' },
    el('span', { class: 'visually-hidden' }, words.loading),
    ...Array.from({ length: 5 }, () => el('div', { class: 'skeleton-row', 'aria-hidden': 'true' })),
  );
}

export function failedNote(words: Words, again: () => void): HTMLElement {
  return el(
    'div',
    { class: 'note', role: 'alert' },
    el('p', {}, words.loadFailed),
    button({ class: 'primary' }, again, words.retry),
  );
}

export function emptyNote(text: string, next?: { text: string; act: () => void }): HTMLElement {
  return el(
    'div',
    { class: 'note' },
    el('p', {}, text),
    next && button({ class: 'primary' }, next.act, next.text),
  );
}
