import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { WebSocket } from 'ws';

const TRY_AGAIN_LATER = 1013;
const NOT_ALLOWED = 1008;
/** `ofAddress`: an office or a mobile network is one. */
const LIMITS = { sockets: 4_000, ofAddress: 200, pingEveryMs: 15_000 };
/** A reader that has not taken more than this has lost what is going on: its page begins anew. */
const BEHIND_MAX_BYTES = 256 * 1024;

/** Where each page has one socket of its own, and `line` is what it is written upon. `opened` gives what is done once it is closed. */
export function mountPageSockets(
  app: FastifyInstance,
  path: string,
  opened: (socket: WebSocket, line: Socket) => () => void,
  limits = LIMITS,
): void {
  const sockets = new Map<WebSocket, { alive: boolean }>();
  const byAddress = new Map<string, number>();
  const looking = setInterval(() => {
    for (const [socket, state] of sockets) {
      if (!state.alive) socket.terminate();
      state.alive = false;
      socket.ping();
    }
  }, limits.pingEveryMs).unref();
  app.addHook('preClose', async () => {
    clearInterval(looking);
    for (const socket of sockets.keys()) socket.close(1012);
  });

  app.get(path, { websocket: true }, (socket, { ip, raw }) => {
    socket.on('error', () => socket.terminate());
    const ofAddress = (byAddress.get(ip) ?? 0) + 1;
    if (sockets.size >= limits.sockets || ofAddress > limits.ofAddress) return socket.close(TRY_AGAIN_LATER);
    byAddress.set(ip, ofAddress);
    const state = { alive: true };
    sockets.set(socket, state);
    socket.on('pong', () => {
      state.alive = true;
    });
    const closed = opened(socket, raw.socket);
    socket.on('close', () => {
      sockets.delete(socket);
      const others = (byAddress.get(ip) ?? 1) - 1;
      if (others > 0) byAddress.set(ip, others);
      else byAddress.delete(ip);
      closed();
    });
  });
}

/** Writes frames to a page that still reads them. `text`: the frame as it was written out for several pages. */
export function frameWriter<Frame>(socket: WebSocket): (frame: Frame, text?: string) => void {
  return (frame, text) => send(socket, text ?? JSON.stringify(frame));
}

function send(socket: WebSocket, text: string): void {
  if (socket.readyState !== socket.OPEN) return;
  if (socket.bufferedAmount > BEHIND_MAX_BYTES) socket.terminate();
  else socket.send(text);
}

/** The same for frames that come close after one another: those of one flush go out as one message, as a list where they are several. A flush of `own` waits for the next one where all of them are for several pages. */
export function gatheringWriter<Frame>(socket: WebSocket): {
  write(frame: Frame, text?: string): void;
  flush(what?: 'own'): void;
} {
  let gathered: string[] = [];
  let hasOwn = false;
  return {
    write(frame, text) {
      gathered.push(text ?? JSON.stringify(frame));
      hasOwn ||= text === undefined;
    },
    flush(what) {
      if (gathered.length === 0 || (what === 'own' && !hasOwn)) return;
      const [first = '', ...others] = gathered;
      gathered = [];
      hasOwn = false;
      send(socket, others.length === 0 ? first : `[${first},${others.join(',')}]`);
    },
  };
}

/** Says no, and closes to who has been told so more often than a page of ours would. */
export function refuser<Code>(
  socket: WebSocket,
  most: number,
  write: (frame: { t: 'refused'; code: Code; why?: string }) => void,
): (code: Code, why?: string) => void {
  let refused = 0;
  return (code, why) => {
    refused += 1;
    if (refused > most) socket.close(NOT_ALLOWED);
    else write({ t: 'refused', code, ...(why !== undefined && { why }) });
  };
}

/** What a page has sent, if it is JSON at all. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
