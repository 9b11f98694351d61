import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Smaller ones travel in one packet as they are. */
const COMPRESSED_FROM_BYTES = 1000;
const BROTLI_QUALITY = 6;
const HEADERS_KNOWN_MAX = 200;

/** The bytes of an answer, ready to be sent to any number of readers. */
export interface ReadyAnswer {
  body: Buffer;
  etag: string;
  /** Compressed when first asked for. */
  encoded: Partial<Record<Encoding, Buffer>>;
  encoding: Partial<Record<Encoding, Promise<Buffer>>>;
  /** As it goes out, by encoding, once it has. */
  whole: Map<string | undefined, WholeAnswer>;
}
export interface WholeAnswer {
  head: string[];
  /** Each byte a character. */
  text: string;
}
type Encoding = 'br' | 'gzip';

export function readyAnswer(text: string): ReadyAnswer {
  const body = Buffer.from(text);
  // Weak: the same answer travels in several encodings.
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  return { body, etag, encoded: {}, encoding: {}, whole: new Map() };
}

/** Browsers may keep it, and ask each time whether it still holds: the site may have closed to them meanwhile. */
export function sendReady(request: FastifyRequest, reply: FastifyReply, answer: ReadyAnswer): void {
  reply.headers(READY_HEADERS);
  reply.header('etag', answer.etag);
  if (isKnownTo(request, answer)) return void reply.code(304).send();
  const encoding = encodingFor(request.headers['accept-encoding'], answer);
  if (!encoding) return void reply.send(answer.body);
  reply.header('content-encoding', encoding);
  const ready = answer.encoded[encoding];
  if (ready) return void reply.send(ready);
  answer.encoding[encoding] ??= compress(encoding, answer);
  answer.encoding[encoding].then(
    (bytes) => reply.send(bytes),
    (error) => reply.send(error),
  );
}

/** The reader says which answers it holds; this may be one of them. */
export function isKnownTo({ headers }: Pick<FastifyRequest, 'headers'>, { etag }: ReadyAnswer): boolean {
  return headers['if-none-match']?.includes(etag) ?? false;
}

export const READY_HEADERS = {
  'cache-control': 'no-cache',
  'content-type': 'application/json; charset=utf-8',
  vary: 'accept-encoding, language',
};

export function encodingFor(accepted: string | undefined, { body }: ReadyAnswer): Encoding | undefined {
  if (!accepted || body.length < COMPRESSED_FROM_BYTES) return undefined;
  if (!best.has(accepted)) {
    if (best.size >= HEADERS_KNOWN_MAX) best.clear();
    best.set(accepted, bestOf(accepted));
  }
  return best.get(accepted);
}

/** There are few of these headers, and each comes with very many requests. */
const best = new Map<string, Encoding | undefined>();

/** The best we make of those that are accepted; `q=0` says no (RFC 9110, 12.5.3). */
function bestOf(accepted: string): Encoding | undefined {
  const names = accepted
    .toLowerCase()
    .split(',')
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map((part) => part.split(';', 1)[0]?.trim());
  return (['br', 'gzip'] as const).find((ours) => names.includes(ours));
}

async function compress(encoding: Encoding, answer: ReadyAnswer): Promise<Buffer> {
  const bytes =
    encoding === 'gzip'
      ? await promisify(gzip)(answer.body)
      : await promisify(brotliCompress)(answer.body, {
          params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY },
        });
  answer.encoded[encoding] = bytes;
  return bytes;
}
