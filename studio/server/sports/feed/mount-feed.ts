import type { KeyObject } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { isSignedBy } from '../../platform/signature.ts';
import type { Studio } from '../../studio.ts';
import { feedEnvelope } from './feed-message.ts';
import { receiveMessage } from './receive-message.ts';

/** A message may name 400 markets with their prices. */
const BODY_BYTES_MAX = 512 * 1024;
export const FEED_PATH = '/sports-feed';
export const FEED_SIGNATURE_HEADER = 'x-feed-signature';

/** Where feeds send what they know (docs/sports-feed.md): each message is signed with the feed's own key, over the bytes that travel. */
export function mountFeed(
  app: FastifyInstance,
  studio: Pick<Studio, 'db' | 'log'>,
  keys: ReadonlyMap<string, KeyObject>,
): void {
  app.register(async (signed) => {
    signed.removeAllContentTypeParsers();
    signed.addContentTypeParser(
      'application/json',
      { parseAs: 'buffer', bodyLimit: BODY_BYTES_MAX },
      (_, body, done) => done(null, body),
    );
    signed.post(FEED_PATH, async (request, reply) => {
      const bytes = request.body;
      const signature = request.headers[FEED_SIGNATURE_HEADER];
      const envelope = feedEnvelope.safeParse(Buffer.isBuffer(bytes) ? readJson(bytes) : undefined);
      // Who has no key here learns nothing more.
      const key = envelope.success ? keys.get(envelope.data.feed) : undefined;
      if (
        !Buffer.isBuffer(bytes) ||
        typeof signature !== 'string' ||
        !key ||
        !isSignedBy(bytes, signature, [key])
      )
        return reply.code(401).send({ status: 'unsigned' });
      if (!envelope.success) return reply.code(400).send({ status: 'unreadable' });
      return receiveMessage(studio, envelope.data);
    });
  });
}

function readJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
}
