import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import { type SocketFrame, socketRequest, TABLE_PATHS } from '../../../table-api.ts';
import { paced } from '../../platform/paced.ts';
import { Refusal } from '../../platform/refusal.ts';
import { findSession } from '../../play/session.ts';
import type { Studio } from '../../studio.ts';
import { frameBytes } from './frame.ts';
import type { TableHub, Watcher } from './table-hub.ts';

const NOT_ALLOWED = 1008;
const TRY_AGAIN_LATER = 1013;
export const BYTES_UP_MAX = 1024;
/** What a page asks is a fraction of it; who goes on far beyond is no page. */
const REQUESTS = { atOnce: 30, perSecond: 4 };
const REFUSED_MAX = 200;
const SOCKETS_MAX = 20_000;
/** Of one address: an office or a mobile network is one. */
const OF_ADDRESS_MAX = 400;
/** What a reader has not taken beyond this is not waited for: it gets the newest state once it reads again. */
export const BEHIND_MAX_BYTES = 256 * 1024;
const CAUGHT_UP_BYTES = BEHIND_MAX_BYTES / 4;
const PING_EVERY_MS = 25_000;

interface Open {
  socket: WebSocket;
  alive: boolean;
  isBehind: boolean;
  watcher: Watcher;
}

/** The one socket of a page: it says what it watches, and gets what happens there. Visitors watch as well, and have nothing of their own. */
export function mountTableSocket(app: FastifyInstance, studio: Studio, hub: TableHub): void {
  const sockets = new Set<Open>();
  const byAddress = new Map<string, number>();
  const looking = setInterval(() => cutSilent(sockets), PING_EVERY_MS).unref();
  const catching = setInterval(() => catchUp(sockets, hub), 250).unref();
  app.addHook('preClose', async () => {
    clearInterval(looking);
    clearInterval(catching);
    for (const { socket } of sockets) socket.close(1012);
  });

  app.get(TABLE_PATHS.socket, { websocket: true }, (socket, request) => {
    socket.on('error', () => socket.terminate());
    const { ip } = request;
    const ofAddress = (byAddress.get(ip) ?? 0) + 1;
    if (sockets.size >= SOCKETS_MAX || ofAddress > OF_ADDRESS_MAX) return socket.close(TRY_AGAIN_LATER);
    byAddress.set(ip, ofAddress);
    const open: Open = {
      socket,
      alive: true,
      isBehind: false,
      watcher: watcherOf(socket, request, () => open),
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

/** Nothing is compressed, so what `ws` sends is written at once: frames that go past it keep their place. */
function watcherOf(socket: WebSocket, { raw }: FastifyRequest, open: () => Open): Watcher {
  const line = raw.socket;
  return {
    playerId: null,
    operatorId: null,
    write(bytes) {
      if (socket.readyState !== socket.OPEN) return;
      if (socket.bufferedAmount > BEHIND_MAX_BYTES) open().isBehind = true;
      else if (!open().isBehind) line.write(bytes);
    },
  };
}

function receive(studio: Studio, hub: TableHub, open: Open): void {
  const { socket, watcher } = open;
  const isAllowed = paced(REQUESTS);
  let refused = 0;
  /** One after another: the last thing a page has asked for is what it watches. */
  let answering = Promise.resolve();

  const send = (frame: SocketFrame) => watcher.write(frameBytes(frame));
  const refuse = (code: string) => {
    refused += 1;
    if (refused > REFUSED_MAX) socket.close(NOT_ALLOWED);
    else send({ t: 'refused', code });
  };

  socket.on('message', (data) => {
    if (!isAllowed()) return refuse('too_soon');
    const request = socketRequest.safeParse(readJson(String(data)));
    if (!request.success) return refuse('invalid_input');
    if (request.data.t === 'ping') return send({ t: 'pong', now: hub.now().toISOString() });
    const { tables, session } = request.data;
    answering = answering
      .then(() => watch(tables, session))
      .catch((error) => {
        studio.log.warn({ err: error }, 'tables could not be watched');
        refuse('unknown_error');
      });
  });

  async function watch(tables: readonly string[], session: string | undefined): Promise<void> {
    const known = session === undefined ? null : await sessionOf(studio, session);
    if (socket.readyState !== socket.OPEN) return;
    if (known === undefined) return refuse('session_expired');
    watcher.playerId = known?.playerId ?? null;
    watcher.operatorId = known?.operatorId ?? null;
    hub.watch(watcher, tables);
  }
}

/** Undefined of one that is over. */
function sessionOf({ db, clock }: Studio, token: string) {
  return findSession(db.pool, `Bearer ${token}`, clock.now()).catch((error) => {
    if (error instanceof Refusal) return undefined;
    throw error;
  });
}

function catchUp(sockets: ReadonlySet<Open>, hub: TableHub): void {
  for (const open of sockets) {
    if (!open.isBehind || open.socket.bufferedAmount > CAUGHT_UP_BYTES) continue;
    open.isBehind = false;
    hub.resend(open.watcher);
  }
}

/** A connection that is gone without a word answers no ping. */
function cutSilent(sockets: ReadonlySet<Open>): void {
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
