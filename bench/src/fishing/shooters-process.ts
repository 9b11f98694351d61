import { once } from 'node:events';
import { WebSocket } from 'ws';

/** What the bench asks of those who shoot, and what they answer. */
export type ToShooters =
  | { connect: string; sessions: string[] }
  | { shoot: { perSecond: number } }
  | { report: true };
export interface FromShooters {
  shots: number;
  frames: number;
  bytes: number;
  hits: number;
}

const AT_ONCE = 20;
const sockets: { socket: WebSocket; n: number }[] = [];
const seen: FromShooters = { shots: 0, frames: 0, bytes: 0, hits: 0 };

process.on('message', (asked: ToShooters) => {
  if ('connect' in asked) void connectAll(asked).then(() => process.send?.('connected'));
  else if ('shoot' in asked) shoot(asked.shoot.perSecond);
  else {
    process.send?.({ ...seen } satisfies FromShooters);
    Object.assign(seen, { shots: 0, frames: 0, bytes: 0, hits: 0 });
  }
});
process.once('disconnect', () => process.exit());

async function connectAll({ connect, sessions }: Extract<ToShooters, { connect: string }>): Promise<void> {
  for (let from = 0; from < sessions.length; from += AT_ONCE)
    await Promise.all(
      sessions.slice(from, from + AT_ONCE).map((session, at) => sit(connect, session, from + at)),
    );
}

/** Each comes from an address of its own: limits of one address are not what is measured. */
async function sit(url: string, session: string, at: number): Promise<void> {
  const socket = new WebSocket(url, {
    perMessageDeflate: false,
    headers: { 'x-forwarded-for': `10.4.${at >> 8}.${at & 255}` },
  });
  await once(socket, 'open');
  socket.on('message', (data: Buffer) => {
    seen.frames += 1;
    seen.bytes += data.length;
    seen.hits += String(data).split('"t":"hits"').length - 1;
  });
  const seated = once(socket, 'message');
  socket.send(JSON.stringify({ t: 'join', session }));
  sockets.push({ socket, n: 0 });
  // A relay welcomes no one.
  if (session !== '') await seated;
}

/** Spread over the second, as people press. */
function shoot(perSecond: number): void {
  for (const [at, one] of sockets.entries())
    setTimeout(
      () => setInterval(() => fire(one), 1000 / perSecond),
      (at / sockets.length) * (1000 / perSecond),
    );
}

function fire(one: { socket: WebSocket; n: number }): void {
  one.n += 1;
  seen.shots += 1;
  const angle = -0.4 - Math.random() * (Math.PI - 0.8);
  const shot = { t: 'fire', n: one.n, at: 0, angle, bet: '1.00', weapon: 'cannon' };
  if (one.socket.readyState === WebSocket.OPEN) one.socket.send(JSON.stringify(shot));
}
