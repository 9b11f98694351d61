import type { Money } from '@lanna/rules/money';
import type { Dialog } from '../../shared/dialog.ts';
import { button, el } from '../../shared/element.ts';
import { type Language, say, type Words } from '../i18n/words.ts';
import type { Kind } from '../kinds/kind.ts';
import type { ShowMoney } from '../panel/money-text.ts';
import { moneyOf } from '../state/state.ts';
import type { TableHistory } from '../wire/studio.ts';
import { openSheet } from './sheet.ts';

type Row = TableHistory['rounds'][number];

/** The player's own rounds at all tables, newest first. */
export function openHistory({
  load,
  kindOf,
  nameOf,
  proof,
  language,
  words,
  money,
}: {
  load(before?: string): Promise<TableHistory>;
  kindOf(kind: string): Promise<Kind | undefined>;
  nameOf(table: string): string;
  proof(row: Row): void;
  language: Language;
  words: Words;
  money: ShowMoney;
}): Dialog {
  const list = el('ul', { class: 'rounds' });
  const foot = el('div', { class: 'foot', role: 'status' });
  const dialog = openSheet(words, { name: 'history', title: words.historyTitle, content: [list, foot] });
  let last: string | undefined;

  async function loadMore(): Promise<void> {
    foot.replaceChildren(el('p', { class: 'muted' }, words.loading));
    try {
      const { rounds, more } = await load(last);
      last = rounds.at(-1)?.round ?? last;
      const kinds = new Map(
        await Promise.all(
          [...new Set(rounds.map(({ kind }) => kind))].map(
            async (name) => [name, await kindOf(name)] as const,
          ),
        ),
      );
      list.append(...rounds.map((row) => entry(row, kinds.get(row.kind))));
      foot.replaceChildren(
        ...(more ? [button({ class: 'plain' }, () => void loadMore(), words.historyMore)] : []),
      );
      if (list.childElementCount === 0) foot.replaceChildren(el('p', {}, words.historyEmpty));
    } catch {
      foot.replaceChildren(
        el('p', {}, words.historyFailed),
        button({ class: 'plain' }, () => void loadMore(), words.retry),
      );
    }
  }

  function entry(row: Row, kind: Kind | undefined): HTMLElement {
    const won = row.won === null ? undefined : moneyOf(row.won);
    const stake = moneyOf(row.stake);
    const chips = Object.entries(row.chips).map(
      ([play, amount]) => `${kind?.nameOf(play, language) ?? play} ${money(moneyOf(amount))}`,
    );
    return el(
      'li',
      { 'data-round': row.round },
      el(
        'p',
        { class: 'round-head' },
        el('strong', {}, nameOf(row.table)),
        el('span', {}, say(words.round, { number: row.number })),
        el('time', { datetime: row.placedAt }, timeText(row.placedAt)),
      ),
      el('p', { class: 'muted' }, chips.join(' · ')),
      row.outcome !== null &&
        row.outcome !== undefined &&
        kind !== undefined &&
        el('p', {}, say(words.historyResult, { result: kind.short(row.outcome, language) })),
      el('p', { class: 'round-money' }, ...moneyOfRow(row, stake, won)),
      row.state === 'settled' && button({ class: 'plain' }, () => proof(row), words.proof),
    );
  }

  function moneyOfRow(row: Row, stake: Money, won: Money | undefined): HTMLElement[] {
    const staked = el('span', {}, say(words.historyStake, { amount: money(stake) }));
    if (row.state !== 'settled' || won === undefined)
      return [staked, el('span', {}, words.historyState[row.state])];
    return [
      staked,
      el('strong', won > stake ? { 'data-won': true } : {}, say(words.historyWon, { amount: money(won) })),
    ];
  }

  void loadMore();
  return dialog;
}

/** yyyy-MM-dd HH:mm:ss in the player's own time zone. */
function timeText(instant: string): string {
  const at = new Date(instant);
  const two = (value: number) => String(value).padStart(2, '0');
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
  return `${day} ${two(at.getHours())}:${two(at.getMinutes())}:${two(at.getSeconds())}`;
}
