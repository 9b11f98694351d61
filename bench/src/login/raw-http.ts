import { connect, type Socket } from 'node:net';

/** Whole requests as bytes, made before the clock starts: who asks must leave the processor to who is asked. */
export function writeRequest(
  url: URL,
  options: { method: 'GET' | 'POST'; headers: Record<string, string>; body?: string },
): Buffer {
  const body = options.body ?? '';
  const headers = { host: url.host, 'content-length': String(Buffer.byteLength(body)), ...options.headers };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(`${options.method} ${url.pathname} HTTP/1.1\r\n${lines.join('')}\r\n${body}`);
}

/**
 * Sends what `take` gives over kept-alive connections, each waiting for its reply, until there is no more. Fails on the first
 * reply without `proof`.
 */
export async function converse(
  url: URL,
  connections: number,
  proof: string,
  take: (connection: number) => Buffer | undefined,
): Promise<void> {
  await Promise.all(
    Array.from({ length: connections }, (_, nr) => {
      const socket = connect({ host: url.hostname, port: Number(url.port), noDelay: true });
      return speak(socket, proof, () => take(nr)).finally(() => socket.destroy());
    }),
  );
}

function speak(socket: Socket, proof: string, take: () => Buffer | undefined): Promise<void> {
  return new Promise((done, fail) => {
    let received = '';
    const ask = () => {
      const request = take();
      if (request) socket.write(request);
      else done();
    };
    socket.setEncoding('latin1');
    socket.once('connect', ask);
    socket.once('error', fail);
    socket.once('close', () => fail(new Error('the server hung up')));
    socket.on('data', (chunk: string) => {
      received += chunk;
      const head = received.indexOf('\r\n\r\n');
      if (head === -1) return;
      const length = /\r\ncontent-length: (\d+)/i.exec(received)?.[1];
      if (length === undefined) return fail(new Error(`a reply without a length: ${received}`));
      if (received.length < head + 4 + Number(length)) return;
      if (!received.startsWith('HTTP/1.1 200') || !received.includes(proof, head))
        return fail(new Error(`a call was refused: ${received}`));
      received = '';
      ask();
    });
  });
}
