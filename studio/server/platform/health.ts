import type { FastifyInstance } from 'fastify';

/** /healthz: the process is alive. /readyz: it can do its work; a load balancer stops sending while it cannot. */
export function mountHealth(
  app: FastifyInstance,
  checkReady: () => Promise<unknown>,
  isStopping: () => boolean,
): void {
  app.get('/healthz', async () => ({ status: 'alive' }));
  app.get('/readyz', async (_, reply) => {
    if (isStopping()) return reply.code(503).send({ status: 'stopping' });
    try {
      await checkReady();
      return { status: 'ready' };
    } catch {
      return reply.code(503).header('retry-after', '2').send({ status: 'not_ready' });
    }
  });
}
