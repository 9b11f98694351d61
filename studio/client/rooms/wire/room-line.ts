import { ROOM_PATHS, type RoomFrame, type RoomRequest } from '../../../room-api.ts';
import { backoffMs } from '../../shared/backoff.ts';

export interface RoomLine {
  send(request: RoomRequest): void;
  close(): void;
}

/** The socket of a seat. Opened again when it was lost: the seat is kept for a minute, and the hand is played safe meanwhile. */
export function openRoomLine(
  { token, place }: { token: string; place: string },
  { received, lost }: { received(frame: RoomFrame): void; lost(): void },
): RoomLine {
  let socket: WebSocket | undefined;
  let attempt = 0;
  let isClosed = false;
  connect();

  function connect(): void {
    const address = new URL(ROOM_PATHS.socket, window.location.href);
    address.protocol = address.protocol.replace('http', 'ws');
    const own = new WebSocket(address);
    socket = own;
    own.addEventListener('open', () => own.send(JSON.stringify({ t: 'join', session: token, place })));
    own.addEventListener('message', ({ data }) => {
      const frame = JSON.parse(String(data)) as RoomFrame;
      if (frame.t === 'snapshot') attempt = 0;
      received(frame);
    });
    own.addEventListener('close', () => {
      if (isClosed || socket !== own) return;
      lost();
      setTimeout(() => !isClosed && connect(), backoffMs(attempt));
      attempt += 1;
    });
  }

  return {
    send(request) {
      if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(request));
    },
    close() {
      isClosed = true;
      socket?.close();
    },
  };
}
