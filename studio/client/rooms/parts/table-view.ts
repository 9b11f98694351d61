import type { RoomRequest, RoomState } from '../../../room-api.ts';
import { el } from '../../shared/element.ts';
import type { PageGame, TableActs } from '../games/page-game.ts';
import type { PageContext } from '../page-context.ts';
import { isInPlay, mayAct } from '../state/table-state.ts';
import { saidLine } from '../talk/table-talk.ts';
import { ownSeat } from './own-seat.ts';
import { statusText } from './status-text.ts';

const MESSAGE_MS = 5_000;

export interface PageActs {
  send(request: RoomRequest): void;
  sitsOut(): boolean;
  rest(): void;
  playOn(): void;
}

/** The table as a state shows it: the others, one line that says where it stands, and the own cards. */
export function tableView(page: PageContext, game: PageGame, acts: PageActs) {
  const status = el('p', { class: 'status', role: 'status' }, '');
  const timer = el('span', { class: 'timer', 'aria-hidden': 'true' });
  const seats = el('div', { class: 'others' });
  const own = el('div', { class: 'mine' });
  const said = saidLine(page);
  const root = el(
    'main',
    { class: 'table' },
    seats,
    el('div', { class: 'middle' }, said.root, el('div', { class: 'say' }, timer, status)),
    own,
  );
  let ended: { hand: string; atMs: number } | undefined;
  let shown: RoomState | undefined;
  let message: { text: string; untilMs: number } | undefined;

  const act: TableActs = {
    ...acts,
    move(move, rest = {}) {
      const id = shown?.hand?.id;
      message = undefined;
      if (id !== undefined) acts.send({ t: 'move', hand: id, move, ...rest });
    },
    again() {
      message = undefined;
      if (shown) show(shown);
    },
    showMessage,
  };

  function show(state: RoomState): void {
    shown = state;
    const dealt = `${state.hand?.id} ${state.hand?.hands.map(({ count }) => count).join()}`;
    root.classList.toggle('dealing', dealt !== root.dataset['dealt']);
    root.dataset['dealt'] = dealt;
    const focused = document.activeElement?.getAttribute('name');
    seats.replaceChildren(game.others(page, state, act));
    own.replaceChildren(ownSeat(page, game, state, act));
    // What was pressed was drawn anew: the focus stays where it was.
    if (focused) root.querySelector<HTMLElement>(`[name="${focused}"]`)?.focus();
  }

  /** How long ago the hand that is shown has ended: pages need a moment to commit to the next. */
  function sinceEnd({ hand }: RoomState, nowMs: number): number {
    if (!hand || isInPlay({ hand })) return Number.POSITIVE_INFINITY;
    if (ended?.hand !== hand.id) ended = { hand: hand.id, atMs: nowMs };
    return nowMs - ended.atMs;
  }

  /** Stands in the place of what goes on until something else is pressed, or long enough to be read. */
  function showMessage(text: string): void {
    if (text === '') return;
    message = { text, untilMs: performance.now() + MESSAGE_MS };
    if (status.textContent !== text) status.textContent = text;
  }

  return {
    root,
    said,
    show,
    showMessage,
    say(text: string): void {
      if (status.textContent !== text) status.textContent = text;
      timer.textContent = '';
    },
    tick(state: RoomState, nowMs: number): void {
      if (message && message.untilMs < performance.now()) message = undefined;
      const text = message?.text ?? statusText(page, game, state, sinceEnd(state, nowMs));
      if (status.textContent !== text) status.textContent = text;
      const left = timeLeft(state, nowMs);
      timer.textContent = left.text;
      timer.classList.toggle('bank', left.isBank);
      timer.title = left.isBank ? page.words.bank : '';
    },
    press: (name: string): void => root.querySelector<HTMLElement>(`[name="${name}"]`)?.click(),
  };
}

/** What is left of the step, by the server's clock; once it is over, what is left of the own bank of time. Between hands, until the next begins. */
function timeLeft({ hand, own, startsAt }: RoomState, nowMs: number): { text: string; isBank: boolean } {
  if (startsAt !== null) return { text: secondsText(Date.parse(startsAt) - nowMs), isBank: false };
  if (hand?.dueAt == null) return { text: '', isBank: false };
  const leftMs = Date.parse(hand.dueAt) - nowMs;
  const isBank = leftMs < 0 && own.bankMs > 0 && mayAct({ hand, own });
  return isBank
    ? { text: `+${secondsText(leftMs + own.bankMs)}`, isBank }
    : { text: secondsText(leftMs), isBank };
}

function secondsText(ms: number): string {
  return String(Math.max(0, Math.ceil(ms / 1000)));
}
