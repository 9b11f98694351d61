import { once } from 'node:events';
import { PUSH_PATH } from '@lanna/contract/push';
import { WebSocket } from 'ws';
import { endWithTheBench } from '../child-process/child-process.ts';

/** Holds the open pages of many visitors, and knows when each heard what. */
export type ToSockets = { connect: string; sockets: number } | { report: string };
export type FromSockets = { connected: number } | { arrivals: number[] };

const AT_ONCE = 50;
const which = Number(process.argv[2]);
let arrivals: { type: string; ms: number }[] = [];
const say = (said: FromSockets) => process.send?.(said);

process.on('message', (asked: ToSockets) => {
  if ('report' in asked) {
    say({ arrivals: arrivals.filter(({ type }) => type === asked.report).map(({ ms }) => ms) });
    arrivals = [];
  } else void connectAll(asked);
});
process.send?.('ready');
endWithTheBench(async () => undefined);

async function connectAll({ connect: origin, sockets }: { connect: string; sockets: number }) {
  const url = new URL(PUSH_PATH, origin.replace('http', 'ws'));
  for (let from = 0; from < sockets; from += AT_ONCE)
    await Promise.all(
      Array.from({ length: Math.min(AT_ONCE, sockets - from) }, (_, at) => open(url, from + at)),
    );
  say({ connected: sockets });
}

/** Each comes from an address of its own: limits of one address are not what is measured. */
async function open(url: URL, at: number) {
  const socket = new WebSocket(url, {
    perMessageDeflate: false,
    headers: { host: 'localhost', 'x-forwarded-for': `10.${which}.${at >> 8}.${at & 255}` },
  });
  await once(socket, 'open');
  socket.send(JSON.stringify({ token: '' }));
  await once(socket, 'message');
  socket.on('message', (data) => {
    arrivals.push({ type: JSON.parse(String(data)).type, ms: performance.timeOrigin + performance.now() });
  });
  socket.on('close', (code) => {
    throw new Error(`a socket was closed (${code})`);
  });
}
