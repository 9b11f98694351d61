import type { z } from 'zod';
import { backoffMs } from './backoff.ts';

/** The line over which all that happens to what a page shows comes. It mends itself until it is closed. */
export interface WatchLine {
  watch(ids: readonly string[]): void;
  close(): void;
}

export interface WatchLineOptions<Frame, Request> {
  path: string;
  frames: z.ZodType<Frame>;
  /** What says which of them the page shows; undefined while there is nothing to say. */
  ask(ids: string[]): Request | undefined;
  ping: Request;
  received(frame: Frame): void;
  changed(state: 'live' | 'lost'): void;
}

/** A line that says nothing for so long is asked whether it still stands, and given up when it does not answer. */
const QUIET_MS = 12_000;
const ANSWER_MS = 5000;

export function openWatchLine<Frame, Request>({
  path,
  frames,
  ask,
  ping,
  received,
  changed,
}: WatchLineOptions<Frame, Request>): WatchLine {
  let socket: WebSocket | undefined;
  let watched: readonly string[] = [];
  let attempt = 0;
  let closed = false;
  let quiet: ReturnType<typeof setTimeout> | undefined;
  let again: ReturnType<typeof setTimeout> | undefined;

  function connect(): void {
    clearTimeout(again);
    if (closed) return;
    const mine = openSocket(path);
    socket = mine;
    mine.addEventListener('open', () => {
      attempt = 0;
      send(ask([...watched]));
      listen();
      changed('live');
    });
    mine.addEventListener('message', ({ data }) => {
      if (mine !== socket) return;
      listen();
      const frame = read(data);
      if (frame !== undefined) received(frame);
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
      send(ping);
      quiet = setTimeout(lost, ANSWER_MS);
    }, QUIET_MS);
  }

  function read(data: unknown): Frame | undefined {
    try {
      return frames.safeParse(JSON.parse(String(data))).data;
    } catch {
      return undefined;
    }
  }

  function send(request: Request | undefined): void {
    if (request && socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(request));
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
    watch(ids) {
      watched = ids;
      send(ask([...ids]));
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

function openSocket(path: string): WebSocket {
  const url = new URL(path, window.location.href);
  url.protocol = url.protocol.replace('http', 'ws');
  return new WebSocket(url);
}
