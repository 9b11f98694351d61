import { DEFAULT_SIGNATURE_HEADER } from '@lanna/contract/money/vendor-wallet/vendor-wallet';
import type { FastifyInstance, FastifyRequest } from 'fastify';

export const SIGNATURE_HEADER = DEFAULT_SIGNATURE_HEADER.toLowerCase();
const BODY_BYTES_MAX = 65_536;

/** Bodies of these calls come as the bytes that travelled, so that a signature over them can be checked before they are read. */
export function takeSignedBytes(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer', bodyLimit: BODY_BYTES_MAX }, takeAsIs);
}

function takeAsIs(_: FastifyRequest, body: Buffer, done: (error: Error | null, body?: Buffer) => void): void {
  done(null, body);
}
