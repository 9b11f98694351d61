import { backoffMs } from './backoff.ts';

export interface PageLine<Request> {
  send(request: Request): void;
  close(): void;
}

/** A page's one socket, opened again when it was lost; the page then joins anew. */
export function openPageLine<Request, Frame extends { t: string }>(
  {
    path,
    join,
    joined,
  }: {
    path: string;
    join: Request;
    /** The frame that says the page is there again. */
    joined: Frame['t'];
  },
  { received, lost }: { received(frame: Frame): void; lost(): void },
): PageLine<Request> {
  let socket: WebSocket | undefined;
  let attempt = 0;
  let isClosed = false;
  connect();

  function connect(): void {
    const address = new URL(path, window.location.href);
    address.protocol = address.protocol.replace('http', 'ws');
    const own = new WebSocket(address);
    socket = own;
    own.addEventListener('open', () => own.send(JSON.stringify(join)));
    own.addEventListener('message', ({ data }) => {
      const said = JSON.parse(String(data)) as Frame | Frame[];
      for (const frame of Array.isArray(said) ? said : [said]) {
        if (frame.t === joined) attempt = 0;
        received(frame);
      }
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
