import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocketServer } from 'ws';

/** A bare `ws` server that sends text of a length to every client so many times, one frame in a quarter of a second. */
const EVERY_MS = 250;
const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
process.on('message', async ({ frames, bytes }: { frames: number; bytes: number }) => {
  for (let frame = 0; frame < frames; frame++) {
    const text = JSON.stringify({ t: 'state', n: frame, filler: '' });
    const whole = text.replace('""', `"${'x'.repeat(Math.max(0, bytes - text.length))}"`);
    for (const client of server.clients) client.send(whole);
    await sleep(EVERY_MS);
  }
  process.send?.('sent');
});
server.once('listening', () => {
  const address = server.address();
  process.send?.(`ws://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`);
});
process.once('disconnect', () => process.exit());
