import type { FastifyRequest } from 'fastify';

/**
 * True when a browser says the call comes from a page that is not of this host: another site's form or script acting through a
 * visitor's browser. Programs send no Origin; they act through no visitor's browser and send their own token.
 */
export function isFromElsewhere(request: Pick<FastifyRequest, 'headers' | 'host'>): boolean {
  const { origin } = request.headers;
  if (origin === undefined) return false;
  return !URL.canParse(origin) || new URL(origin).host !== request.host.toLowerCase();
}
