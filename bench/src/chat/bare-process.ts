import { randomUUID } from 'node:crypto';
import { WebSocketServer } from 'ws';
import type { FromServer, ToServer } from './messages.ts';

/** A bare `ws` server that sends each message, as long as ours, to every client, and does nothing else. */
const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
let number = 0;
const answer = (said: FromServer) => process.send?.(said);
process.on('message', (asked: ToServer) => {
  if ('write' in asked) {
    number += 1;
    const text = frameOf(asked.write);
    for (const client of server.clients) client.send(text);
  } else {
    globalThis.gc?.();
    answer({ rss: process.memoryUsage().rss });
  }
});
server.once('listening', () => {
  const address = server.address();
  answer({ port: typeof address === 'object' ? (address?.port ?? 0) : 0 });
});
process.once('disconnect', () => process.exit());

function frameOf({ memberId, text }: { memberId: string; text: string }): string {
  const message = {
    number,
    author: { id: memberId, name: '***', avatar: null },
    text,
    sticker: null,
    bet: null,
    replyTo: null,
    mentions: [],
    reactions: {},
    sentAt: new Date().toISOString(),
  };
  return JSON.stringify({
    type: 'frame',
    channel: `chat:${randomUUID()}`,
    number,
    data: { type: 'message', message },
  });
}
