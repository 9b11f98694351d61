import { createPrivateKey, type KeyObject, sign } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { promisify } from 'node:util';

/** Asks the load process for one measurement. */
export interface LoadOrder {
  origin: string;
  path: string;
  /** Sent one after another over `connections` kept-alive connections, each waiting for its reply. */
  bodies: string[];
  signature?: { header: string; privateKey: string };
  connections: number;
  /** Part of `bodies` sent before the clock starts. */
  warmUp: number;
  /** Nothing more is sent after so long, whatever is left of `bodies`. */
  secondsMax?: number;
  /** What an accepted reply contains; left out, `RS_OK`. */
  accepted?: string;
  /** What a reply must not contain, whatever else it does. */
  refusal?: string;
}
export interface LoadReport {
  replies: number;
  seconds: number;
  p50Ms: number;
  p99Ms: number;
  maxMs: number;
  /** Replies that were no accepted ones. */
  refused: number;
}

const signBytes = promisify(sign);
const SIGNED_AT_ONCE = 64;

process.send?.('ready');
for (;;) {
  const [order] = (await once(process, 'message')) as [LoadOrder];
  process.send?.(await measure(order));
}

async function measure(order: LoadOrder): Promise<LoadReport> {
  const requests = await prepare(order);
  // What comes next is measured, also by the program that watches this process: it says when it is ready for it.
  process.send?.('prepared');
  await once(process, 'message');
  let next = 0;
  let refused = 0;
  let startedMs = performance.now();
  const latencies: number[] = [];
  const take = () => {
    if (next === order.warmUp) {
      startedMs = performance.now();
      latencies.length = 0;
      refused = 0;
    }
    if (
      next > order.warmUp &&
      performance.now() - startedMs > (order.secondsMax ?? Number.POSITIVE_INFINITY) * 1000
    )
      return undefined;
    return requests[next++];
  };
  const { hostname, port } = new URL(order.origin);
  await Promise.all(
    Array.from({ length: order.connections }, () =>
      converse(connect({ host: hostname, port: Number(port), noDelay: true }), take, (ms, reply) => {
        latencies.push(ms);
        const isAccepted = reply.includes(order.accepted ?? 'RS_OK');
        if (!isAccepted || (order.refusal && reply.includes(order.refusal))) refused += 1;
      }),
    ),
  );
  const seconds = (performance.now() - startedMs) / 1000;
  latencies.sort((a, b) => a - b);
  const at = (share: number) =>
    latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))] ?? 0;
  return { replies: latencies.length, seconds, p50Ms: at(0.5), p99Ms: at(0.99), maxMs: at(1), refused };
}

/** Whole requests as bytes, signed before the clock starts: the generator must leave the processor to what is measured. */
async function prepare(order: LoadOrder): Promise<Buffer[]> {
  const key = order.signature ? createPrivateKey(order.signature.privateKey) : undefined;
  const requests: Buffer[] = [];
  for (let from = 0; from < order.bodies.length; from += SIGNED_AT_ONCE)
    requests.push(
      ...(await Promise.all(
        order.bodies.slice(from, from + SIGNED_AT_ONCE).map((body) => write(order, body, key)),
      )),
    );
  return requests;
}

async function write(order: LoadOrder, body: string, key: KeyObject | undefined): Promise<Buffer> {
  const { host } = new URL(order.origin);
  const signature =
    key && order.signature
      ? `${order.signature.header}: ${(await signBytes('sha256', Buffer.from(body), key)).toString('base64')}\r\n`
      : '';
  return Buffer.from(
    `POST ${order.path} HTTP/1.1\r\nhost: ${host}\r\ncontent-type: application/json\r\n${signature}` +
      `content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
}

/** One connection: a request, its reply, the next request, until there are none left. */
function converse(
  socket: Socket,
  take: () => Buffer | undefined,
  answered: (ms: number, reply: string) => void,
): Promise<void> {
  return new Promise((done, fail) => {
    let sentMs = 0;
    let received = '';
    const ask = () => {
      const request = take();
      if (!request) {
        socket.end();
        return done();
      }
      sentMs = performance.now();
      socket.write(request);
    };
    socket.setEncoding('latin1');
    socket.once('connect', ask);
    socket.once('error', fail);
    socket.on('data', (chunk: string) => {
      received += chunk;
      const head = received.indexOf('\r\n\r\n');
      if (head === -1) return;
      const length = /content-length: (\d+)/i.exec(received)?.[1];
      if (length === undefined || received.length < head + 4 + Number(length)) return;
      answered(performance.now() - sentMs, received);
      received = '';
      ask();
    });
  });
}
