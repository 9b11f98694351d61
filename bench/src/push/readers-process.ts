import { once } from 'node:events';
import { WebSocket } from 'ws';
import { type FromReaders, nowMs, type ToReaders } from './messages.ts';

/** Of so many readers one looks into its frames; the others count them, so that reading costs both sides little. */
const LOOKS = 20;
const AT_ONCE = 50;

const say = (said: FromReaders) => process.send?.(said);
let readers = 0;
let frames = 0;
let latencies: number[] = [];
let gaps = 0;

process.on('message', (asked: ToReaders) => {
  if ('report' in asked) {
    say({ latencies, gaps });
    latencies = [];
  } else void connectAll(asked.connect, asked.readers, asked.pages);
});
process.once('disconnect', () => process.exit());

async function connectAll(url: string, count: number, pages: boolean) {
  readers = count;
  for (let from = 0; from < count; from += AT_ONCE)
    await Promise.all(Array.from({ length: AT_ONCE }, (_, at) => connect(url, from + at, pages)));
  say({ connected: true });
}

/** Each comes from an address of its own: limits of one address are not what is measured. */
async function connect(url: string, at: number, pages: boolean) {
  const socket = new WebSocket(url, {
    perMessageDeflate: false,
    headers: { 'x-forwarded-for': `10.1.${at >> 8}.${at & 255}` },
  });
  await once(socket, 'open');
  if (pages) await subscribe(socket);
  const look = at % LOOKS === 0 ? looker() : undefined;
  socket.on('message', (data) => {
    look?.(String(data));
    frames += 1;
    if (frames % readers === 0) say({ done: frames / readers });
  });
  socket.on('close', () => {
    throw new Error('a reader was closed');
  });
}

async function subscribe(socket: WebSocket) {
  socket.send(JSON.stringify({ token: '' }));
  await once(socket, 'message');
  socket.send(JSON.stringify({ type: 'subscribe', channel: 'board' }));
  await once(socket, 'message');
}

function looker(): (text: string) => void {
  let last = 0;
  return (text) => {
    const { number, data } = JSON.parse(text);
    latencies.push(nowMs() - data.at);
    if (last > 0 && number !== last + 1) gaps += 1;
    last = number;
  };
}
