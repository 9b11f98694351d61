import { page } from 'vitest/browser';
import type { HandShown, RoomsSession } from '../../../room-api.ts';
import { openPage } from '../open-page.fixture.ts';
import type { PageGame } from './page-game.ts';

const SESSION: RoomsSession = {
  ...{
    gameCode: 'wong',
    play: 'any',
    ruleVersion: 'any-1',
    bidding: false,
    gameName: { TH: 'ไพ่', EN: 'Cards' },
  },
  ...{ demo: false, currency: 'THB', symbol: '฿', language: 'EN' },
  ...{
    lobbyUrl: `${window.location.origin}/pvp`,
    balance: '1000.00',
    place: 'any-10',
    friendTables: false,
    opensLate: false,
    rooms: [],
  },
};

/** A hand of three that is played, the own seat 1. */
export function handShown(parts: Partial<HandShown>): HandShown {
  return {
    ...{ id: '0193a3f0-0000-7000-8000-000000000001', number: 7, state: 'playing', phase: null, dealer: 3 },
    ...{ seats: [1, 2, 3], acting: [1], dueAt: null, linkBefore: 'a'.repeat(64), seeds: [], hands: [] },
    ...{ results: null, voidReason: null, ...parts },
  };
}

/** A table of three on the page of a game, and what the page sends. */
export async function showGame(game: PageGame, session: Partial<RoomsSession> = {}) {
  const { sent, whole, frame } = await openPage(game, { ...SESSION, ...session });
  return {
    sent,
    frame,
    hand: (parts: Partial<HandShown>) =>
      whole({
        table: { code: 'any-10-1', room: 'any-10', base: '10.00', opensLate: false },
        seats: [
          { seat: 1, name: 'me***me', strategy: false, state: 'ready', bid: 0 },
          { seat: 2, name: 'so***ai', strategy: false, state: 'ready', bid: 0 },
          { seat: 3, name: 'ma***99', strategy: false, state: 'ready', bid: 0 },
        ],
        ...{ bank: null, status: 'open', waiting: null, startsAt: null, hand: handShown(parts) },
        own: {
          seat: 1,
          balance: '950.00',
          ready: false,
          resting: null,
          reserve: '60.00',
          open: true,
          leaving: false,
          bankMs: 30_000,
        },
      }),
  };
}

export const statusText = () => page.getByRole('status').element().textContent;
