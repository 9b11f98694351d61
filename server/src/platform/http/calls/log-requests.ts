import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Log } from '../../process/log.ts';

const UNLOGGED_ROUTES = new Set(['/healthz', '/readyz', '/metrics']);

/** One line for each answer. What is alike in all lines of a route and a brand is put into words once. */
export function logRequests(app: FastifyInstance, log: Log): void {
  // These lines say nothing that would have to be blanked, and looking for it costs more than writing them.
  const lines = log.child({}, { redact: [] });
  const known = new WeakMap<object, Map<string, Log>>();
  app.addHook('onResponse', (request, reply, done) => {
    const { url: route = 'unknown', config } = request.routeOptions;
    if (!UNLOGGED_ROUTES.has(route))
      linesOf(request, route, config).info(
        {
          reqId: request.id,
          status: reply.statusCode,
          ms: Math.round(reply.elapsedTime),
          trace: request.traceId,
        },
        'request',
      );
    done();
  });

  function linesOf({ method, brand }: FastifyRequest, route: string, config: Config): Log {
    const ofRoute = known.get(config) ?? new Map<string, Log>();
    known.set(config, ofRoute);
    const key = `${method} ${brand?.code}`;
    const lineOf = ofRoute.get(key);
    if (lineOf) return lineOf;
    const made = lines.child({ method, route, module: config.endpoint?.module, merchant: brand?.code });
    ofRoute.set(key, made);
    return made;
  }
}

type Config = FastifyRequest['routeOptions']['config'];
