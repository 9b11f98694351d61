import type { OpsPushNotice } from '@lanna/contract/ops';
import type { PushNotice } from '@lanna/contract/push';
import type { WebSocket } from 'ws';

const PING_EVERY_MS = 25_000;

/** RFC 6455: policy violation, and try again later. */
export const NOT_ALLOWED = 1008;
export const TRY_AGAIN_LATER = 1013;

/** A socket a process pushes to. */
export interface OpenSocket {
  socket: WebSocket;
  /** It has answered the last ping. */
  alive: boolean;
}

/** Adds a socket that has been let in, and says so to its page; it leaves when it closes. */
export function admit<Open extends OpenSocket>(open: Set<Open>, entered: Open): void {
  const { socket } = entered;
  socket.on('pong', () => {
    entered.alive = true;
  });
  socket.on('close', () => open.delete(entered));
  open.add(entered);
  send(socket, { type: 'ready' });
}

/** A connection that is gone without a word answers no ping: it is cut with the next one. Returns what stops it. */
export function pingOpen(open: ReadonlySet<OpenSocket>): () => void {
  const heartbeat = setInterval(() => cutSilent(open), PING_EVERY_MS).unref();
  return () => clearInterval(heartbeat);
}

function cutSilent(open: ReadonlySet<OpenSocket>) {
  for (const one of open) {
    if (!one.alive) one.socket.terminate();
    one.alive = false;
    one.socket.ping();
  }
}

export function send(socket: WebSocket, notice: PushNotice | OpsPushNotice): void {
  if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(notice));
}

export function end(socket: WebSocket, reason: 'session_ended' | 'restarting' | 'bad_token'): void {
  send(socket, { type: 'goodbye', reason });
  socket.close(1000);
}
