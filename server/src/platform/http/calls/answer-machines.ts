import type { FastifyInstance } from 'fastify';
import type { Log } from '../../process/log.ts';
import { asRefusal, statusOf } from './describe-error.ts';

/**
 * The answers of a mount for machines (gateways, feeds) to what never came to its call: too large, too many, or malformed: a host that is none, text
 * that cannot be stored, a request that was cut off. Only what failed in this server is 503, and then the machine sends it again.
 */
export function answerMachines(
  app: FastifyInstance,
  { log, failed }: { log: Pick<Log, 'error'>; failed: string },
): void {
  app.setErrorHandler((error: Error, _request, reply) => {
    const refusal = asRefusal(error);
    const status = statusOf(error, refusal);
    if (status === 413) return reply.code(413).send({ status: 'too_large' });
    if (status === 429) return reply.code(429).send({ status: 'too_many' });
    if (status < 500)
      return reply.code(400).send({ status: 'malformed', fields: fieldsOf(refusal.facts['fields']) });
    log.error({ err: error }, failed);
    return reply.code(503).header('retry-after', '5').send({ status: 'try_again' });
  });
}

/** By name, as a mount's own answer says them. What the framework refuses has none: that is the body. */
function fieldsOf(fields: unknown): string[] {
  const named = (fields ?? []) as { field: string }[];
  return named.length > 0 ? named.map(({ field }) => field) : ['body'];
}
