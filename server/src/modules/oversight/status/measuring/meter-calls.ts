import type { FastifyInstance } from 'fastify';
import type { HttpMeter } from './http-meter.ts';

/** Counts each answer to a visitor or a member of a brand. A closed site refuses on purpose, and is measured as closed. */
export function meterCalls(app: FastifyInstance, meter: Pick<HttpMeter, 'note'>): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { brand } = request;
    const endpoint = request.routeOptions.config.endpoint;
    if (brand && endpoint) {
      const part = endpoint.path.startsWith('/wps/session/login') ? 'log_in' : 'site';
      meter.note({ merchantId: brand.id, part, status: reply.statusCode });
    }
    done();
  });
}
