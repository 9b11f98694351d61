import { type WebSocket, WebSocketServer } from 'ws';

const CANNONS = 4;

/** Relays what each of four sends to the other three, and does nothing else: what a hall costs that decides nothing. */
const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
const halls: WebSocket[][] = [];
server.on('connection', (socket) => {
  const last = halls.at(-1);
  const hall = last && last.length < CANNONS ? last : [];
  if (hall !== last) halls.push(hall);
  hall.push(socket);
  socket.on('message', (data) => {
    const text = String(data);
    for (const other of hall) if (other !== socket) other.send(text);
  });
});
server.once('listening', () => {
  const address = server.address();
  process.send?.(`ws://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`);
});
process.once('disconnect', () => process.exit());
