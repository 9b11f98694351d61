import { createVerify } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { afterAll } from 'vitest';

export interface ReceivedCall {
  path: string;
  headers: IncomingMessage['headers'];
  raw: Buffer;
  /** Parsed body. */
  body: Record<string, unknown>;
}

export interface TestVendor {
  /** `http://127.0.0.1:port` */
  url: string;
  calls: ReceivedCall[];
  /** What the next calls are answered with: 200 and this as JSON. */
  answer(reply: unknown): void;
  /** The same for answers that are not as they should be. */
  answerWith(write: Answer): void;
}

export type Answer = (response: ServerResponse, call: ReceivedCall) => void;

/** A vendor on a port of its own that writes down what it is sent, stopped after the test file. */
export async function startTestVendor(): Promise<TestVendor> {
  const calls: ReceivedCall[] = [];
  let write = json({});
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const raw = Buffer.concat(chunks);
    const call = { path: request.url ?? '', headers: request.headers, raw, body: JSON.parse(raw.toString()) };
    calls.push(call);
    write(response, call);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('the test vendor has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    calls,
    answer: (reply) => {
      write = json(reply);
    },
    answerWith: (next) => {
      write = next;
    },
  };
}

function json(reply: unknown): Answer {
  return (response) =>
    void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(reply));
}

/** What a vendor does with the public key it was given. */
export function isSigned(call: ReceivedCall, header: string, publicKey: string): boolean {
  const signature = call.headers[header.toLowerCase()];
  if (typeof signature !== 'string') return false;
  return createVerify('RSA-SHA256').update(call.raw).verify(publicKey, signature, 'base64');
}
