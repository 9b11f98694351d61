import type { FastifyInstance } from 'fastify';
import type { WebSocket } from 'ws';
import {
  FISHING_PATHS,
  type FishingFrame,
  type FishingRefusal,
  fishingRequest,
} from '../../../fishing-api.ts';
import { isFishing } from '../../../rules/game.ts';
import { gameOfVendor } from '../../../rules/vendors/vendors.ts';
import { paced } from '../../platform/paced.ts';
import { Refusal } from '../../platform/refusal.ts';
import { findSession } from '../../play/session.ts';
import type { Studio } from '../../studio.ts';
import type { Halls, Seated } from '../halls/open-halls.ts';

const NOT_ALLOWED = 1008;
const TRY_AGAIN_LATER = 1013;
/** A shot each eighth of a second and the page's own questions; what comes faster than this is no page of ours. */
const REQUESTS = { atOnce: 40, perSecond: 20 };
const REFUSED_MAX = 400;
const SOCKETS_MAX = 4_000;
const OF_ADDRESS_MAX = 200;
/** A reader that has not taken more than this has lost the hall: it joins again. */
const BEHIND_MAX_BYTES = 256 * 1024;
const PING_EVERY_MS = 15_000;

/** The one socket of a page in a hall. Leaving it gives back what flies. */
export function mountFishingSocket(app: FastifyInstance, studio: Studio, halls: Halls): void {
  const sockets = new Map<WebSocket, { alive: boolean }>();
  const byAddress = new Map<string, number>();
  const looking = setInterval(() => {
    for (const [socket, state] of sockets) {
      if (!state.alive) socket.terminate();
      state.alive = false;
      socket.ping();
    }
  }, PING_EVERY_MS).unref();
  app.addHook('preClose', async () => {
    clearInterval(looking);
    for (const socket of sockets.keys()) socket.close(1012);
  });

  app.get(FISHING_PATHS.socket, { websocket: true }, (socket, { ip }) => {
    socket.on('error', () => socket.terminate());
    const ofAddress = (byAddress.get(ip) ?? 0) + 1;
    if (sockets.size >= SOCKETS_MAX || ofAddress > OF_ADDRESS_MAX) return socket.close(TRY_AGAIN_LATER);
    byAddress.set(ip, ofAddress);
    const state = { alive: true };
    sockets.set(socket, state);
    socket.on('pong', () => {
      state.alive = true;
    });
    const left = receive(studio, halls, socket);
    socket.on('close', () => {
      sockets.delete(socket);
      const others = (byAddress.get(ip) ?? 1) - 1;
      if (others > 0) byAddress.set(ip, others);
      else byAddress.delete(ip);
      left();
    });
  });
}

function receive(studio: Studio, halls: Halls, socket: WebSocket): () => void {
  const isAllowed = paced(REQUESTS);
  let refused = 0;
  let seated: Seated | undefined;
  let joining = Promise.resolve();

  const write = (frame: FishingFrame) => {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > BEHIND_MAX_BYTES) socket.terminate();
    else socket.send(JSON.stringify(frame));
  };
  const refuse = (code: FishingRefusal) => {
    refused += 1;
    if (refused > REFUSED_MAX) socket.close(NOT_ALLOWED);
    else write({ t: 'refused', code });
  };
  const failed = (error: unknown) => {
    if (!(error instanceof Refusal)) studio.log.warn({ err: error }, 'a hall could not be joined or left');
    refuse(error instanceof Refusal ? (error.code as FishingRefusal) : 'unknown_error');
  };

  socket.on('message', (data) => {
    if (!isAllowed()) return refuse('too_soon');
    const request = fishingRequest.safeParse(readJson(String(data)));
    if (!request.success) return refuse('invalid_input');
    switch (request.data.t) {
      case 'ping':
        return write({ t: 'pong', nowMs: seated?.nowMs() ?? 0 });
      case 'fire':
        return seated ? seated.fire(request.data) : refuse('session_expired');
      case 'leave':
        joining = joining.then(leave).catch(failed);
        return;
      case 'join': {
        const { session } = request.data;
        joining = joining.then(() => join(session)).catch(failed);
      }
    }
  });

  async function join(token: string): Promise<void> {
    if (seated) return;
    const session = await findSession(studio.db.pool, `Bearer ${token}`, studio.clock.now());
    const game = gameOfVendor(session.vendor, session.gameCode);
    if (!game || !isFishing(game)) return refuse('game_disabled');
    const dismiss = () => {
      refuse('seat_taken_over');
      seated = undefined;
    };
    const joined = await halls.join(session, game, { write, dismiss });
    if (socket.readyState === socket.OPEN) seated = joined;
    else await joined.leave();
  }

  async function leave(): Promise<void> {
    const was = seated;
    seated = undefined;
    await was?.leave();
  }

  return () => {
    joining = joining
      .then(leave)
      .catch((error) => studio.log.warn({ err: error }, 'a hall could not be left'));
  };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
