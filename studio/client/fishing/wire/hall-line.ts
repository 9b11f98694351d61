import { FISHING_PATHS, type FishingFrame, type FishingRequest } from '../../../fishing-api.ts';
import { backoffMs } from '../../shared/backoff.ts';

export interface HallLine {
  send(request: FishingRequest): void;
  close(): void;
}

/** The socket of the hall. It is opened again when it was lost: the page then sits down anew, perhaps in another water. */
export function openHallLine(
  token: string,
  { received, lost }: { received(frame: FishingFrame): void; lost(): void },
): HallLine {
  let socket: WebSocket | undefined;
  let attempt = 0;
  let isClosed = false;
  connect();

  function connect(): void {
    const address = new URL(FISHING_PATHS.socket, window.location.href);
    address.protocol = address.protocol.replace('http', 'ws');
    const own = new WebSocket(address);
    socket = own;
    own.addEventListener('open', () => own.send(JSON.stringify({ t: 'join', session: token })));
    own.addEventListener('message', ({ data }) => {
      const frame = JSON.parse(String(data)) as FishingFrame;
      if (frame.t === 'hall') attempt = 0;
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
