import { type ChildProcess, fork, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { CompactEncrypt, importJWK } from 'jose';
import { Client } from 'pg';
import { freePort } from '../../e2e/start-stack.ts';
import { createMember, sessionFor } from '../../server/src/modules/accounts/member.factory.ts';
import { hashPassword, isPasswordRight } from '../../server/src/modules/accounts/password.ts';
import { createBrand } from '../../server/src/modules/brands/brand.factory.ts';
import { openDatabase } from '../../server/src/platform/database.ts';
import { startEmbeddedPostgres } from '../../server/src/platform/embedded-postgres.ts';
import { migrate } from '../../server/src/platform/migrate.ts';
import { newSecretKey } from '../../server/src/platform/secret-box.ts';
import { atLeast, atMost, type BenchResult, figure } from './result.ts';

const MEMBERS = 200;
const PASSWORD = 'nine lanterns on the river';
const LOGINS = 400;
const LOGIN_CONNECTIONS = 8;
const SECONDS = 8;

/** Log-ins beside the bare rate of argon2id, what other calls feel of them, and what the session check costs a call. */
export async function benchLogin(): Promise<BenchResult> {
  const folder = mkdtempSync(join(tmpdir(), 'lanna-bench-login-'));
  const postgres = await startEmbeddedPostgres(folder);
  try {
    const { usernames, tokens } = await prepare(postgres.url);
    const bare = await bareHashRate();
    const portal = await startPortal(postgres.url);
    const loaded = await logInUnderWatch(portal.url, usernames).finally(() => end(portal.child));
    const calls = await compareCalls(postgres.url, tokens);
    return {
      name: 'login',
      figures: [
        figure('argon2id verifications, nothing else running', bare, '/s'),
        figure('log-ins over HTTP', loaded.loginsPerSecond, '/s'),
        atLeast('  share of the bare rate', loaded.loginsPerSecond / bare, '×', 0.85),
        atMost('other calls meanwhile, p99', loaded.otherP99Ms, 'ms', 50),
        figure('other calls meanwhile, p50', loaded.otherP50Ms, 'ms'),
        figure('no-op call for anybody', calls.anyone, '/s'),
        figure('the same behind the session check', calls.session, '/s'),
        atMost('  cost of the session check', (calls.anyone / calls.session - 1) * 100, '%', 15),
      ],
      notes: [
        `${LOGINS} encrypted log-ins of ${MEMBERS} members at ${LOGIN_CONNECTIONS} connections, bodies sealed beforehand; load and server share the machine.`,
        'Other calls: the list of categories, asked one after the other on a connection of its own.',
        'The session check reads the session on each call; look-ups of one moment share a statement. 64 connections.',
      ],
    };
  } finally {
    await postgres.destroy();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function prepare(url: string) {
  const client = new Client({ connectionString: url });
  await client.connect();
  await migrate(client, new URL('../../server/migrations/', import.meta.url)).finally(() => client.end());
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

/** As many at once as the log-ins will be. */
async function bareHashRate(): Promise<number> {
  const hash = await hashPassword(PASSWORD);
  const until = performance.now() + SECONDS * 1000;
  let verified = 0;
  const startedMs = performance.now();
  await Promise.all(
    Array.from({ length: LOGIN_CONNECTIONS }, async () => {
      while (performance.now() < until) {
        if (!(await isPasswordRight(hash, PASSWORD))) throw new Error('a right password was refused');
        verified += 1;
      }
    }),
  );
  return verified / ((performance.now() - startedMs) / 1000);
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
    stdio: ['ignore', 'inherit', 'inherit'],
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

async function logInUnderWatch(url: string, usernames: string[]) {
  const bodies = await sealLogins(url, usernames);
  let running = true;
  const delays: number[] = [];
  const watching = (async () => {
    while (running) {
      const askedMs = performance.now();
      await (
        await fetch(`${url}/lgw/games/game_menus`, { headers: { 'x-forwarded-for': '10.9.9.9' } })
      ).arrayBuffer();
      delays.push(performance.now() - askedMs);
      await sleep(220);
    }
  })();
  const startedMs = performance.now();
  let next = 0;
  await Promise.all(
    Array.from({ length: LOGIN_CONNECTIONS }, async () => {
      for (let nr = next++; nr < bodies.length; nr = next++) await logIn(url, bodies[nr] ?? '', nr);
    }),
  );
  const seconds = (performance.now() - startedMs) / 1000;
  running = false;
  await watching;
  delays.sort((a, b) => a - b);
  return {
    loginsPerSecond: bodies.length / seconds,
    otherP50Ms: delays[Math.floor(delays.length / 2)] ?? Number.NaN,
    otherP99Ms: delays[Math.floor(delays.length * 0.99)] ?? Number.NaN,
  };
}

async function sealLogins(url: string, usernames: string[]): Promise<string[]> {
  const reply = (await (await fetch(`${url}/wps/system/encryption`)).json()) as {
    value: { keys: Record<string, string>[] };
  };
  const [jwk] = reply.value.keys;
  if (!jwk) throw new Error('the portal announced no key');
  const key = await importJWK(jwk, 'ECDH-ES');
  return Promise.all(
    Array.from({ length: LOGINS }, async (_, nr) => {
      const login = {
        type: 'username',
        username: usernames[nr % usernames.length],
        password: PASSWORD,
        iat: Math.floor(Date.now() / 1000),
        jti: randomUUID(),
      };
      const value = await new CompactEncrypt(new TextEncoder().encode(JSON.stringify(login)))
        .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid: jwk['kid'] ?? '' })
        .encrypt(key);
      return JSON.stringify({ value });
    }),
  );
}

async function logIn(url: string, body: string, nr: number) {
  const reply = await fetch(`${url}/wps/session/login`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      encryption: 'JWE',
      'x-forwarded-for': `10.1.${nr >> 8}.${nr & 255}`,
    },
    body,
  });
  if (!reply.ok) throw new Error(`a log-in was refused: ${await reply.text()}`);
  await reply.arrayBuffer();
}

async function compareCalls(databaseUrl: string, tokens: string[]) {
  const child = fork(fileURLToPath(new URL('login/session-process.ts', import.meta.url)), [databaseUrl]);
  const [url] = (await once(child, 'message')) as [string];
  try {
    await callRate(`${url}/wps/bench/session`, tokens, 2);
    const anyone = await callRate(`${url}/wps/bench/anyone`, tokens, SECONDS);
    const session = await callRate(`${url}/wps/bench/session`, tokens, SECONDS);
    return { anyone, session };
  } finally {
    await end(child);
  }
}

async function callRate(url: string, tokens: string[], seconds: number): Promise<number> {
  const until = performance.now() + seconds * 1000;
  let calls = 0;
  await Promise.all(
    Array.from({ length: 64 }, async (_, connection) => {
      const headers = { authorization: `Bearer ${tokens[connection % tokens.length]}` };
      while (performance.now() < until) {
        const reply = await fetch(url, { headers });
        if (!reply.ok) throw new Error(`a call was refused: ${await reply.text()}`);
        await reply.arrayBuffer();
        calls += 1;
      }
    }),
  );
  return calls / seconds;
}

async function end(child: ChildProcess) {
  if (child.exitCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  await gone;
}
