import type { RoomState } from '../../../room-api.ts';
import { el } from '../../shared/element.ts';
import type { PageContext } from '../page-context.ts';
import { type OwnActs, ownSeat } from './own-seat.ts';
import { otherSeats } from './seats.ts';
import { statusText } from './status-text.ts';

/** The table as a state shows it: the others, one line that says where it stands, and the own cards. */
export function tableView(page: PageContext, act: OwnActs) {
  const status = el('p', { class: 'status', role: 'status' }, '');
  const timer = el('span', { class: 'timer', 'aria-hidden': 'true' });
  const seats = el('div', { class: 'others' });
  const own = el('div', { class: 'mine' });
  const root = el('main', { class: 'table' }, seats, el('div', { class: 'say' }, timer, status), own);

  function show(state: RoomState): void {
    const dealt = `${state.hand?.id} ${state.hand?.hands.map(({ count }) => count).join()}`;
    root.classList.toggle('dealing', dealt !== root.dataset['dealt']);
    root.dataset['dealt'] = dealt;
    const focused = document.activeElement?.getAttribute('name');
    seats.replaceChildren(otherSeats(page, state, () => show(state)));
    own.replaceChildren(ownSeat(page, state, act));
    // What was pressed was drawn anew: the focus stays where it was.
    if (focused) own.querySelector<HTMLElement>(`[name="${focused}"]`)?.focus();
  }

  return {
    root,
    show,
    say(text: string): void {
      if (status.textContent !== text) status.textContent = text;
      timer.textContent = '';
    },
    tick(state: RoomState, nowMs: number): void {
      const text = statusText(page, state);
      if (status.textContent !== text) status.textContent = text;
      timer.textContent = secondsText(state.hand, nowMs);
    },
    press: (name: string): void => own.querySelector<HTMLElement>(`[name="${name}"]`)?.click(),
  };
}

/** What is left of the step, by the server's clock. */
function secondsText(hand: RoomState['hand'], nowMs: number): string {
  if (hand?.dueAt == null) return '';
  return String(Math.max(0, Math.ceil((Date.parse(hand.dueAt) - nowMs) / 1000)));
}
