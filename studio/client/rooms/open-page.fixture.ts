import { onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import type { RoomFrame, RoomRequest, RoomState, RoomsSession } from '../../room-api.ts';
import type { PageGame } from './games/page-game.ts';
import { runPage } from './run-page.ts';
import css from './style/rooms.css?inline';

/** The page of a game of rooms on a phone of 360 pixels: what it sends, and what a studio would send to it. */
export async function openPage(game: PageGame, session: RoomsSession) {
  await page.viewport(360, 700);
  const style = document.createElement('style');
  style.textContent = css;
  const host = document.createElement('div');
  host.id = 'host';
  // Before the sheets of games, which come after it on the page as well.
  document.head.prepend(style);
  document.body.append(host);
  const sent: RoomRequest[] = [];
  let receive: (frame: RoomFrame) => void = () => undefined;
  let n = 0;
  const running = runPage({
    ...{ host, session, game },
    studio: { hands: async () => ({ hands: [] }) },
    openLine: (_, { received }) => {
      receive = received;
      return { send: (request) => void sent.push(request), close: () => undefined };
    },
  });
  onTestFinished(() => {
    running.close();
    host.remove();
    style.remove();
    for (const dialog of document.querySelectorAll('dialog')) dialog.remove();
  });
  const numbered = () => {
    n += 1;
    return { n, now: new Date().toISOString() };
  };
  return {
    sent,
    whole: (state: RoomState) => receive({ t: 'snapshot', ...numbered(), state }),
    part: (changed: Partial<RoomState>) => receive({ t: 'delta', ...numbered(), changed }),
    /** A frame that never came. */
    skip: () => numbered().n,
    frame: (frame: RoomFrame) => receive(frame),
  };
}
