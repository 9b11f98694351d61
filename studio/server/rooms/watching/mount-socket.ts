import type { FastifyInstance } from 'fastify';
import type { WebSocket } from 'ws';
import {
  ROOM_PATHS,
  type RoomFrame,
  type RoomRefusal,
  type RoomRequest,
  roomRequest,
  SPEAK_EVERY_MS,
} from '../../../room-api.ts';
import { paced } from '../../platform/paced.ts';
import { frameWriter, mountPageSockets, readJson, refuser } from '../../platform/page-sockets.ts';
import { Refusal } from '../../platform/refusal.ts';
import { balanceOf } from '../../play/balance-of.ts';
import { findSession } from '../../play/session.ts';
import type { Studio } from '../../studio.ts';
import type { OpenRooms } from '../open-rooms.ts';
import { roomGame } from '../room-games.ts';
import { NoInRoom } from '../rooms-refusal.ts';
import { bidForBank } from '../seating/bid-for-bank.ts';
import { commitSeed, openSeed, refreshShort, standUp, takeBackSeed } from '../seating/keep-seat.ts';
import { leastBalance, roomOfPlace, sitDown } from '../seating/sit-down.ts';
import { speak } from '../seating/speak.ts';
import { waitForSeat } from '../seating/wait-for-seat.ts';
import { newDevice, type RoomPage } from './room-hub.ts';

/** A hand takes a handful of requests; what comes faster than this is no page of ours. */
const REQUESTS = { atOnce: 20, perSecond: 5 };
const REFUSED_MAX = 100;

/** The one socket of a page at a table: to it alone goes what its own seat may know. */
export function mountRoomSocket(app: FastifyInstance, studio: Studio, rooms: AtRooms): void {
  mountPageSockets(app, ROOM_PATHS.socket, (socket) => receive(studio, rooms, socket));
}

export type AtRooms = Pick<OpenRooms, 'hub' | 'takeMove'>;

type OfSeat = Exclude<RoomRequest, { t: 'join' | 'wait' | 'ping' }>;

function receive(studio: Studio, { hub, takeMove }: AtRooms, socket: WebSocket): () => void {
  const { db, clock, log } = studio;
  const isAllowed = paced(REQUESTS);
  const mayTalk = paced({ atOnce: 1, perSecond: 1000 / SPEAK_EVERY_MS });
  const write = frameWriter<RoomFrame>(socket);
  const refuse = refuser<RoomRefusal>(socket, REFUSED_MAX, write);
  let page: RoomPage | undefined;
  let refresh: (page: RoomPage) => Promise<void> = async () => undefined;
  /** One after another, in the order they came. */
  let answering = Promise.resolve();

  const failed = (error: unknown) => {
    if (!(error instanceof Refusal)) log.warn({ err: error }, 'a request of a room failed');
    refuse(
      error instanceof Refusal ? (error.code as RoomRefusal) : 'unknown_error',
      error instanceof NoInRoom ? error.why : undefined,
    );
  };

  socket.on('message', (data) => {
    if (!isAllowed()) return refuse('too_soon');
    const request = roomRequest.safeParse(readJson(String(data)));
    if (!request.success) return refuse('invalid_input');
    const asked = request.data;
    if (asked.t === 'ping') return write({ t: 'pong', now: new Date().toISOString() });
    answering = answering.then(() => answer(asked)).catch(failed);
  });

  function answer(asked: Exclude<RoomRequest, { t: 'ping' }>): Promise<void> {
    if (asked.t === 'join') return join(asked);
    return asked.t === 'wait' ? wait(asked) : atSeat(asked);
  }

  async function wait({ session: token, place }: Extract<RoomRequest, { t: 'wait' }>): Promise<void> {
    if (page) return;
    const session = await findSession(db.pool, `Bearer ${token}`, clock.now());
    write({ t: 'waiting', ...(await waitForSeat(db, session, place)) });
  }

  async function join({ session: token, place }: Extract<RoomRequest, { t: 'join' }>): Promise<void> {
    if (page) return;
    const session = await findSession(db.pool, `Bearer ${token}`, clock.now());
    const game = roomGame(session.gameCode);
    if (game?.vendor !== session.vendor) return refuse('game_disabled');
    const balance = await balanceOf(studio, session);
    const device = newDevice();
    const tableId = await sitDown(db, { session, game, place, device, balance, now: clock.now() });
    const own: RoomPage = {
      ...{ tableId, playerId: session.playerId, device, write },
      dismiss() {
        page = undefined;
      },
    };
    page = own;
    const room = roomOfPlace(game, place);
    refresh = (of) =>
      refreshShort(db, of, room ? leastBalance(game, room) : 0n, () => balanceOf(studio, session));
    hub.add(own);
    if (socket.readyState !== socket.OPEN) closed();
  }

  async function atSeat(request: OfSeat): Promise<void> {
    if (!page) return refuse('seat_given_up');
    switch (request.t) {
      case 'commit':
        await refresh(page);
        return commitSeed(db, page, request.commitment, clock.now());
      case 'rest':
        return takeBackSeed(db, page);
      case 'open':
        return openSeed(db, page, request);
      case 'move':
        return takeMove(page, request);
      case 'say':
        if (!mayTalk()) return refuse('too_soon');
        return speak(db, page, request.what);
      case 'resync':
        return hub.resync(page);
      case 'bid':
        return bidForBank(db, page, request.rounds);
      case 'leave':
        return standUp(db, page);
    }
  }

  function closed(): void {
    if (page) hub.remove(page);
    page = undefined;
  }
  return () => {
    answering = answering.then(closed);
  };
}
