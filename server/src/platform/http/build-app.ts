import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { language as languageSchema } from '@lanna/contract/language';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { jsonSchemaTransform, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Log } from '../process/log.ts';
import { Refusal } from '../refusals/refusal.ts';
import { refusalMessage } from '../refusals/refusal-table.ts';
import { newId } from '../sealing/ids.ts';
import { traceRequests } from '../tracing/trace-requests.ts';
import { answerAtOnceFirst } from './calls/answer-at-once.ts';
import { asRefusal, statusOf } from './calls/describe-error.ts';
import { logRequests } from './calls/log-requests.ts';
import { mountMalformed, PARAM_LENGTH_MAX, refuseNonHttp, routeAround } from './calls/malformed-requests.ts';
import { refuseUnstorableText, withStorableText } from './calls/storable-text.ts';
import { contentSecurityPolicy } from './files/content-security-policy.ts';
import { refuseOddHost } from './files/site-address.ts';

const API_PREFIXES = ['/wps/', '/lgw/', '/lotto/', '/ops/', '/vendor/'];

/** An empty server with everything every call shares: ids, headers, limits, refusals, /docs. */
export async function buildApp(options: {
  log: Log;
  trustProxy: boolean | string[];
  /** Whether this process has been asked to stop: connections that are used again and again would keep it in the way of a rest. */
  isStopping?: () => boolean;
  /** Where frames may come from besides https: the studio. */
  frameSources: string[];
  /** What answers on hosts of its own, before anything else is mounted: the console's files. */
  apart?: ((app: FastifyInstance) => Promise<void>) | undefined;
}): Promise<FastifyInstance> {
  const loggerInstance: FastifyBaseLogger = options.log;
  const app = Fastify({
    loggerInstance,
    // One line per answer, without addresses or queries: `logRequests` writes it.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: options.trustProxy,
    genReqId: () => newId(),
    requestTimeout: 30_000,
    keepAliveTimeout: 65_000,
    routerOptions: { maxParamLength: PARAM_LENGTH_MAX, ignoreTrailingSlash: true },
    rewriteUrl: routeAround,
    clientErrorHandler: refuseNonHttp,
    // A request without a host is refused like others: `refuseOddHost`.
    http: { requireHostHeader: false },
    // While stopping, answer what has been accepted and let new connections go elsewhere.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
  });
  app.removeContentTypeParser('text/plain');
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  app.setValidatorCompiler(withStorableText(validatorCompiler));
  app.setSerializerCompiler(serializerCompiler);
  app.decorateRequest('brand', null);
  app.decorateRequest('caller', null);
  app.setErrorHandler((error, request, reply) => refuse(error, request, reply));
  app.setNotFoundHandler((request, reply) => refuse(new Refusal('not_found'), request, reply));
  traceRequests(app);
  answerAtOnceFirst(app);
  logRequests(app, options.log);
  headAnswers(app);
  endConnectionsWhenClosing(app, options.isStopping);
  await app.register(helmet, securityHeaders(options.frameSources));
  app.addHook('onRequest', refuseOddHost);
  await options.apart?.(app);
  app.addHook('onRequest', async ({ params, query }) =>
    refuseUnstorableText({ ...Object(params), ...Object(query) }),
  );
  mountMalformed(app);
  await app.register(rateLimit, {
    global: false,
    cache: 50_000,
    // While the database is stopped the limit is skipped: the handler answers 503 by itself.
    skipOnError: true,
    addHeaders: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    addHeadersOnExceeding: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
    },
    errorResponseBuilder: (_request, context) =>
      new Refusal('too_many_requests', { retryAfterSeconds: Math.max(1, Math.ceil(context.ttl / 1000)) }),
  });
  await mountDocs(app);
  return app;
}

export function isApiPath(url: string): boolean {
  return API_PREFIXES.some((prefix) => url.startsWith(prefix));
}

function refuse(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const refusal = asRefusal(error);
  const asked = languageSchema.safeParse(request.headers['language']);
  const facts = { ...refusal.facts };
  if (refusal.code === 'unknown_error') {
    request.log.error({ err: error, reqId: request.id }, 'request failed');
    facts['requestId'] = request.id;
  }
  if (typeof facts['retryAfterSeconds'] === 'number')
    reply.header('retry-after', String(facts['retryAfterSeconds']));
  const message = refusalMessage(
    refusal.code,
    asked.success ? asked.data : (request.brand?.defaultLanguage ?? 'TH'),
  );
  // Serialised by hand: an error must be sent even where it fits no declared response.
  return reply
    .code(statusOf(error, refusal))
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send({ success: false, code: refusal.code, message, value: facts });
}

/** What pages of ours never ask of a device; games may still go full screen and play sound. */
export const PERMISSIONS_POLICY = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'display-capture']
  .map((feature) => `${feature}=()`)
  .join(', ');

function headAnswers(app: FastifyInstance) {
  app.addHook('onSend', (request, reply, payload, done) => {
    reply.header('permissions-policy', PERMISSIONS_POLICY);
    // Tokens, balances and names stay in no cache on the way, nor on a shared computer (OWASP ASVS 5.0, 14.3.2).
    if (isApiPath(request.url) && !reply.hasHeader('cache-control'))
      reply.header('cache-control', 'no-store');
    done(null, payload);
  });
}

/** A connection whose answer is still being made is not idle yet when the server closes: it ends with that answer. */
function endConnectionsWhenClosing(app: FastifyInstance, isStopping = () => false) {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isClosing || isStopping()) reply.header('connection', 'close');
    done(null, payload);
  });
}

function securityHeaders(frameSources: string[]) {
  return {
    contentSecurityPolicy: contentSecurityPolicy(frameSources),
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' as const },
    strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: false },
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: { policy: 'same-origin' as const },
    xFrameOptions: { action: 'deny' as const },
  };
}

async function mountDocs(app: FastifyInstance) {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Lanna',
        description: 'Every call of the site. Envelope, refusals and limits stand with each.',
        version: '1',
      },
      components: { securitySchemes: { session: { type: 'http', scheme: 'bearer' } } },
    },
    transform: jsonSchemaTransform,
  });
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: true,
    uiConfig: { docExpansion: 'none' },
  });
}
