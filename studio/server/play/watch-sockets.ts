import type { FastifyInstance } from 'fastify';
import type { WebSocket } from 'ws';
import type { z } from 'zod';
import { frameBytes } from '../platform/frame.ts';
import { paced } from '../platform/paced.ts';
import { mountPageSockets } from '../platform/page-sockets.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Studio } from '../studio.ts';
import { findSession } from './session.ts';

const NOT_ALLOWED = 1008;
/** Most that a page may send in one piece, anywhere in the studio. */
export const BYTES_UP_MAX = 1024;
const LIMITS = { sockets: 20_000, ofAddress: 400, pingEveryMs: 25_000 };
/** What a page asks is a fraction of it; who goes on far beyond is no page. */
const REQUESTS = { atOnce: 30, perSecond: 4 };
const REFUSED_MAX = 200;
/** What a reader has not taken beyond this is not waited for: it gets the newest state once it reads again. */
export const BEHIND_MAX_BYTES = 256 * 1024;
const CAUGHT_UP_BYTES = BEHIND_MAX_BYTES / 4;

/** A page that watches over one socket. A visitor has neither id, and nothing of its own. */
export interface Watcher {
  playerId: string | null;
  /** Whose player it is. */
  operatorId: string | null;
  /** Writes bytes made for all; one that is too slow is left out, and gets the newest state once it reads again. */
  write(bytes: Buffer): void;
}

export interface WatchHub {
  /** From now on, in place of what was watched before. */
  watch(watcher: Watcher, ids: readonly string[]): void;
  leave(watcher: Watcher): void;
  /** The newest state, to a reader that had fallen behind. */
  resend(watcher: Watcher): void;
}

type WatchRequest = { t: 'ping' } | { t: 'watch'; session?: string | undefined };

export interface WatchSockets<Request extends WatchRequest> {
  path: string;
  requests: z.ZodType<Request>;
  idsOf(request: Extract<Request, { t: 'watch' }>): readonly string[];
  hub: WatchHub;
  /** What a page's clock is set by. */
  now(): Date;
}

interface Reader {
  socket: WebSocket;
  isBehind: boolean;
  watcher: Watcher;
}

/** The one socket of a page: it says what it watches, and gets what happens there. Visitors watch as well. */
export function mountWatchSockets<Request extends WatchRequest>(
  app: FastifyInstance,
  studio: Pick<Studio, 'db' | 'log' | 'clock'>,
  sockets: WatchSockets<Request>,
): void {
  const { hub } = sockets;
  const readers = new Set<Reader>();
  const catching = setInterval(() => catchUp(readers, hub), 250).unref();
  app.addHook('preClose', async () => clearInterval(catching));

  mountPageSockets(
    app,
    sockets.path,
    (socket, line) => {
      const reader: Reader = { socket, isBehind: false, watcher: watcherOf(socket, line, () => reader) };
      readers.add(reader);
      receive(studio, sockets, reader);
      return () => {
        readers.delete(reader);
        hub.leave(reader.watcher);
      };
    },
    LIMITS,
  );
}

/** Nothing is compressed, so what `ws` sends is written at once: frames that go past it keep their place. */
function watcherOf(socket: WebSocket, line: { write(bytes: Buffer): void }, reader: () => Reader): Watcher {
  return {
    playerId: null,
    operatorId: null,
    write(bytes) {
      if (socket.readyState !== socket.OPEN) return;
      if (socket.bufferedAmount > BEHIND_MAX_BYTES) reader().isBehind = true;
      else if (!reader().isBehind) line.write(bytes);
    },
  };
}

function receive<Request extends WatchRequest>(
  studio: Pick<Studio, 'db' | 'log' | 'clock'>,
  { path, requests, idsOf, hub, now }: WatchSockets<Request>,
  { socket, watcher }: Reader,
): void {
  const isAllowed = paced(REQUESTS);
  let refused = 0;
  /** One after another: the last thing a page has asked for is what it watches. */
  let answering = Promise.resolve();

  const send = (frame: object) => watcher.write(frameBytes(frame));
  const refuse = (code: string) => {
    refused += 1;
    if (refused > REFUSED_MAX) socket.close(NOT_ALLOWED);
    else send({ t: 'refused', code });
  };

  socket.on('message', (data) => {
    if (!isAllowed()) return refuse('too_soon');
    const request = requests.safeParse(readJson(String(data))).data;
    if (!request) return refuse('invalid_input');
    if (!isWatch(request)) return send({ t: 'pong', now: now().toISOString() });
    answering = answering
      .then(() => watch(idsOf(request), request.session))
      .catch((error) => {
        studio.log.warn({ err: error, path }, 'what a page asked for could not be watched');
        refuse('unknown_error');
      });
  });

  async function watch(ids: readonly string[], session: string | undefined): Promise<void> {
    const known = session === undefined ? null : await sessionOf(studio, session);
    if (socket.readyState !== socket.OPEN) return;
    if (known === undefined) return refuse('session_expired');
    watcher.playerId = known?.playerId ?? null;
    watcher.operatorId = known?.operatorId ?? null;
    hub.watch(watcher, ids);
  }
}

function isWatch<Request extends WatchRequest>(
  request: Request,
): request is Extract<Request, { t: 'watch' }> {
  return request.t === 'watch';
}

/** Undefined of one that is over. */
function sessionOf({ db, clock }: Pick<Studio, 'db' | 'clock'>, token: string) {
  return findSession(db.pool, `Bearer ${token}`, clock.now()).catch((error) => {
    if (error instanceof Refusal) return undefined;
    throw error;
  });
}

function catchUp(readers: ReadonlySet<Reader>, hub: WatchHub): void {
  for (const reader of readers) {
    if (!reader.isBehind || reader.socket.bufferedAmount > CAUGHT_UP_BYTES) continue;
    reader.isBehind = false;
    hub.resend(reader.watcher);
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
