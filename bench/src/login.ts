import { fork, spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { freePort } from '../../e2e/start-stack.ts';
import { createBrand } from '../../server/src/modules/house/brands/brand.factory.ts';
import { hashPassword } from '../../server/src/modules/people/authentication/password.ts';
import { sessionFor } from '../../server/src/modules/people/authentication/session.factory.ts';
import { createMember } from '../../server/src/modules/people/members/member.factory.ts';
import { newSecretKey } from '../../server/src/platform/sealing/secret-box.ts';
import { openDatabase } from '../../server/src/platform/sql/database.ts';
import { prepareDatabase } from '../../server/src/platform/sql/prepare-database.ts';
import { startShortLivedPostgres } from '../../server/src/platform/sql/short-lived-postgres.ts';
import { said, stopped } from './child-process/child-process.ts';
import { logInUnderWatch, sealLogins } from './login/log-in-load.ts';
import { converse, writeRequest } from './login/raw-http.ts';
import { mainThreadMs, treeMs } from './processor-time.ts';
import { atLeast, atMost, type BenchResult, figure } from './result.ts';

const MEMBERS = 200;
const PASSWORD = 'nine lanterns on the river';
/** Every member's first log-in is one of them, before the clock starts. */
const WARM_UP = MEMBERS;
const LOGINS = 2000;
const LOGIN_CONNECTIONS = 8;
const SECONDS = 8;
const ROUNDS = 16;
const CALL_CONNECTIONS = 64;

/** Log-ins beside the bare rate of argon2id, what other calls feel of them, and what the session check costs a call. */
export async function benchLogin(): Promise<BenchResult> {
  const postgres = await startShortLivedPostgres('bench-login');
  try {
    const { usernames, tokens } = await prepare(postgres.url);
    const bare = await bareHashRate();
    const portal = await startPortal(postgres.url);
    const loaded = await logInEverybody(portal.url, usernames, {
      portal: portal.child.pid ?? 0,
      postgres: postgres.pid,
    }).finally(() => stopped(portal.child));
    const calls = await compareCalls(postgres.url, tokens);
    return {
      name: 'login',
      figures: [
        figure('argon2id verifications, all processors and nothing else', bare, '/s'),
        figure('log-ins over HTTP', loaded.loginsPerSecond, '/s'),
        atLeast('  share of the bare rate', loaded.loginsPerSecond / bare, '×', 0.85),
        figure('processor time of a log-in: the portal’s main thread', loaded.mainMs, 'ms'),
        figure('  its other threads, hashing above all', loaded.helpersMs, 'ms'),
        figure('  PostgreSQL', loaded.postgresMs, 'ms'),
        atMost('other calls meanwhile, p99', loaded.otherP99Ms, 'ms', 50),
        figure('other calls meanwhile, p50', loaded.otherP50Ms, 'ms'),
        figure('no-op call for anybody', calls.anyone, '/s'),
        figure('the same behind the session check', calls.session, '/s'),
        atMost('  cost of the session check', (calls.anyone / calls.session - 1) * 100, '%', 15),
      ],
      notes: [
        `${LOGINS} encrypted log-ins of ${MEMBERS} members at ${LOGIN_CONNECTIONS} connections, after ${WARM_UP} to warm up; bodies sealed beforehand, each reply looked at for its token. Load, portal and database share the machine.`,
        'Bare rate: one hash after the other in as many processes as there are processors.',
        'Other calls: the list of categories, asked one after the other on a connection of its own.',
        `Calls with and without the session check take turns, ${CALL_CONNECTIONS} connections.`,
      ],
    };
  } finally {
    await postgres.destroy();
  }
}

async function prepare(url: string) {
  const client = new Client({ connectionString: url });
  await client.connect();
  await prepareDatabase(client).finally(() => client.end());
  const db = openDatabase({ url, role: null });
  const brand = await createBrand(db.kysely, { hosts: ['127.0.0.1'] });
  const passwordHash = await hashPassword(PASSWORD);
  const usernames: string[] = [];
  const tokens: string[] = [];
  for (let nr = 0; nr < MEMBERS; nr++) {
    const member = await createMember(db, brand, { passwordHash });
    usernames.push(member.username);
    tokens.push(await sessionFor(db, member, new Date()));
  }
  await db.close();
  return { usernames, tokens };
}

/** One hash after the other in as many processes as there are processors: what the whole machine can do. */
async function bareHashRate(): Promise<number> {
  const children = Array.from({ length: availableParallelism() }, () =>
    fork(fileURLToPath(new URL('login/hash-process.ts', import.meta.url)), [String(SECONDS)]),
  );
  await Promise.all(children.map(said));
  for (const child of children) child.send('go');
  const rates = await Promise.all(children.map(said<number>));
  return rates.reduce((sum, rate) => sum + rate, 0);
}

async function startPortal(databaseUrl: string) {
  const port = await freePort();
  const child = spawn(process.execPath, ['server/src/main.ts', '--roles=http'], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      SECRET_KEYS: newSecretKey(),
      PORT: String(port),
      TRUST_PROXY: '127.0.0.1',
      LOG_LEVEL: 'warn',
    },
    // The channel notifies it when the bench is gone, however suddenly.
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 400; tries++) {
    if (
      await fetch(`${url}/readyz`).then(
        (reply) => reply.ok,
        () => false,
      )
    )
      return { url, child };
    await sleep(50);
  }
  throw new Error('the portal did not become ready');
}

async function logInEverybody(url: string, usernames: string[], pids: { portal: number; postgres: number }) {
  const logins = await sealLogins(url, usernames, PASSWORD, WARM_UP + LOGINS);
  await logInUnderWatch(url, logins.slice(0, WARM_UP), LOGIN_CONNECTIONS);
  const times = () => ({
    mainMs: mainThreadMs(pids.portal),
    allMs: treeMs(pids.portal),
    postgresMs: treeMs(pids.postgres),
  });
  const before = times();
  const watched = await logInUnderWatch(url, logins.slice(WARM_UP), LOGIN_CONNECTIONS);
  const after = times();
  const of = (name: keyof typeof before) => (after[name] - before[name]) / LOGINS;
  return {
    ...watched,
    mainMs: of('mainMs'),
    helpersMs: of('allMs') - of('mainMs'),
    postgresMs: of('postgresMs'),
  };
}

/** In turns, so that whatever else the machine does meets both. */
async function compareCalls(databaseUrl: string, tokens: string[]) {
  const child = fork(fileURLToPath(new URL('login/session-process.ts', import.meta.url)), [databaseUrl]);
  const origin = await said<string>(child);
  try {
    const calls = { anyone: 0, session: 0 };
    for (let round = 0; round <= ROUNDS; round++)
      for (const kind of ['anyone', 'session'] as const) {
        const answered = await callFor(new URL(`/wps/bench/${kind}`, origin), tokens, SECONDS / ROUNDS);
        // The first of each only warms up.
        if (round > 0) calls[kind] += answered;
      }
    return { anyone: calls.anyone / SECONDS, session: calls.session / SECONDS };
  } finally {
    await stopped(child);
  }
}

async function callFor(url: URL, tokens: string[], seconds: number): Promise<number> {
  const requests = tokens.map((token) =>
    writeRequest(url, { method: 'GET', headers: { authorization: `Bearer ${token}` } }),
  );
  const until = performance.now() + seconds * 1000;
  let calls = 0;
  await converse(url, CALL_CONNECTIONS, '"success":true', (connection) => {
    if (performance.now() > until) return undefined;
    calls += 1;
    return requests[connection % requests.length];
  });
  return calls;
}
