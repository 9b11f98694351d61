import { WebSocketServer } from 'ws';

/** What the bench asks of a bare `ws` server, and what it answers. */
export type ToBare = { every: number; bytes: number } | { rest: true };
export interface FromBare {
  url: string;
}

/** Sends a text of so many bytes to every client at a steady pace, and does nothing else. */
const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
let sending: NodeJS.Timeout | undefined;
process.on('message', (asked: ToBare) => {
  clearInterval(sending);
  if ('rest' in asked) return;
  const empty = JSON.stringify({ filler: '' });
  const text = JSON.stringify({ filler: 'x'.repeat(Math.max(0, asked.bytes - empty.length)) });
  sending = setInterval(() => {
    for (const client of server.clients) client.send(text);
  }, asked.every);
});
server.once('listening', () => {
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  process.send?.({ url: `ws://127.0.0.1:${port}` } satisfies FromBare);
});
process.once('disconnect', () => process.exit());
