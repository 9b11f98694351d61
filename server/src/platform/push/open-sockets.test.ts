import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { WebSocket } from 'ws';
import { admit, end, type OpenSocket, pingOpen } from './open-sockets.ts';

const PING_MS = 25_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** As much of a socket as push uses. */
function socketOf(answers: boolean) {
  const events = new EventEmitter();
  const sent: string[] = [];
  const socket = Object.assign(events, {
    OPEN: 1,
    readyState: 1,
    sent,
    send: (text: string) => sent.push(text),
    ping: () => answers && events.emit('pong'),
    terminate: () => events.emit('close'),
    close: () => {
      socket.readyState = 2;
    },
  });
  return socket;
}

function admitted(open: Set<OpenSocket>, answers: boolean) {
  const socket = socketOf(answers);
  admit(open, { socket: socket as unknown as WebSocket, alive: true });
  return socket;
}

test('a socket that answers pings stays, one that is silent for a whole interval is cut and forgotten', () => {
  const open = new Set<OpenSocket>();
  const stop = pingOpen(open);
  const quick = admitted(open, true);
  admitted(open, false);
  expect(quick.sent).toEqual(['{"type":"ready"}']);
  vi.advanceTimersByTime(PING_MS);
  expect(open.size).toBe(2);
  vi.advanceTimersByTime(PING_MS);
  expect([...open].map(({ socket }) => socket)).toEqual([quick]);
  vi.advanceTimersByTime(10 * PING_MS);
  expect(open.size).toBe(1);
  stop();
});

test('no socket is pinged once it is stopped', () => {
  const open = new Set<OpenSocket>();
  pingOpen(open)();
  admitted(open, false);
  vi.advanceTimersByTime(10 * PING_MS);
  expect(open.size).toBe(1);
});

test('a page receives the reason why its socket ends, and nothing is sent into one that is closing', () => {
  const socket = socketOf(true);
  end(socket as unknown as WebSocket, 'restarting');
  end(socket as unknown as WebSocket, 'session_ended');
  expect(socket.sent).toEqual(['{"type":"goodbye","reason":"restarting"}']);
});
