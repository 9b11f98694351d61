import { onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import type { HandShown, RoomFrame, RoomRequest, RoomState, RoomsSession } from '../../../room-api.ts';
import { runPage } from '../run-page.ts';
import css from '../style/rooms.css?inline';
import type { PageGame } from './page-game.ts';

const SESSION: RoomsSession = {
  ...{ gameCode: 'wong', play: 'any', ruleVersion: 'any-1', gameName: { TH: 'ไพ่', EN: 'Cards' } },
  ...{ demo: false, currency: 'THB', symbol: '฿', language: 'EN' },
  ...{ lobbyUrl: `${window.location.origin}/pvp`, balance: '1000.00', place: 'any-10', rooms: [] },
};

/** A hand of three that is played, the own seat 1. */
export function handShown(parts: Partial<HandShown>): HandShown {
  return {
    ...{ id: '0193a3f0-0000-7000-8000-000000000001', number: 7, state: 'playing', phase: null, dealer: 3 },
    ...{ seats: [1, 2, 3], acting: [1], dueAt: null, linkBefore: 'a'.repeat(64), seeds: [], hands: [] },
    ...{ results: null, voidReason: null, ...parts },
  };
}

/** The page of a game on a phone of 360 pixels, and what it sends. */
export async function showGame(game: PageGame, session: Partial<RoomsSession> = {}) {
  await page.viewport(360, 700);
  const style = document.createElement('style');
  style.textContent = css;
  const host = document.createElement('div');
  host.id = 'host';
  document.head.prepend(style);
  document.body.append(host);
  const sent: RoomRequest[] = [];
  let receive: (frame: RoomFrame) => void = () => undefined;
  let n = 0;
  const running = runPage({
    ...{ host, game, session: { ...SESSION, ...session } },
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
  return {
    sent,
    hand(parts: Partial<HandShown>) {
      n += 1;
      const state: RoomState = {
        table: { code: 'any-10-1', room: 'any-10', base: '10.00' },
        seats: [
          { seat: 1, name: 'me***me', strategy: false, state: 'ready' },
          { seat: 2, name: 'so***ai', strategy: false, state: 'ready' },
          { seat: 3, name: 'ma***99', strategy: false, state: 'ready' },
        ],
        ...{ status: 'open', waiting: null, hand: handShown(parts) },
        own: { seat: 1, balance: '950.00', ready: false, resting: null, reserve: '60.00', leaving: false },
      };
      receive({ t: 'snapshot', n, now: new Date().toISOString(), state });
    },
    frame: (frame: RoomFrame) => receive(frame),
  };
}

export const statusText = () => page.getByRole('status').element().textContent;
