import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { WebSocket } from 'ws';
import { treeMs } from '../processor-time.ts';
import type { FromRelay, ToRelay } from './relay-process.ts';

const SEATS = 4;

/** Processor time of a bare relay, in milliseconds a second, that writes frames of the same size as often to as many tables. */
export async function relayMsPerSecond(
  running: ChildProcess[],
  {
    tables,
    framesPerSecond,
    bytes,
    seconds,
  }: Record<'tables' | 'framesPerSecond' | 'bytes' | 'seconds', number>,
): Promise<number> {
  const relay = fork(fileURLToPath(new URL('./relay-process.ts', import.meta.url)));
  running.push(relay);
  const [{ url }] = (await once(relay, 'message')) as [FromRelay];
  relay.send({ bytes: Math.round(bytes) } satisfies ToRelay);
  const sockets: WebSocket[] = [];
  for (let at = 0; at < tables * SEATS; at += 1) {
    const socket = new WebSocket(`${url}/${Math.floor(at / SEATS)}`, { perMessageDeflate: false });
    await once(socket, 'open');
    sockets.push(socket);
  }
  // Each message makes one frame for each seat.
  const everyMs = 1000 / (framesPerSecond / SEATS);
  let next = 0;
  const startedMs = performance.now();
  let sent = 0;
  const timer = setInterval(() => {
    for (; sent < (performance.now() - startedMs) / everyMs; sent += 1) {
      sockets[next]?.send('{"t":"move"}');
      next = (next + SEATS) % sockets.length;
    }
  }, 5);
  const before = treeMs(relay.pid ?? 0);
  await sleep(seconds * 1000);
  const took = treeMs(relay.pid ?? 0) - before;
  clearInterval(timer);
  for (const socket of sockets) socket.terminate();
  relay.kill('SIGKILL');
  return took / seconds;
}
