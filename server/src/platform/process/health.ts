import type { FastifyInstance } from 'fastify';

/** /healthz: the process is alive. /readyz: it can do its work; a load balancer stops sending while it cannot. */
export function mountHealth(
  app: FastifyInstance,
  checkReady: () => Promise<void>,
  isStopping: () => boolean,
) {
  const options = { schema: { hide: true }, config: { rateLimit: false as const } };
  app.get('/healthz', options, async () => ({ status: 'alive' }));
  app.get('/readyz', options, async (_request, reply) => {
    if (isStopping()) return reply.code(503).send({ status: 'stopping' });
    try {
      await checkReady();
      return { status: 'ready' };
    } catch {
      return reply.code(503).header('retry-after', '2').send({ status: 'not_ready' });
    }
  });
}
