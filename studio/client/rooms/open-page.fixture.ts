import { onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import type { RoomFrame, RoomRequest, RoomState, RoomsSession } from '../../room-api.ts';
import { wear } from '../shared/wear.fixture.ts';
import type { PageGame } from './games/page-game.ts';
import { type PageStudio, runPage } from './run-page.ts';
import css from './style/rooms.css?inline';

/** The page of a game of rooms on a phone of 360 pixels: what it sends, and what a studio would send to it. */
export async function openPage(game: PageGame, session: RoomsSession, studio: Partial<PageStudio> = {}) {
  await page.viewport(360, 700);
  wear(css, 'under');
  const host = document.createElement('div');
  host.id = 'host';
  document.body.append(host);
  const sent: RoomRequest[] = [];
  let receive: (frame: RoomFrame) => void = () => undefined;
  let n = 0;
  const running = runPage({
    ...{ host, session, game },
    studio: {
      hands: async () => ({ hands: [] }),
      openFriends: async (room) => ({
        place: `${room}-7`,
        code: 'K7M2QX',
        expiresAt: '2026-11-29T14:00:00Z',
      }),
      enterFriends: async () => ({ place: 'pd-1-7' }),
      report: async () => ({}),
      ...studio,
    },
    openLine: (place, { received }) => {
      receive = received;
      const send = (request: RoomRequest) => void sent.push(request);
      return {
        send,
        close: () => undefined,
        wait: () => send({ t: 'wait', session: '', place }),
        join: () => send({ t: 'join', session: '', place }),
      };
    },
  });
  onTestFinished(() => {
    running.close();
    host.remove();
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
