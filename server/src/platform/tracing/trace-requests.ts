import type { FastifyInstance } from 'fastify';
import { isTracing, openSpan, readTraceparent, type Span, withinSpan } from './trace.ts';

declare module 'fastify' {
  interface FastifyRequest {
    span: Span | undefined;
    /** The id of its trace, as the proxy in front has given it or as it was made here; for lines of the log. */
    traceId: string | undefined;
  }
}

const UNTRACED = new Set(['/healthz', '/readyz', '/metrics']);

/** A span for each request, in the trace that the proxy in front has begun. Addresses and queries are no part of it: routes are. To be called before all other hooks. */
export function traceRequests(app: FastifyInstance): void {
  app.decorateRequest('span', undefined);
  app.decorateRequest('traceId', undefined);
  app.addHook('onRequest', (request, _reply, done) => {
    const { traceparent } = request.headers;
    if (traceparent !== undefined) request.traceId = readTraceparent(traceparent)?.traceId;
    const { url: route = 'unknown' } = request.routeOptions;
    if (!isTracing() || UNTRACED.has(route)) return done();
    request.span = openSpan(`${request.method} ${route}`, {
      kind: 'server',
      facts: { 'http.request.method': request.method, 'http.route': route, 'lanna.request': request.id },
      parent: request.traceId ? String(traceparent) : undefined,
    });
    request.traceId = request.span?.traceId;
    withinSpan(request.span, done);
  });
  app.addHook('onResponse', (request, { statusCode }, done) => {
    const { span, brand } = request;
    span?.set({ 'http.response.status_code': statusCode, ...(brand && { 'lanna.brand': brand.code }) });
    if (statusCode >= 500) span?.fail(String(statusCode));
    span?.end();
    done();
  });
}
