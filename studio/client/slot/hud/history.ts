import type { SlotRound } from '../../../play-api.ts';
import { button, el } from '../../shared/element.ts';
import type { PlayHistory } from '../api.ts';
import { say, type Words } from '../i18n/words.ts';
import type { ShowMoney } from '../money-text.ts';
import { moneyOf } from '../state.ts';
import { type Dialog, openDialog } from './dialog.ts';
import { icon } from './icons.ts';

export interface HistoryActions {
  load(before?: string): Promise<PlayHistory>;
  replay(round: SlotRound): void;
  /** Whether this round's reels are known to this client. */
  canReplay(round: SlotRound): boolean;
}

/** The player's rounds, newest first, each with its receipt and a replay. */
export function openHistory(words: Words, money: ShowMoney, act: HistoryActions): Dialog {
  const list = el('ul', { class: 'rounds' });
  const foot = el('div', { class: 'foot', 'aria-live': 'polite' });
  const dialog = openDialog({
    title: words.historyTitle,
    closeLabel: words.close,
    kind: 'panel',
    name: 'history',
    content: [list, foot],
  });
  let last: string | undefined;

  async function loadMore(): Promise<void> {
    foot.replaceChildren(el('p', { class: 'muted' }, words.loading));
    try {
      const { rounds, more } = await act.load(last);
      last = rounds.at(-1)?.id ?? last;
      list.append(...rounds.map(entry));
      foot.replaceChildren(
        ...(more ? [button({ class: 'plain' }, () => void loadMore(), words.historyMore)] : []),
      );
      if (list.childElementCount === 0) foot.replaceChildren(el('p', {}, words.historyEmpty));
    } catch {
      foot.replaceChildren(
        el('p', {}, words.historyFailed),
        button({ class: 'plain' }, () => void loadMore(), words.historyRetry),
      );
    }
  }

  function entry(round: SlotRound): HTMLElement {
    const net = moneyOf(round.payout) - moneyOf(round.stake);
    const spins = round.steps.length - 1;
    return el(
      'li',
      { 'data-round': round.id },
      el(
        'div',
        { class: 'round-head' },
        el('time', { datetime: round.placedAt }, timeText(round.placedAt)),
        spins > 0 && el('span', { class: 'badge' }, say(words.historyFreeSpins, { spins })),
        el('span', {}, `${words.receiptStake} ${money(moneyOf(round.stake))}`),
        el('strong', { 'data-won': net > 0n }, `${words.receiptPayout} ${money(moneyOf(round.payout))}`),
        act.canReplay(round) &&
          button(
            { class: 'plain' },
            () => {
              dialog.close();
              act.replay(round);
            },
            icon('replay'),
            words.historyReplay,
          ),
      ),
      receipt(words, money, round),
    );
  }

  void loadMore();
  return dialog;
}

function receipt(words: Words, money: ShowMoney, round: SlotRound): HTMLElement {
  const net = moneyOf(round.payout) - moneyOf(round.stake);
  const facts: [string, string][] = [
    [words.receiptRound, round.id],
    [words.historyTime, timeText(round.placedAt)],
    [words.receiptRules, round.ruleVersion],
    [words.receiptStake, money(moneyOf(round.stake))],
    [words.receiptPayout, money(moneyOf(round.payout))],
    [words.receiptNet, `${net > 0n ? '+' : ''}${money(net)}`],
    [words.receiptHash, round.serverSeedHash],
    [words.receiptClientSeed, round.clientSeed],
    [words.receiptNonce, String(round.nonce)],
  ];
  const steps = round.steps.map((step) =>
    el(
      'li',
      {},
      `${step.kind === 'base' ? words.receiptStep : say(words.receiptFreeStep, { spin: step.freeSpin })} · ${words.receiptStops} ${step.stops.join(' ')} · ${money(moneyOf(step.win))}`,
    ),
  );
  // Browsers lend the clipboard to secure origins only.
  const canCopy = window.isSecureContext;
  const copied = el('span', { role: 'status' });
  const copy = button(
    { class: 'plain' },
    async () => {
      await navigator.clipboard.writeText(JSON.stringify(round, undefined, 2)).catch(() => {});
      copied.textContent = words.receiptCopied;
    },
    icon('copy'),
    words.receiptCopy,
  );
  return el(
    'details',
    {},
    el('summary', {}, words.receipt),
    el(
      'dl',
      { class: 'receipt' },
      ...facts.flatMap(([name, value]) => [el('dt', {}, name), el('dd', {}, value)]),
    ),
    el('ol', { class: 'steps' }, ...steps),
    el('p', { class: 'muted' }, words.receiptNote),
    canCopy && copy,
    copied,
  );
}

/** yyyy-MM-dd HH:mm:ss in the player's own time zone. */
export function timeText(instant: string): string {
  const at = new Date(instant);
  const two = (value: number) => String(value).padStart(2, '0');
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
  return `${day} ${two(at.getHours())}:${two(at.getMinutes())}:${two(at.getSeconds())}`;
}
