import helmet from '@fastify/helmet';
import { isDatabaseUnreachable } from '@lanna/rules/database-errors';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { Log } from './log.ts';
import { Refusal } from './refusal.ts';

/** An empty server with what every call shares: headers, limits, refusals, a log line each. */
export async function buildApp({
  log,
  frameAncestors,
  trustProxy,
  isStopping = () => false,
}: {
  log: Log;
  frameAncestors: readonly string[];
  trustProxy: false | string[];
  isStopping?: () => boolean;
}): Promise<FastifyInstance> {
  const loggerInstance: FastifyBaseLogger = log;
  const app = Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 16_384,
    trustProxy,
    routerOptions: { maxParamLength: PATH_LENGTH_MAX },
    rewriteUrl: ({ url = '/' }) => (isReadable(url) ? url : '/.unreadable'),
    requestTimeout: 30_000,
    keepAliveTimeout: 65_000,
    // While stopping, answer what has been accepted and let new connections go elsewhere.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
  });
  app.removeContentTypeParser('text/plain');
  app.setErrorHandler((error, request, reply) => refuse(error, request, reply));
  app.setNotFoundHandler((_, reply) =>
    reply
      .code(404)
      .send({ success: false, code: 'not_found', message: 'nothing at this address', value: {} }),
  );
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    if (QUIET_ROUTES.includes(route)) return;
    const ms = Math.round(reply.elapsedTime);
    request.log.info({ method: request.method, route, status: reply.statusCode, ms }, 'request');
  });
  endConnectionsWhenClosing(app, isStopping);
  await app.register(helmet, securityHeaders(frameAncestors));
  return app;
}

/** A connection whose answer is still being made is not idle yet: that answer closes it. */
function endConnectionsWhenClosing(app: FastifyInstance, isStopping: () => boolean): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onSend', async (_, reply) => {
    if (isClosing || isStopping()) reply.header('connection', 'close');
  });
}

const PATH_LENGTH_MAX = 2048;

/** The framework answers an address it cannot decode past all hooks, without our headers; so it is routed to where nothing is. */
function isReadable(url: string): boolean {
  const path = url.split('?', 1)[0] ?? '';
  try {
    return path.length <= PATH_LENGTH_MAX && decodeURIComponent(path) !== '';
  } catch {
    return false;
  }
}

const QUIET_ROUTES = ['/healthz', '/readyz', '/metrics'];

function refuse(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const refusal = asRefusal(error);
  if (refusal.code === 'unknown_error' && refusal.status === 500)
    request.log.error({ err: error }, 'request failed');
  const { retryAfterSeconds } = refusal.facts;
  if (typeof retryAfterSeconds === 'number') reply.header('retry-after', String(retryAfterSeconds));
  const { code, facts } = refusal;
  return reply
    .code(refusal.status)
    .send({ success: false, code, message: code.replaceAll('_', ' '), value: facts });
}

function asRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (isDatabaseUnreachable(error)) return new Refusal('unknown_error', { retryAfterSeconds: 2 }, 503);
  const statusCode = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  if (statusCode < 500) return new Refusal('invalid_input', {}, statusCode);
  return new Refusal('unknown_error');
}

/** Games are made to be framed, by the named origins only; everything they load is ours. */
function securityHeaders(frameAncestors: readonly string[]) {
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        baseUri: ["'none'"],
        connectSrc: ["'self'"],
        fontSrc: ["'self'"],
        formAction: ["'none'"],
        frameAncestors: frameAncestors.length > 0 ? [...frameAncestors] : ["'none'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        mediaSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        styleSrcAttr: ["'unsafe-inline'"],
        workerSrc: ["'self'", 'blob:'],
      },
    },
    referrerPolicy: { policy: 'no-referrer' as const },
    strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: false },
    crossOriginEmbedderPolicy: false,
    // Says the same as frame-ancestors, but knows no list.
    xFrameOptions: false,
  };
}
