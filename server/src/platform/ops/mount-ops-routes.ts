import type { Permission } from '@lanna/contract/endpoint';
import { refused, success } from '@lanna/contract/envelope';
import { FILE_FORMATS, type FileFormat, FORMAT_FIELD } from '@lanna/contract/file-formats';
import { language as languageSchema } from '@lanna/contract/language';
import {
  AS_OF,
  FRESH,
  OPS_LIMITS,
  type OpsDue,
  type OpsEndpoint,
  opsRefusalsOf,
  UNATTENDED,
} from '@lanna/contract/ops';
import type { RefusalCode } from '@lanna/contract/refusals';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type FileAnswer, sendCsv } from '../files/send-csv.ts';
import { sendXlsx } from '../files/xlsx/send-xlsx.ts';
import { admitCalls } from '../http/calls/admit-calls.ts';
import { networkOf } from '../http/calls/network-of.ts';
import type { Brand } from '../http/calls/route.ts';
import { isFromElsewhere } from '../http/files/page-origin.ts';
import { hostNameOf, siteOrigin } from '../http/files/site-address.ts';
import { Refusal } from '../refusals/refusal.ts';
import { REFUSAL_STATUS } from '../refusals/refusal-table.ts';
import { asOfName, mayReadElsewhere, readElsewhere, rowsWithin } from '../replica/read-elsewhere.ts';
import type { Replica } from '../replica/replica.ts';
import type { Database } from '../sql/database.ts';
import { traced } from '../tracing/trace.ts';
import { brandOf } from './brand-in-scope.ts';
import { keepDevice, keepToken, keptDevice, keptToken } from './console-cookie.ts';
import type { Actor, OperatorGate, OperatorSession } from './operator-gate.ts';
import type { OpsCall, OpsRoute } from './ops-route.ts';

declare module 'fastify' {
  interface FastifyRequest {
    operatorSession: OperatorSession | null;
  }
  interface FastifyContextConfig {
    opsEndpoint?: OpsEndpoint;
  }
}

export interface MountOpsDeps {
  db: Database;
  consoleHosts: readonly string[];
  publicUrl: string;
  gate: OperatorGate;
  /** Of which what is declared `elsewhere` is read while it is not too far behind. */
  replica?: Replica | undefined;
  now(): Date;
}

/** A proof of the person is good for so long. */
export const STEP_UP_MS = 5 * 60_000;
const BODY_LIMIT_BYTES = 64 * 1024;
/** Refusals an operator's attempt leaves in the record. */
const RECORDED: ReadonlySet<RefusalCode> = new Set<RefusalCode>([
  'forbidden',
  'brand_out_of_scope',
  'beyond_own_rights',
  'last_owner',
  'proposal_own',
  'proposal_decided',
  'proposal_expired',
  'approver_too_fresh',
  'proposal_same_person',
  'proposal_same_device',
  'factor_of_another',
]);

const DUE_REFUSALS = {
  second_factor: 'second_factor_due',
  second_factor_setup: 'second_factor_setup_due',
  password: 'operator_password_due',
} as const satisfies Record<OpsDue, RefusalCode>;

/**
 * Adds the console's calls. For each, in this order: host, limit, session, what is due, permission, scope of brands, fresh
 * proof, validation, handler, record, envelope. They answer on the console's hosts alone.
 */
export function mountOpsRoutes(app: FastifyInstance, routes: readonly OpsRoute[], deps: MountOpsDeps) {
  const admit = admitCalls(deps.db.pool);
  app.decorateRequest('operatorSession', null);
  for (const route of routes) {
    const { endpoint } = route;
    const { max, windowSeconds } = limitOf(endpoint);
    const identify = async (request: FastifyRequest) => {
      if (!deps.consoleHosts.includes(hostNameOf(request))) throw new Refusal('domain_unknown');
      if (endpoint.method !== 'GET' && isFromElsewhere(request)) throw new Refusal('domain_unknown');
      if (endpoint.access === 'anyone') return;
      const token = keptToken(request);
      if (token === undefined) throw new Refusal('not_logged_in');
      const attended = request.headers[UNATTENDED] === undefined;
      request.operatorSession = await deps.gate.resolve(token, hostNameOf(request), attended);
    };
    const limit = app.rateLimit({
      max,
      timeWindow: windowSeconds * 1000,
      keyGenerator: (request) => countedAs(endpoint, request),
    });
    const admitOverAll = async (request: FastifyRequest) => {
      if (endpoint.method === 'GET') return;
      const counted = { key: countedAs(endpoint, request), windowMs: windowSeconds * 1000 };
      const admission = await admit({ counted });
      if (admission.hits > max)
        throw new Refusal('too_many_requests', {
          retryAfterSeconds: Math.max(1, Math.ceil(admission.windowEndsInMs / 1000)),
        });
    };
    const authorise = async (request: FastifyRequest) => {
      const session = request.operatorSession;
      if (session)
        await recordingRefusals(deps.gate, endpoint, request, async () =>
          checkSession(endpoint, session, deps.now()),
        );
    };
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      bodyLimit: endpoint.bodyLimit ?? BODY_LIMIT_BYTES,
      config: { opsEndpoint: endpoint },
      schema: describe(route),
      onRequest: [identify, limit],
      preValidation: [authorise, admitOverAll],
      handler: (request, reply) =>
        recordingRefusals(deps.gate, endpoint, request, () => answer(route, request, reply, deps)),
    });
  }
}

function limitOf(endpoint: OpsEndpoint) {
  return endpoint.limit ?? (endpoint.method === 'GET' ? OPS_LIMITS.read : OPS_LIMITS.write);
}

function countedAs({ method, path }: OpsEndpoint, request: FastifyRequest): string {
  const operator = request.operatorSession?.operator;
  return `${method} ${path} ${operator ? `operator ${operator.id}` : `address ${networkOf(request.ip)}`}`;
}

function checkSession(endpoint: OpsEndpoint, session: OperatorSession, now: Date): void {
  if (session.due && !answersWhile(endpoint, session.due)) throw new Refusal(DUE_REFUSALS[session.due]);
  const { access } = endpoint;
  if (access !== 'anyone' && access !== 'operator') {
    if (!(endpoint.house ? session.house.has(access) : session.grants.has(access)))
      throw new Refusal('forbidden');
  }
  if (endpoint.stepUp && now.getTime() - session.provedAt.getTime() > STEP_UP_MS)
    throw new Refusal('step_up_due');
}

function answersWhile({ whileDue = [] }: OpsEndpoint, due: OpsDue): boolean {
  return whileDue === true || whileDue.includes(due);
}

/** Brands of the call: those of its permission, narrowed to the one its query names. */
function scopeOf(endpoint: OpsEndpoint, session: OperatorSession | null, query: unknown): readonly Brand[] {
  if (!session) return [];
  const { access } = endpoint;
  const all =
    access === 'anyone' || access === 'operator'
      ? [...new Map([...session.grants.values()].flat().map((brand) => [brand.id, brand])).values()]
      : (session.grants.get(access as Permission) ?? []);
  const code = (query as { brand?: unknown } | null)?.brand;
  if (typeof code !== 'string') return all;
  const brand = brandOf(all, code);
  return [brand];
}

async function answer(
  route: OpsRoute,
  request: FastifyRequest,
  reply: FastifyReply,
  deps: MountOpsDeps,
): Promise<unknown> {
  const { endpoint } = route;
  const actor = actorOf(request);
  const format = route.csv ? takeFormat(request) : 'csv';
  const made = callOf(endpoint, request, reply, deps);
  const value = await traced(`use case ${endpoint.path}`, {}, () =>
    handle(route, request, reply, made.call, deps),
  );
  if (route.csv) {
    const file = value as FileAnswer;
    if (actor)
      await deps.gate.record(
        deps.db.kysely,
        {
          action: 'operators.export',
          brandId: made.call.brands.length === 1 ? (made.call.brandIds[0] ?? null) : null,
          subject: { kind: 'file', id: endpoint.path, name: file.name },
          after: { query: request.query },
        },
        actor,
      );
    // The zone that the console shows: of the brand that is chosen, else of the operator's first.
    return (format === 'xlsx' ? sendXlsx : sendCsv)(reply, file, made.call.brands[0]?.timeZone);
  }
  if (
    endpoint.method !== 'GET' &&
    endpoint.access !== 'anyone' &&
    !endpoint.changesNothing &&
    !made.isRecorded()
  )
    throw new Error(`${endpoint.method} ${endpoint.path} has recorded nothing`);
  return { success: true, value };
}

/** Runs the handler; what may be read elsewhere only reads, wherever that is. */
async function handle(
  { endpoint, csv, handle: run }: OpsRoute,
  request: FastifyRequest,
  reply: FastifyReply,
  call: OpsCall<OpsEndpoint>,
  { replica, now }: MountOpsDeps,
): Promise<unknown> {
  if (!mayReadElsewhere(endpoint.elsewhere, request.query, now())) return run(call);
  const isFresh = request.headers[FRESH] !== undefined;
  const { value, asOf, scope } = await readElsewhere(replica, isFresh, () => run(call));
  if (asOf) reply.header(AS_OF, asOf.toISOString());
  if (csv) {
    const file = value as FileAnswer;
    return { ...file, name: asOfName(file.name, asOf), rows: rowsWithin(file.rows, scope) };
  }
  scope.end();
  return value;
}

/** How a file is wanted, taken off the query: which rows it holds does not depend on it. */
function takeFormat(request: FastifyRequest): FileFormat {
  const { [FORMAT_FIELD]: format, ...query } = request.query as Record<string, unknown>;
  request.query = query;
  return format as FileFormat;
}

function callOf(endpoint: OpsEndpoint, request: FastifyRequest, reply: FastifyReply, deps: MountOpsDeps) {
  const actor = actorOf(request);
  const asked = languageSchema.safeParse(request.headers['language']);
  const host = hostNameOf(request);
  const origin = siteOrigin(host, deps.publicUrl);
  const brands = scopeOf(endpoint, request.operatorSession, request.query);
  let isRecorded = false;
  const acting = () => {
    if (!actor) throw new Error(`${endpoint.path} has no operator`);
    isRecorded = true;
    return actor;
  };
  const call = {
    params: request.params,
    query: request.query,
    body: request.body,
    operator: actor?.operator ?? null,
    session: request.operatorSession,
    brands,
    brandIds: brands.map(({ id }) => id),
    address: request.ip,
    userAgent: userAgentOf(request),
    language: asked.success ? asked.data : 'EN',
    host,
    origin,
    record: (db, action) => deps.gate.record(db, action, acting()),
    mustBeProposed: deps.gate.mustBeProposed,
    propose: (tx, proposal) => deps.gate.propose(tx, proposal, acting()),
    keepSession: (token) => void keepToken(reply, token, origin),
    device: keptDevice(request) ?? null,
    keepDevice: (device) => void keepDevice(reply, device, origin),
  } as OpsCall<OpsEndpoint>;
  return { call, isRecorded: () => isRecorded };
}

function actorOf(request: FastifyRequest): Actor | undefined {
  const operator = request.operatorSession?.operator;
  return operator && { operator, address: request.ip, userAgent: userAgentOf(request) };
}

function userAgentOf(request: FastifyRequest): string {
  return String(request.headers['user-agent'] ?? '').slice(0, 300);
}

async function recordingRefusals<T>(
  gate: OperatorGate,
  endpoint: OpsEndpoint,
  request: FastifyRequest,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const actor = actorOf(request);
    if (actor && error instanceof Refusal && RECORDED.has(error.code))
      await gate.recordRefused({ call: `${endpoint.method} ${endpoint.path}`, code: error.code }, actor);
    throw error;
  }
}

function describe({ endpoint, csv }: OpsRoute) {
  const codes = opsRefusalsOf(endpoint);
  const { max, windowSeconds } = limitOf(endpoint);
  const response: Record<number, z.ZodType> = csv ? {} : { 200: success(endpoint.value) };
  for (const status of new Set([...codes].map((code) => REFUSAL_STATUS[code] ?? 500)))
    response[status] = refused;
  return {
    summary: endpoint.summary,
    description: [
      `Console. Access: ${endpoint.access}${endpoint.house ? ' over all brands' : ''}. Limit: ${max} per ${windowSeconds} s by operator.`,
      ...(endpoint.stepUp ? ['Asks for a fresh proof of the person.'] : []),
      `Refusals: ${[...codes].map((code) => `\`${code}\``).join(', ')}.`,
    ].join('\n\n'),
    tags: ['console'],
    ...(endpoint.params ? { params: endpoint.params } : {}),
    ...(endpoint.query || csv ? { querystring: csv ? withFormat(endpoint.query) : endpoint.query } : {}),
    ...(endpoint.body ? { body: endpoint.body } : {}),
    response,
  };
}

/** Every file comes as CSV, or as a workbook. */
function withFormat(query: z.ZodType | undefined): z.ZodType {
  return ((query ?? z.object({})) as z.ZodObject).safeExtend({
    [FORMAT_FIELD]: z.enum(FILE_FORMATS).default('csv'),
  });
}
