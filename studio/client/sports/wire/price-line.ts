import type { z } from 'zod';
import {
  SPORTS_PATHS,
  type SportsFrame,
  sportsFrame,
  type sportsRequest,
  WATCHED_MAX,
} from '../../../sports-api.ts';
import { backoffMs } from '../../shared/backoff.ts';

/** The line over which changed prices come. It mends itself until it is closed. */
export interface PriceLine {
  watch(fixtures: readonly string[]): void;
  close(): void;
}

export interface LineOptions {
  token: string;
  received(frame: SportsFrame): void;
  changed(state: 'live' | 'lost'): void;
  open?: (url: string) => WebSocket;
}

/** A line that says nothing for so long is asked whether it still stands, and given up when it does not answer. */
const QUIET_MS = 12_000;
const ANSWER_MS = 5000;

export function openPriceLine({ token, received, changed, open = defaultSocket }: LineOptions): PriceLine {
  let socket: WebSocket | undefined;
  let fixtures: readonly string[] = [];
  let attempt = 0;
  let closed = false;
  let quiet: ReturnType<typeof setTimeout> | undefined;
  let again: ReturnType<typeof setTimeout> | undefined;

  function connect(): void {
    clearTimeout(again);
    if (closed) return;
    const mine = open(SPORTS_PATHS.socket);
    socket = mine;
    mine.addEventListener('open', () => {
      attempt = 0;
      send({ t: 'watch', fixtures: [...fixtures], session: token });
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

  function send(message: z.infer<typeof sportsRequest>): void {
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
      const next = wanted.slice(0, WATCHED_MAX);
      if (next.join() === fixtures.join()) return;
      fixtures = next;
      send({ t: 'watch', fixtures: [...fixtures], session: token });
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

function read(data: unknown): SportsFrame | undefined {
  try {
    return sportsFrame.safeParse(JSON.parse(String(data))).data;
  } catch {
    return undefined;
  }
}

function defaultSocket(path: string): WebSocket {
  const url = new URL(path, window.location.href);
  url.protocol = url.protocol.replace('http', 'ws');
  return new WebSocket(url);
}
