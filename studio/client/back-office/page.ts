import type { Entered } from '../../back-office-api.ts';
import { el } from '../shared/element.ts';
import type { Office } from './office-api.ts';
import { Refused } from './office-api.ts';
import type { OfficeWords } from './words.ts';

/** What every part of the page works with. */
export interface OfficePage {
  office: Office;
  entered: Entered;
  words: OfficeWords;
}

/** The time of the reader's own clock, to the second. */
export function timeText(iso: string | null, language: Entered['language']): string {
  if (iso === null) return '–';
  return new Date(iso).toLocaleString(language === 'TH' ? 'th-TH-u-ca-gregory' : 'en-GB', {
    dateStyle: 'short',
    timeStyle: 'medium',
  });
}

/** A decimal string with its thousands apart; money is never made a float. */
export function moneyText(amount: string): string {
  const [whole = '', fraction = '00'] = amount.split('.');
  return `${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${fraction}`;
}

export function nameIn(name: { TH: string; EN: string }, language: Entered['language']): string {
  return name[language];
}

/** Shows what `load` has made once it is there; until then that it is coming, and a failure with a way on. */
export function showLoaded(place: HTMLElement, words: OfficeWords, load: () => Promise<Node>): void {
  const waiting = el('p', { class: 'quiet', role: 'status' }, words.opening);
  // What comes at once needs no notice.
  const timer = setTimeout(() => place.replaceChildren(waiting), 250);
  load().then(
    (shown) => {
      clearTimeout(timer);
      place.replaceChildren(shown);
    },
    (error: unknown) => {
      clearTimeout(timer);
      place.replaceChildren(failure(error, words, () => showLoaded(place, words, load)));
    },
  );
}

function failure(error: unknown, words: OfficeWords, again: () => void): HTMLElement {
  const code = codeOf(error);
  const isOver = code === 'session_ended' || code.startsWith('launch_');
  const retry = el('button', { type: 'button', class: 'button' }, words.retry);
  retry.addEventListener('click', again);
  return el(
    'div',
    { class: 'notice', role: 'alert' },
    el('p', {}, words.errors[code]),
    isOver ? el('p', { class: 'quiet' }, words.openAgainFromConsole) : retry,
  );
}

export function codeOf(error: unknown): Refused['code'] {
  return error instanceof Refused ? error.code : 'unknown_error';
}

export interface Column<Row> {
  title: string;
  /** Figures stand to the right. */
  isFigure?: boolean;
  cell(row: Row): string | Node;
}

export function table<Row>(
  label: string,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): HTMLElement {
  return el(
    'div',
    { class: 'scroll', tabindex: 0, role: 'region', 'aria-label': label },
    el(
      'table',
      {},
      el('caption', { class: 'unseen' }, label),
      el('thead', {}, el('tr', {}, ...columns.map((column) => head(column)))),
      el(
        'tbody',
        {},
        ...rows.map((row) =>
          el(
            'tr',
            {},
            ...columns.map((column) => el('td', { class: column.isFigure && 'figure' }, column.cell(row))),
          ),
        ),
      ),
    ),
  );
}

function head<Row>({ title, isFigure }: Column<Row>): HTMLElement {
  return el('th', { scope: 'col', class: isFigure && 'figure' }, title);
}
