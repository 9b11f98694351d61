import { globSync } from 'node:fs';
import { type OpsEndpoint, opsRefusalsOf } from '@lanna/contract/ops';
import type { RefusalCode } from '@lanna/contract/refusals';
import { afterAll, expect } from 'vitest';
import { compose } from './compose.ts';
import { createBrand } from './modules/house/brands/brand.factory.ts';
import { sessionFor } from './modules/people/authentication/session.factory.ts';
import { createMember } from './modules/people/members/member.factory.ts';
import { CONSOLE_HOST } from './modules/people/operators/operator.factory.ts';
import { type OpsCaller, opsCallers } from './modules/people/operators/ops-callers.factory.ts';
import type { OpsAccessRows, OpsInput, OpsRow } from './platform/ops/test-ops-access.ts';
import { openLog } from './platform/process/log.ts';
import { fixedClock } from './platform/testing/test-clock.ts';
import { testDatabase } from './platform/testing/test-database.ts';
import { testConfig, testSecrets } from './platform/testing/test-secrets.ts';
import { mountedRoutes } from './test-mounted-routes.ts';
import { findTopics } from './topics.ts';

/** Every call of the console on a whole portal, with the input each topic declares for it, and callers of every kind. */
export async function consoleCalls() {
  const { portalUrl, db } = await testDatabase();
  const clock = fixedClock();
  const secrets = testSecrets();
  const river = await createBrand(db.kysely, { code: 'RIVER', hosts: ['river.test'] });
  const hill = await createBrand(db.kysely, { code: 'HILL', hosts: ['hill.test'] });
  const real = await createBrand(db.kysely, { code: 'REAL', settings: { demo: false } });
  const memberToken = await sessionFor(db, await createMember(db, river), clock.now());
  const portal = await compose({
    config: { ...testConfig(), databaseUrl: portalUrl },
    log: openLog('silent'),
    clock,
    roles: ['http'],
  });
  const { app } = portal;
  const endpoints = new Map<string, OpsEndpoint>();
  app.addHook('onRequest', async ({ routeOptions: { config } }) => {
    const endpoint = config.opsEndpoint;
    if (endpoint) endpoints.set(`${endpoint.method} ${endpoint.path}`, endpoint);
  });
  await app.ready();
  afterAll(() => portal.stop());

  for (const { methods, address } of mountedRoutes(app))
    for (const method of methods)
      await app.inject({ method, url: address, headers: { host: 'unknown.test' } });
  const calls = [...endpoints.keys()].sort();
  const rows = await readRows();
  /** One that has no row fails the first test, and is not asked. */
  const described = calls.filter((call) => rows[call]);
  const permissions = (await findTopics()).flatMap((topic) =>
    topic.permissions.map((verb) => `${topic.name}.${verb}` as const),
  );
  const roles = await db.kysely
    .selectFrom('operators.role')
    .selectAll()
    .where('built_in', '=', true)
    .execute();
  const callers = await opsCallers(db, { clock, river, hill, real, memberToken, roles, permissions });
  const owner = callers.find(({ name }) => name === 'owner of the house');

  let asked = 0;

  async function ask(call: string, { cookie, headers, host, input }: Question) {
    asked += 1;
    const endpoint = endpointOf(call);
    const reply = await app.inject({
      method: endpoint.method,
      url: endpoint.path.replace(/:(\w+)/g, (_, name: string) => input.params?.[name] ?? 'x'),
      ...(input.query ? { query: input.query } : {}),
      remoteAddress: `10.${(asked >> 16) & 255}.${(asked >> 8) & 255}.${asked & 255}`,
      headers: {
        host: host ?? CONSOLE_HOST,
        ...(endpoint.method === 'GET' ? {} : { origin: `http://${host ?? CONSOLE_HOST}` }),
        ...(cookie ? { cookie } : {}),
        ...headers,
      },
      ...(input.body ? { payload: input.body } : {}),
    });
    const isFile = reply.headers['content-type']?.startsWith('text/csv') ?? false;
    const answer = isFile ? { success: reply.statusCode === 200 } : reply.json();
    const code: string = answer.success ? 'ok' : String(answer.code);
    const declared = [...opsRefusalsOf(endpoint)].filter((refusal) => refusal !== 'unknown_error');
    expect(['ok', ...declared], `${call} answers ${code}: ${reply.body.slice(0, 400)}`).toContain(code);
    return { code: code as RefusalCode | 'ok', text: reply.body };
  }

  async function inputOf(row: OpsRow, operatorId: string): Promise<OpsInput> {
    return (await row.input?.({ db, clock, secrets, river, hill, operatorId })) ?? {};
  }

  function answersOf({ receives }: OpsRow, { may = () => false }: OpsCaller): RefusalCode | 'ok' {
    return typeof receives === 'function' ? receives(may) : (receives ?? 'ok');
  }

  /** What no caller without access to the river brand may read. */
  function secretsOf(row: OpsRow, input: OpsInput): readonly string[] {
    const more = row.secrets?.({ db, clock, secrets, river, hill, operatorId: '' }) ?? [];
    const ids = row.foreign === 'unowned' ? [] : Object.values(input.params ?? {});
    return [river.id, ...more, ...ids].filter((secret) => secret.length > 8);
  }

  function actionsOf(operatorId: string | undefined) {
    return db.kysely
      .selectFrom('operators.action')
      .select(['action', 'subject_id', 'after'])
      .where('operator_id', '=', operatorId ?? '')
      .orderBy('number')
      .execute();
  }

  function rowOf(call: string): OpsRow {
    const row = rows[call];
    if (!row) throw new Error(`${call} has no row in ops-access.factory.ts of its topic`);
    return row;
  }

  function endpointOf(call: string): OpsEndpoint {
    const endpoint = endpoints.get(call);
    if (!endpoint) throw new Error(`${call} is not mounted`);
    return endpoint;
  }

  return {
    db,
    clock,
    river,
    endpoints,
    calls,
    rows,
    described,
    permissions,
    roles,
    callers,
    owner,
    ask,
    inputOf,
    answersOf: answersOf,
    secretsOf,
    actionsOf,
    rowOf,
    endpointOf,
  };
}

interface Question {
  cookie?: string | undefined;
  headers?: Record<string, string> | undefined;
  host?: string;
  input: OpsInput;
}

export function changesSomething({ method, access, changesNothing }: OpsEndpoint): boolean {
  return method !== 'GET' && access !== 'anyone' && !changesNothing;
}

/** The rows that each topic declares, found by its place. */
async function readRows(): Promise<OpsAccessRows> {
  const table: OpsAccessRows = {};
  const modules = new URL('./modules/', import.meta.url);
  for (const file of globSync('*/*/ops-access.factory.ts', { cwd: modules })) {
    const { opsAccessRows }: { opsAccessRows: OpsAccessRows } = await import(new URL(file, modules).href);
    Object.assign(table, opsAccessRows);
  }
  return table;
}
