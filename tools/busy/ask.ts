import { request as plainRequest } from 'node:http';
import { request as sealedRequest } from 'node:https';
import { z } from 'zod';

const answerShape = z.object({ success: z.boolean(), code: z.string().optional(), value: z.unknown() });
const DEADLINE_MS = 10_000;

/** A refusal, by its code. */
export class Refused extends Error {
  readonly code: string;
  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

export interface Ask {
  method: 'GET' | 'POST';
  url: URL;
  /** The host it is asked as: every brand's site is on this machine. */
  host?: string;
  headers?: Record<string, string>;
  body?: unknown;
}

/** One call; what comes back in `value`. By node's own client, since fetch may not name another host. */
export function ask({ method, url, host, headers = {}, body }: Ask): Promise<unknown> {
  const text = body === undefined ? undefined : JSON.stringify(body);
  return new Promise((done, fail) => {
    const request = url.protocol === 'https:' ? sealedRequest : plainRequest;
    const sent = request(
      url,
      {
        method,
        headers: {
          ...headers,
          ...(host && { host: url.port ? `${host}:${url.port}` : host }),
          ...(text !== undefined && {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(text),
          }),
        },
        signal: AbortSignal.timeout(DEADLINE_MS),
      },
      (reply) => {
        let received = '';
        reply.setEncoding('utf8');
        reply.on('data', (part) => {
          received += part;
        });
        reply.on('error', fail);
        reply.on('end', () => {
          try {
            const answer = answerShape.parse(JSON.parse(received));
            if (answer.success) done(answer.value);
            else fail(new Refused(answer.code ?? String(reply.statusCode)));
          } catch (error) {
            fail(error);
          }
        });
      },
    );
    sent.on('error', fail);
    sent.end(text);
  });
}
