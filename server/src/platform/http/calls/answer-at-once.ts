import type { Endpoint } from '@lanna/contract/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { encodingFor, isKnownTo, READY_HEADERS, type ReadyAnswer, type WholeAnswer } from './ready-answer.ts';
import type { Recall } from './recall.ts';
import type { Brand } from './route.ts';

/** Brand of a host whose site is open to everybody; undefined where finding out takes longer than looking. */
export type OpenBrandOf = (host: string) => Brand | undefined;

/** Takes over a request it can answer; false where that goes the whole way. */
export type AtOnce = (
  request: FastifyRequest,
  reply: FastifyReply,
  refuse: (error: Error) => void,
) => boolean;

declare module 'fastify' {
  interface FastifyContextConfig {
    atOnce?: AtOnce;
  }
}

/** To be called before all other hooks: what is answered at once needs none of them. */
export function answerAtOnceFirst(app: FastifyInstance) {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onRequest', (request, reply, done) => {
    const { atOnce } = request.routeOptions.config;
    if (isClosing || !atOnce?.(request, reply, done)) done();
  });
}

/** Headers that every answer carries. They are read off one that went the whole way, so there is no second list of them. */
export interface EveryAnswersHeaders {
  list?: readonly string[];
}

/**
 * Answers a visitor's question from memory before anything else is done for it: with the same brand, limit and site check as for
 * every call, then bytes and headers that stand ready. Whatever is not plain here goes the whole way, and comes to the same answer.
 */
export function atOnce(
  { access, module }: Pick<Endpoint, 'access' | 'module'>,
  parts: {
    recall: Recall;
    limit: (request: FastifyRequest) => Error | undefined;
    openBrandOf: OpenBrandOf;
    headers: EveryAnswersHeaders;
  },
): AtOnce {
  return (request, reply, refuse) => {
    const { headers } = request;
    const { list } = parts.headers;
    if (!list || request.method !== 'GET') return false;
    if (access !== 'anyone' && headers.authorization !== undefined) return false;
    const brand = parts.openBrandOf(request.hostname);
    if (!brand || (headers['merchant'] !== undefined && headers['merchant'] !== brand.code)) return false;
    if (headers['moduleid'] !== undefined && headers['moduleid'] !== module) return false;
    const answer = parts.recall.kept(request, brand);
    if (!answer) return false;
    const encoding = encodingFor(headers['accept-encoding'], answer);
    const body = encoding ? answer.encoded[encoding] : answer.body;
    if (!body) return false;
    request.brand = brand;
    const excess = parts.limit(request);
    if (excess) {
      for (let at = 0; at < list.length; at += 2) reply.raw.setHeader(list[at] ?? '', list[at + 1] ?? '');
      refuse(excess);
    } else send(request, reply, answer, wholeOf(answer, { encoding, body, every: list }));
    return true;
  };
}

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: ReadyAnswer,
  { head, text }: WholeAnswer,
) {
  reply.hijack();
  if (isKnownTo(request, answer)) reply.raw.writeHead(304, head).end();
  else reply.raw.writeHead(200, head).end(text, 'latin1');
}

/** Made once for each answer and encoding. The bytes as text: head and body then leave in one piece. */
function wholeOf(
  answer: ReadyAnswer,
  { encoding, body, every }: { encoding: string | undefined; body: Buffer; every: readonly string[] },
): WholeAnswer {
  const known = answer.whole.get(encoding);
  if (known) return known;
  const head = [...every, ...Object.entries(READY_HEADERS).flat(), 'etag', answer.etag];
  if (encoding) head.push('content-encoding', encoding);
  const whole = { head: [...head, 'content-length', String(body.length)], text: body.toString('latin1') };
  answer.whole.set(encoding, whole);
  return whole;
}
