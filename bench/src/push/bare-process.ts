import { WebSocketServer } from 'ws';
import { dataOf, type FromServer, type ToServer } from './messages.ts';

/** A bare `ws` server that sends each text to every client, and does nothing else. */
const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
let number = 0;
const answer = (said: FromServer) => process.send?.(said);
process.on('message', (asked: ToServer) => {
  if ('publish' in asked) {
    number += 1;
    const text = JSON.stringify({ type: 'frame', channel: 'board', number, data: dataOf(asked.publish) });
    for (const client of server.clients) client.send(text);
  } else {
    globalThis.gc?.();
    answer({ rss: process.memoryUsage().rss });
  }
});
server.once('listening', () => {
  const address = server.address();
  answer({ url: `ws://127.0.0.1:${typeof address === 'object' ? address?.port : 0}` });
});
process.once('disconnect', () => process.exit());
