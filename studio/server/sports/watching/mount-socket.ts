import type { FastifyInstance } from 'fastify';
import type { WebSocket } from 'ws';
import { SPORTS_PATHS, type SportsFrame, sportsRequest } from '../../../sports-api.ts';
import { paced } from '../../platform/paced.ts';
import { Refusal } from '../../platform/refusal.ts';
import { findSession } from '../../play/session.ts';
import type { Studio } from '../../studio.ts';
import { frameBytes } from '../../tables/watching/frame.ts';
import type { SportsHub, SportsWatcher } from './sports-hub.ts';

const NOT_ALLOWED = 1008;
const TRY_AGAIN_LATER = 1013;
const REQUESTS = { atOnce: 30, perSecond: 4 };
const REFUSED_MAX = 200;
const SOCKETS_MAX = 20_000;
/** Of one address: an office or a mobile network is one. */
const OF_ADDRESS_MAX = 400;
/** A reader that has not taken more than this is written nothing, and loads again once it has. */
const BEHIND_MAX_BYTES = 256 * 1024;
const CAUGHT_UP_BYTES = BEHIND_MAX_BYTES / 4;
const PING_EVERY_MS = 25_000;

interface Open {
  socket: WebSocket;
  alive: boolean;
  isBehind: boolean;
  watcher: SportsWatcher;
}

/** The one socket of a page: it says which fixtures it shows, and gets what changes there. Visitors watch as well, and have nothing of their own. */
export function mountSportsSocket(
  app: FastifyInstance,
  studio: Pick<Studio, 'db' | 'log' | 'clock'>,
  hub: SportsHub,
): void {
  const sockets = new Set<Open>();
  const byAddress = new Map<string, number>();
  const looking = setInterval(() => look(sockets), PING_EVERY_MS).unref();
  const catching = setInterval(() => catchUp(sockets, hub), 250).unref();
  app.addHook('preClose', async () => {
    clearInterval(looking);
    clearInterval(catching);
    for (const { socket } of sockets) socket.close(1012);
  });

  app.get(SPORTS_PATHS.socket, { websocket: true }, (socket, request) => {
    socket.on('error', () => socket.terminate());
    const { ip } = request;
    const ofAddress = (byAddress.get(ip) ?? 0) + 1;
    if (sockets.size >= SOCKETS_MAX || ofAddress > OF_ADDRESS_MAX) return socket.close(TRY_AGAIN_LATER);
    byAddress.set(ip, ofAddress);
    const line = request.raw.socket;
    const open: Open = {
      ...{ socket, alive: true, isBehind: false },
      watcher: {
        playerId: null,
        // Nothing is compressed, so what `ws` sends is written at once: frames that go past it keep their place.
        write(bytes) {
          if (socket.readyState !== socket.OPEN) return;
          if (socket.bufferedAmount > BEHIND_MAX_BYTES) open.isBehind = true;
          else if (!open.isBehind) line.write(bytes);
        },
      },
    };
    sockets.add(open);
    socket.on('pong', () => {
      open.alive = true;
    });
    socket.on('close', () => {
      sockets.delete(open);
      hub.leave(open.watcher);
      const left = (byAddress.get(ip) ?? 1) - 1;
      if (left > 0) byAddress.set(ip, left);
      else byAddress.delete(ip);
    });
    receive(studio, hub, open);
  });
}

function receive(
  studio: Pick<Studio, 'db' | 'log' | 'clock'>,
  hub: SportsHub,
  { socket, watcher }: Open,
): void {
  const isAllowed = paced(REQUESTS);
  let refused = 0;
  /** One after another: the last thing a page has asked for is what it watches. */
  let answering = Promise.resolve();

  const send = (frame: SportsFrame) => watcher.write(frameBytes(frame));
  const refuse = (code: string) => {
    refused += 1;
    if (refused > REFUSED_MAX) socket.close(NOT_ALLOWED);
    else send({ t: 'refused', code });
  };

  socket.on('message', (data) => {
    if (!isAllowed()) return refuse('too_soon');
    const request = sportsRequest.safeParse(readJson(String(data)));
    if (!request.success) return refuse('invalid_input');
    if (request.data.t === 'ping') return send({ t: 'pong', now: new Date().toISOString() });
    const { fixtures, session } = request.data;
    answering = answering
      .then(() => watch(fixtures, session))
      .catch((error) => {
        studio.log.warn({ err: error }, 'fixtures could not be watched');
        refuse('unknown_error');
      });
  });

  async function watch(fixtures: readonly string[], session: string | undefined): Promise<void> {
    const known = session === undefined ? null : await sessionOf(studio, session);
    if (socket.readyState !== socket.OPEN) return;
    if (known === undefined) return refuse('session_expired');
    watcher.playerId = known?.playerId ?? null;
    hub.watch(watcher, fixtures);
  }
}

/** Undefined of one that is over. */
function sessionOf({ db, clock }: Pick<Studio, 'db' | 'clock'>, token: string) {
  return findSession(db.pool, `Bearer ${token}`, clock.now()).catch((error) => {
    if (error instanceof Refusal) return undefined;
    throw error;
  });
}

function catchUp(sockets: ReadonlySet<Open>, hub: SportsHub): void {
  for (const open of sockets) {
    if (!open.isBehind || open.socket.bufferedAmount > CAUGHT_UP_BYTES) continue;
    open.isBehind = false;
    hub.resend(open.watcher);
  }
}

/** A connection that is gone without a word answers no ping. */
function look(sockets: ReadonlySet<Open>): void {
  for (const open of sockets) {
    if (!open.alive) open.socket.terminate();
    open.alive = false;
    open.socket.ping();
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
