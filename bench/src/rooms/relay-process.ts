import { type WebSocket, WebSocketServer } from 'ws';

/** What the bench has a bare relay send. */
export interface ToRelay {
  bytes: number;
}
export interface FromRelay {
  url: string;
}

/** Whatever one of a table sends, all of that table are sent a text of so many bytes; nothing else is done. */
const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
const tables = new Map<string, Set<WebSocket>>();
let text = '';
process.on('message', ({ bytes }: ToRelay) => {
  text = 'x'.repeat(bytes);
});
server.on('connection', (socket, { url }) => {
  const table = url ?? '';
  const members = tables.get(table) ?? new Set();
  tables.set(table, members.add(socket));
  socket.on('message', () => {
    for (const member of members) member.send(text);
  });
});
server.once('listening', () => {
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  process.send?.({ url: `ws://127.0.0.1:${port}` } satisfies FromRelay);
});
process.once('disconnect', () => process.exit());
