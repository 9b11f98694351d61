import { button, el } from '../../shared/element.ts';
import { unitsOf } from '../../shared/money-text.ts';
import { say } from '../i18n/words.ts';
import type { PageContext } from '../page-context.ts';
import { type Friends, friendTables } from './friend-sheets.ts';

/** The seven rooms with who sits there; one that costs more than the player has says so. */
export function chooseRoom(page: PageContext, choose: (room: string) => void, studio: Friends): HTMLElement {
  const { session, words, money } = page;
  const balance = unitsOf(session.balance);
  return el(
    'main',
    { class: 'rooms' },
    el('h2', {}, words.choose),
    el('p', { class: 'quiet' }, session.demo ? words.choosePractice : words.chooseLead),
    session.opensLate && el('p', { class: 'quiet' }, words.opensLate),
    session.friendTables && !session.demo && friendTables(page, studio, choose),
    el(
      'ul',
      {},
      ...session.rooms.map(({ code, base, leastBalance, players, freeSeats, waiting, stopped }) => {
        const people = players > 0 ? say(words.roomPeople, { players, free: freeSeats }) : words.roomEmpty;
        const queue = waiting > 0 ? ` · ${say(words.roomWaiting, { waiting })}` : '';
        const isShort = balance < unitsOf(leastBalance);
        return el(
          'li',
          {},
          button(
            { class: 'room', 'data-room': code, disabled: stopped || isShort },
            () => choose(code),
            el('b', {}, say(words.roomBase, { base: money(base) })),
            el(
              'small',
              {},
              stopped ? words.roomStopped : session.demo ? words.strategy : `${people}${queue}`,
            ),
            el('small', { class: 'least' }, say(words.roomLeast, { least: money(leastBalance) })),
          ),
        );
      }),
    ),
  );
}
