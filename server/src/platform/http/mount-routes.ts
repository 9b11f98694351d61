import { type Endpoint, SHARED_ADDRESS_READERS } from '@lanna/contract/endpoint';
import { refused, success, successWithMessage } from '@lanna/contract/envelope';
import { refusalsOf } from '@lanna/contract/refusals';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import type { z } from 'zod';
import { type FileAnswer, sendCsv } from '../files/send-csv.ts';
import { Refusal } from '../refusals/refusal.ts';
import { REFUSAL_STATUS } from '../refusals/refusal-table.ts';
import type { BodyEncryption, OpenedBody } from '../sealing/body-encryption.ts';
import { traced } from '../tracing/trace.ts';
import { PERMISSIONS_POLICY } from './build-app.ts';
import { type Admission, admitCalls } from './calls/admit-calls.ts';
import { atOnce, type EveryAnswersHeaders, type OpenBrandOf } from './calls/answer-at-once.ts';
import { callLimit } from './calls/call-limit.ts';
import { type CheckSite, checkAccess, type ResolveBrand, type ResolveSession } from './calls/check-access.ts';
import { languageOf } from './calls/language-of.ts';
import { networkOf } from './calls/network-of.ts';
import { recallOf } from './calls/recall.ts';
import type { Brand, Call, Caller, Route } from './calls/route.ts';
import type { Snapshots } from './calls/snapshots.ts';
import { isFromElsewhere } from './files/page-origin.ts';
import { hostNameOf, siteOrigin } from './files/site-address.ts';

declare module 'fastify' {
  interface FastifyRequest {
    brand: Brand | null;
    caller: Caller | null;
  }
  interface FastifyContextConfig {
    endpoint?: Endpoint;
  }
}

export interface MountDeps {
  pool: Pool;
  /** How browsers reach this portal: addresses of ours have its scheme and port. */
  publicUrl: string;
  encryption: BodyEncryption;
  resolveBrand: ResolveBrand;
  resolveSession: ResolveSession;
  /** Asked before every call that is not described as `openWhenClosed`. */
  checkSite: CheckSite;
  /** Keeps what visitors ask alike; without it every question is put to its handler. */
  snapshots?: Snapshots;
  openBrandOf?: OpenBrandOf;
}

const BODY_LIMIT_BYTES = 64 * 1024;

/**
 * Adds described calls to the server. For each, in this order: brand of the host, limit by address, state of the site,
 * token and access, limit by account (reads have both), decryption, the limit once more over all processes, validation, handler, envelope. A
 * call without a description cannot be mounted. What every visitor asks alike is answered from memory once the site is known
 * to be open; with a token only after it was read, since a session in use stays awake.
 */
export function mountRoutes(app: FastifyInstance, routes: Route[], deps: MountDeps) {
  const admit = admitCalls(deps.pool);
  const headers: EveryAnswersHeaders = {};
  for (const route of routes) {
    const { endpoint, handle } = route;
    const { openBrandOf } = deps;
    const recall = route.alike && deps.snapshots && recallOf(route, deps.snapshots);
    const { by, max, windowSeconds } = endpoint.limit;
    const count = callLimit(windowSeconds * 1000);
    const limit = (request: FastifyRequest) =>
      refusalOfExcess(count(callerOf(endpoint, request), maxOf(endpoint, request)));
    const countReader = callLimit(windowSeconds * 1000);
    const limitReader = ({ caller }: FastifyRequest) =>
      by === 'reader' && caller ? refusalOfExcess(countReader(caller.memberId, max)) : undefined;
    const identify = async (request: FastifyRequest) => {
      request.brand = await brandOf(request, deps);
      // Left out by clients of another make; one that is given names the call it was written for.
      const module = request.headers['moduleid'];
      if (module !== undefined && module !== endpoint.module) throw new Refusal('module_wrong');
      if (endpoint.method !== 'GET' && isFromElsewhere(request)) throw new Refusal('domain_unknown');
    };
    const pass = async (request: FastifyRequest) => {
      if (!endpoint.openWhenClosed)
        await deps.checkSite(requiredBrand(request), request.ip, endpoint.needsOpenBrand);
    };
    const authorise = async (request: FastifyRequest) => {
      request.caller = await checkAccess(endpoint, request, requiredBrand(request), deps.resolveSession);
    };
    const open = async (request: FastifyRequest) => {
      refuseOtherForm(endpoint, request);
      const opened = endpoint.encrypted ? await openBody(request, deps.encryption) : undefined;
      // Reads are counted per process alone: a database write for each would cost more than the read it guards.
      if (endpoint.method !== 'GET') await refuseExcess(endpoint, request, opened, admit);
      if (opened) request.body = opened.payload;
    };
    const answerVisitor = (request: FastifyRequest, reply: FastifyReply, done: () => void) => {
      headers.list ??= headersOfEveryAnswer(reply);
      const isVisitor = endpoint.access === 'anyone' || request.headers.authorization === undefined;
      if (!(isVisitor && recall?.answer(request, reply))) done();
    };
    const byAddress = by !== 'account';
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      bodyLimit: endpoint.bodyLimit ?? BODY_LIMIT_BYTES,
      config: {
        endpoint,
        ...(recall &&
          byAddress &&
          openBrandOf && { atOnce: atOnce(endpoint, { recall, limit, openBrandOf, headers }) }),
      },
      schema: describe(route),
      onRequest: [
        ...(byAddress ? [identify, before(limit), pass] : [identify, pass]),
        ...(recall ? [answerVisitor] : []),
      ],
      preValidation: [authorise, before(byAddress ? limitReader : limit), open],
      handler: async (request, reply) => {
        if (recall?.answer(request, reply)) return reply;
        const call = callOf(endpoint, request, deps.publicUrl);
        const value = await traced(`use case ${endpoint.path}`, {}, () => handle(call));
        if (route.csv) return sendCsv(reply, value as FileAnswer);
        return { success: true, ...(route.message && { message: route.message(call, value) }), value };
      },
    });
  }
}

function headersOfEveryAnswer({ raw }: FastifyReply): string[] {
  const set = Object.entries(raw.getHeaders()).map(([name, value]) => [name, String(value)]);
  return [...set, ['permissions-policy', PERMISSIONS_POLICY]].flat();
}

/** A form can be sent by a page of any site without asking; only calls made for it take one. */
function refuseOtherForm(endpoint: Endpoint, request: FastifyRequest) {
  const isForm = String(request.headers['content-type']).startsWith('application/x-www-form-urlencoded');
  if (request.body !== undefined && isForm !== (endpoint.form ?? false))
    throw new Refusal('wrong_content_type');
}

/** A hook that lets a request on, or refuses it. */
function before(limit: (request: FastifyRequest) => Refusal | undefined) {
  return (request: FastifyRequest, _reply: FastifyReply, done: (error?: Error) => void) =>
    done(limit(request));
}

function refusalOfExcess(retryAfterSeconds: number | undefined): Refusal | undefined {
  return retryAfterSeconds === undefined
    ? undefined
    : new Refusal('too_many_requests', { retryAfterSeconds });
}

/** Whom a limit counts. */
function callerOf(endpoint: Endpoint, request: FastifyRequest): string {
  return isOfMember(endpoint, request)
    ? `member ${request.caller?.memberId}`
    : `address ${networkOf(request.ip)}`;
}

function isOfMember({ limit }: Endpoint, { caller }: FastifyRequest): boolean {
  return limit.by !== 'address' && caller !== null;
}

/** What one address may, where many share it, is more than what one account may. */
function maxOf(endpoint: Endpoint, request: FastifyRequest): number {
  const { max, by } = endpoint.limit;
  return by === 'reader' && !isOfMember(endpoint, request) ? max * SHARED_ADDRESS_READERS : max;
}

async function brandOf(request: FastifyRequest, deps: MountDeps): Promise<Brand> {
  const brand = await deps.resolveBrand(request.hostname);
  const named = request.headers['merchant'];
  if (!brand || (named !== undefined && named !== brand.code)) throw new Refusal('domain_unknown');
  return brand;
}

function requiredBrand(request: FastifyRequest): Brand {
  if (!request.brand) throw new Error('the brand hook has not run');
  return request.brand;
}

/** The same limit again over all processes together, and no body twice. */
async function refuseExcess(
  endpoint: Endpoint,
  request: FastifyRequest,
  once: OpenedBody | undefined,
  admit: ReturnType<typeof admitCalls>,
) {
  const { method, path, limit } = endpoint;
  const counted = {
    key: `${method} ${path} ${callerOf(endpoint, request)}`,
    windowMs: limit.windowSeconds * 1000,
  };
  let admission: Admission;
  try {
    admission = await admit({ counted, once });
  } catch (error) {
    // While the database is stopped the limit is skipped: the handler answers 503 by itself.
    if (once) throw error;
    return;
  }
  if (admission.hits > maxOf(endpoint, request))
    throw new Refusal('too_many_requests', {
      retryAfterSeconds: Math.max(1, Math.ceil(admission.windowEndsInMs / 1000)),
    });
  if (admission.isReplay) throw new Refusal('replayed');
}

async function openBody(request: FastifyRequest, encryption: BodyEncryption): Promise<OpenedBody> {
  const sealed = (request.body as { value?: unknown } | null)?.value;
  if (request.headers['encryption'] !== 'JWE' || typeof sealed !== 'string')
    throw new Refusal('encryption_invalid');
  return encryption.open(sealed);
}

function callOf(endpoint: Endpoint, request: FastifyRequest, publicUrl: string): Call<Endpoint> {
  const brand = requiredBrand(request);
  const idempotencyKey = request.headers['idempotency-key'];
  if (endpoint.idempotent && !(typeof idempotencyKey === 'string' && /^[\w-]{8,100}$/.test(idempotencyKey)))
    throw new Refusal('idempotency_key_missing');
  const host = hostNameOf(request);
  return {
    params: request.params,
    query: request.query,
    body: request.body,
    brand,
    caller: request.caller,
    address: request.ip,
    userAgent: String(request.headers['user-agent'] ?? '').slice(0, 300),
    language: languageOf(request, brand),
    host,
    origin: siteOrigin(host, publicUrl),
    idempotencyKey: typeof idempotencyKey === 'string' ? idempotencyKey : '',
  };
}

/** One set of schemas validates requests and answers and is shown by /docs. */
function describe({ endpoint, csv }: Route) {
  const codes = refusalsOf(endpoint);
  const statuses = [...new Set([...codes].map((code) => REFUSAL_STATUS[code] ?? 500))].sort();
  const answer = endpoint.message ? successWithMessage(endpoint.value) : success(endpoint.value);
  const response: Record<number, z.ZodType> = csv ? {} : { 200: answer };
  for (const status of statuses) response[status] = refused;
  return {
    summary: endpoint.summary,
    description: [
      ...(csv ? ['Answers with a file of comma-separated values.'] : []),
      `Module \`${endpoint.module}\`. Access: ${endpoint.access}. Limit: ${endpoint.limit.max} per ${endpoint.limit.windowSeconds} s by ${endpoint.limit.by}.`,
      ...(endpoint.encrypted
        ? ['Encrypted: the body travels as `{"value":"<JWE>"}` and holds these fields with `iat` and `jti`.']
        : []),
      ...(endpoint.idempotent ? ['Needs an `Idempotency-Key` header; a repeat gets the first answer.'] : []),
      ...(endpoint.openWhenClosed ? ['Answers also while the site is closed.'] : []),
      ...(endpoint.openWhilePasswordDue ? ['Answers also while a change of password is due.'] : []),
      `Refusals: ${[...codes].map((code) => `\`${code}\``).join(', ')}.`,
    ].join('\n\n'),
    tags: [endpoint.module],
    ...(endpoint.params ? { params: endpoint.params } : {}),
    ...(endpoint.query ? { querystring: endpoint.query } : {}),
    ...(endpoint.body ? { body: endpoint.body } : {}),
    response,
    ...(endpoint.access === 'anyone' || endpoint.access === 'optional'
      ? {}
      : { security: [{ session: [] }] }),
  };
}
