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
import { gatheringWriter, mountPageSockets, readJson, refuser } from '../../platform/page-sockets.ts';
import { Refusal } from '../../platform/refusal.ts';
import { findSession } from '../../play/session.ts';
import type { Studio } from '../../studio.ts';
import { NoAtFishing } from '../fishing-refusal.ts';
import type { Halls, Seated } from '../halls/open-halls.ts';

/** A shot each eighth of a second and the page's own questions; what comes faster than this is no page of ours. */
const REQUESTS = { atOnce: 40, perSecond: 20 };
/** All who sit down wait for each other: a page does it once, and again when it was lost. */
const JOINS = { atOnce: 5, perSecond: 1 };
const REFUSED_MAX = 400;
const SERVICE_RESTART = 1012;

/** The one socket of a page in a hall. Leaving it gives back what flies. */
export function mountFishingSocket(app: FastifyInstance, studio: Studio, halls: Halls): void {
  mountPageSockets(app, FISHING_PATHS.socket, (socket) => receive(studio, halls, socket));
}

function receive(studio: Studio, halls: Halls, socket: WebSocket): () => void {
  const isAllowed = paced(REQUESTS);
  const mayJoin = paced(JOINS);
  let seated: Seated | undefined;
  let joining = Promise.resolve();

  const page = gatheringWriter<FishingFrame>(socket);
  const write = (frame: FishingFrame) => {
    page.write(frame);
    page.flush();
  };
  const refuse = refuser<FishingRefusal>(socket, REFUSED_MAX, write);
  const failed = (error: unknown) => {
    if (!(error instanceof Refusal)) studio.log.warn({ err: error }, 'a hall could not be joined or left');
    const why = error instanceof NoAtFishing ? error.why : undefined;
    refuse(error instanceof Refusal ? (error.code as FishingRefusal) : 'unknown_error', why);
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
      case 'emote':
        return seated ? seated.speak(request.data.emote) : refuse('session_expired');
      case 'understood':
        return seated ? seated.understood(request.data.id) : refuse('session_expired');
      case 'leave':
        joining = joining.then(leave).catch(failed);
        return;
      case 'join': {
        if (!mayJoin()) return refuse('too_soon');
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
    const dismiss = (because: 'seat_taken_over' | 'lost') => {
      seated = undefined;
      if (because === 'seat_taken_over') refuse('seat_taken_over');
      // The page comes again by itself, to whichever process.
      else socket.close(SERVICE_RESTART);
    };
    const joined = await halls.join(session, game, { ...page, dismiss });
    page.flush();
    if (socket.readyState === socket.OPEN) seated = joined;
    else await joined.leave();
  }

  async function leave(): Promise<void> {
    const was = seated;
    seated = undefined;
    await was?.leave();
    page.flush();
  }

  return () => {
    joining = joining
      .then(leave)
      .catch((error) => studio.log.warn({ err: error }, 'a hall could not be left'));
  };
}
