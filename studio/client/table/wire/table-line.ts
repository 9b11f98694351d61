import type { z } from 'zod';
import { type SocketFrame, socketFrame, type socketRequest, TABLE_PATHS } from '../../../table-api.ts';
import { backoffMs } from '../../shared/backoff.ts';

/** The line over which all that happens at the tables comes. It mends itself until it is closed. */
export interface TableLine {
  watch(tables: readonly string[]): void;
  close(): void;
}

export interface LineOptions {
  token: string;
  received(frame: SocketFrame): void;
  changed(state: 'live' | 'lost'): void;
  open?: (url: string) => WebSocket;
}

/** A line that says nothing for so long is asked whether it still stands, and given up when it does not answer. */
const QUIET_MS = 12_000;
const ANSWER_MS = 5000;

export function openTableLine({ token, received, changed, open = defaultSocket }: LineOptions): TableLine {
  let socket: WebSocket | undefined;
  let tables: readonly string[] = [];
  let attempt = 0;
  let closed = false;
  let quiet: ReturnType<typeof setTimeout> | undefined;
  let again: ReturnType<typeof setTimeout> | undefined;

  function connect(): void {
    clearTimeout(again);
    if (closed) return;
    const mine = open(TABLE_PATHS.socket);
    socket = mine;
    mine.addEventListener('open', () => {
      attempt = 0;
      if (tables.length > 0) send({ t: 'watch', tables: [...tables], session: token });
      listen();
      changed('live');
    });
    mine.addEventListener('message', ({ data }) => {
      if (mine !== socket) return;
      listen();
      const frame = read(data);
      if (frame) received(frame);
    });
    mine.addEventListener('close', () => {
      if (mine === socket) lost();
    });
  }

  function lost(): void {
    const mine = socket;
    socket = undefined;
    clearTimeout(quiet);
    mine?.close();
    if (closed) return;
    changed('lost');
    again = setTimeout(connect, backoffMs(attempt));
    attempt += 1;
  }

  function listen(): void {
    clearTimeout(quiet);
    quiet = setTimeout(() => {
      send({ t: 'ping' });
      quiet = setTimeout(lost, ANSWER_MS);
    }, QUIET_MS);
  }

  function send(message: z.infer<typeof socketRequest>): void {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  }

  /** The device says that it is on line again, or the page is looked at again: the wait is over. */
  function hurry(): void {
    if (socket || closed || document.hidden) return;
    attempt = 0;
    connect();
  }
  window.addEventListener('online', hurry);
  document.addEventListener('visibilitychange', hurry);

  connect();
  return {
    watch(wanted) {
      if (wanted.length === 0) return;
      tables = wanted;
      send({ t: 'watch', tables: [...tables], session: token });
    },
    close() {
      closed = true;
      clearTimeout(again);
      clearTimeout(quiet);
      window.removeEventListener('online', hurry);
      document.removeEventListener('visibilitychange', hurry);
      socket?.close();
    },
  };
}

function read(data: unknown): SocketFrame | undefined {
  try {
    return socketFrame.safeParse(JSON.parse(String(data))).data;
  } catch {
    return undefined;
  }
}

function defaultSocket(path: string): WebSocket {
  const url = new URL(path, window.location.href);
  url.protocol = url.protocol.replace('http', 'ws');
  return new WebSocket(url);
}
