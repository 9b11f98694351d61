import type { Dialog } from '../../shared/dialog.ts';
import { button, el } from '../../shared/element.ts';
import { type Language, say, type Words } from '../i18n/words.ts';
import type { Kind, PastRound } from '../kinds/kind.ts';
import { percentText, type ShowMoney } from '../panel/money-text.ts';
import { moneyOf, type TableView } from '../state/state.ts';
import { openSheet } from './sheet.ts';

/** What has been, with the sentence that it says nothing of what comes; and who won last, with masked names. */
export function openRoad({
  kind,
  view,
  rounds,
  load,
  language,
  words,
  money,
}: {
  kind: Kind;
  view: TableView;
  rounds: readonly PastRound[] | undefined;
  load(): Promise<readonly PastRound[]>;
  language: Language;
  words: Words;
  money: ShowMoney;
}): Dialog {
  const body = el('div', { class: 'road-body' });
  const dialog = openSheet(words, {
    name: 'road',
    title: words.roundsTitle,
    content: [el('p', { class: 'independent' }, words.roundsIndependent), body, winners()],
  });

  function show(past: readonly PastRound[]): void {
    const share = (part: number, whole: number) =>
      percentText({ numerator: BigInt(part), denominator: BigInt(Math.max(1, whole)) });
    const { sheet } = kind.statistics(past, { variant: view.sheet.variant, language, share });
    body.replaceChildren(
      ...(sheet.length === 0
        ? [el('p', {}, words.roundsEmpty)]
        : [el('p', { class: 'muted' }, say(words.roundsLast, { count: past.length })), ...sheet]),
    );
  }

  async function fetchAgain(): Promise<void> {
    body.replaceChildren(el('p', { class: 'muted', role: 'status' }, words.loading));
    try {
      show(await load());
    } catch {
      body.replaceChildren(
        el('p', { role: 'status' }, words.roundsFailed),
        button({ class: 'plain' }, () => void fetchAgain(), words.retry),
      );
    }
  }

  function winners(): HTMLElement {
    const list = view.frame?.winners ?? [];
    return el(
      'section',
      { class: 'winners' },
      el('h3', {}, words.winners),
      list.length === 0
        ? el('p', { class: 'muted' }, words.winnersNone)
        : el(
            'ol',
            {},
            ...list.map(({ name, won }) =>
              el('li', {}, el('span', {}, name), el('strong', {}, money(moneyOf(won)))),
            ),
          ),
    );
  }

  if (rounds) show(rounds);
  else void fetchAgain();
  return dialog;
}
