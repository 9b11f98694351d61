import { once } from 'node:events';
import { WebSocket } from 'ws';
import type { FromReaders, ReaderPlan, ToReaders } from './messages.ts';

/** Of so many readers one looks into its frames; the others count them, so that reading costs both sides little. */
const LOOKS = 20;
const AT_ONCE = 50;

const say = (said: FromReaders) => process.send?.(said);
let frames = 0;
let latencies: number[] = [];
let gaps = 0;

process.on('message', (asked: ToReaders) => {
  if ('report' in asked) {
    say({ frames, latencies, gaps });
    [frames, latencies, gaps] = [0, [], 0];
  } else void connectAll(asked.connect);
});
process.once('disconnect', () => process.exit());

async function connectAll(plan: ReaderPlan) {
  for (let from = 0; from < plan.tokens.length; from += AT_ONCE)
    await Promise.all(
      plan.tokens.slice(from, from + AT_ONCE).map((token, at) => connect(plan, token, from + at)),
    );
  say({ connected: true });
}

/** Each comes from an address of its own: limits of one address are not what is measured. */
async function connect({ ports, channel }: ReaderPlan, token: string, at: number) {
  const path = channel === null ? '' : '/wps/push';
  const socket = new WebSocket(`ws://127.0.0.1:${ports[at % ports.length]}${path}`, {
    perMessageDeflate: false,
    headers: { 'x-forwarded-for': `10.1.${at >> 8}.${at & 255}` },
  });
  await once(socket, 'open');
  if (channel !== null) await subscribe(socket, token, channel);
  const look = at % LOOKS === 0 ? looker() : undefined;
  socket.on('message', (data) => {
    frames += 1;
    look?.(String(data));
  });
  socket.on('close', () => {
    throw new Error('a reader was closed');
  });
}

async function subscribe(socket: WebSocket, token: string, channel: string) {
  socket.send(JSON.stringify({ token }));
  await once(socket, 'message');
  socket.send(JSON.stringify({ type: 'subscribe', channel }));
  const [answer] = await once(socket, 'message');
  if (JSON.parse(String(answer)).type !== 'subscribed') throw new Error(`a reader was told ${answer}`);
}

function looker(): (text: string) => void {
  let last = 0;
  return (text) => {
    const { number, data } = JSON.parse(text);
    latencies.push(Date.now() - Date.parse(data.message.sentAt));
    if (last > 0 && number !== last + 1) gaps += 1;
    last = number;
  };
}
