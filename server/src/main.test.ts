import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { createBrand } from './modules/house/brands/brand.factory.ts';
import { sharedSecret } from './platform/captcha/shared-secret.ts';
import { newSecretKey } from './platform/sealing/secret-box.ts';
import { fixedClock } from './platform/testing/test-clock.ts';
import { databaseSettings, testDatabase } from './platform/testing/test-database.ts';
import { TEST_SECRET_KEYS, testSecrets } from './platform/testing/test-secrets.ts';

const { portalUrl, db } = await testDatabase();
await createBrand(db.kysely, { hosts: ['127.0.0.1'] });
const started = new Set<ChildProcess>();
afterAll(() => {
  for (const child of started) child.kill('SIGKILL');
});

function start(settings: Record<string, string>, args: string[] = []) {
  const child = spawn(process.execPath, [fileURLToPath(new URL('main.ts', import.meta.url)), ...args], {
    env: {
      ...process.env,
      ...databaseSettings(portalUrl),
      SECRET_KEYS: TEST_SECRET_KEYS,
      LOG_LEVEL: 'warn',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.add(child);
  return child;
}

async function runToEnd(settings: Record<string, string>, args: string[] = []) {
  const child = start(settings, args);
  const [errors, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  return { errors, code };
}

async function freePort(): Promise<number> {
  const holder = createServer().listen(0, '127.0.0.1');
  await once(holder, 'listening');
  const address = holder.address();
  holder.close();
  return address && typeof address === 'object' ? address.port : 0;
}

async function untilReady(port: number) {
  const deadline = Date.now() + 90_000;
  while (Date.now() < deadline) {
    const ready = await fetch(`http://127.0.0.1:${port}/readyz`).then(
      (reply) => reply.ok,
      () => false,
    );
    if (ready) return;
    await sleep(50);
  }
  throw new Error('the portal did not become ready');
}

describe('the start is stopped', () => {
  test('by a wrong setting, with a sentence that names it', async () => {
    const { code, errors } = await runToEnd({ PORT: 'web' });
    expect(code).toBe(1);
    expect(errors).toMatch(/did not start.*\n {2}PORT:/);
    expect(errors).not.toMatch(/^\s+at /m);
  });

  test('by a missing database setting', async () => {
    expect((await runToEnd({ DATABASE_URL: '' })).errors).toMatch(/DATABASE_URL is not set/);
  });

  test('by a missing key for secrets', async () => {
    expect((await runToEnd({ SECRET_KEYS: '' })).errors).toMatch(/SECRET_KEYS is not set/);
  });

  test('by another key than the one secrets are sealed with, with a sentence that names the setting', async () => {
    await sharedSecret({ db, clock: fixedClock(), secrets: testSecrets() }, 'key-check')();
    const { code, errors } = await runToEnd({ SECRET_KEYS: newSecretKey() });
    expect(code).toBe(1);
    expect(errors).toMatch(
      /did not start\. SECRET_KEYS lacks the key "[0-9a-f]{16}" that secrets in this database are sealed with/,
    );
    expect(errors).not.toMatch(/^\s+at /m);
  });

  test('by an unknown role', async () => {
    expect((await runToEnd({}, ['--roles=http,cook'])).errors).toMatch(/"cook" is none of them/);
  });

  test('by a port in use', async () => {
    const holder = createServer().listen(0, '127.0.0.1');
    await once(holder, 'listening');
    const address = holder.address();
    const port = address && typeof address === 'object' ? address.port : 0;
    const { code, errors } = await runToEnd({ PORT: String(port) });
    holder.close();
    expect(code).toBe(1);
    expect(errors).toMatch(new RegExp(`Port ${port} is in use`));
  });
});

test('SIGTERM answers what has been accepted, takes nothing new, and ends cleanly', async () => {
  const port = await freePort();
  const portal = start({ PORT: String(port) });
  await untilReady(port);
  // A request whose body is still on its way when the signal comes.
  const line = connect(port, '127.0.0.1');
  const received = text(line);
  const body = JSON.stringify({ user: 'u', request_uuid: crypto.randomUUID() });
  line.write(
    `POST /vendor/UNKNOWN/user/info HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 10)}`,
  );
  await sleep(200);
  portal.kill('SIGTERM');
  const asked = () =>
    fetch(`http://127.0.0.1:${port}/healthz`).then(
      () => 'answers',
      () => 'takes nothing',
    );
  await expect.poll(asked, { timeout: 60_000 }).toBe('takes nothing');
  line.write(body.slice(10));
  expect(await received).toMatch(/^HTTP\/1\.1 200 OK.*RS_ERROR_/s);
  const [code] = portal.exitCode === null ? await once(portal, 'exit') : [portal.exitCode];
  expect(code).toBe(0);
});

test('with time to drain, SIGTERM only makes it unready: it answers until a second one, and asks its callers for another connection', async () => {
  const port = await freePort();
  const portal = start({ PORT: String(port), STOP_DRAIN_SECONDS: '300' });
  await untilReady(port);
  const address = `http://127.0.0.1:${port}`;
  portal.kill('SIGTERM');
  await expect.poll(async () => (await fetch(`${address}/readyz`)).status, { timeout: 60_000 }).toBe(503);
  const call = await fetch(`${address}/wps/system/whitelabel`);
  expect([call.status, call.headers.get('connection')]).toEqual([200, 'close']);
  portal.kill('SIGTERM');
  expect(await once(portal, 'exit')).toEqual([0, null]);
});

test('a process of the wallet answers vendors and nothing else', async () => {
  const port = await freePort();
  const wallet = start({ PORT: String(port) }, ['--roles=wallet']);
  await untilReady(port);
  const address = `http://127.0.0.1:${port}`;
  const call = await fetch(`${address}/vendor/UNKNOWN/user/info`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  expect([call.status, await call.text()]).toEqual([200, expect.stringContaining('RS_ERROR_')]);
  for (const path of ['/', '/wps/system/whitelabel', '/ops/session/now'])
    expect((await fetch(address + path)).status, path).toBe(404);
  wallet.kill('SIGTERM');
  expect(await once(wallet, 'exit')).toEqual([0, null]);
});

test('roles split over processes: one without http serves health and no site', async () => {
  const port = await freePort();
  const jobs = start({ PORT: String(port) }, ['--roles=jobs']);
  await untilReady(port);
  expect((await fetch(`http://127.0.0.1:${port}/wps/system/whitelabel`)).status).toBe(404);
  jobs.kill('SIGTERM');
  expect(await once(jobs, 'exit')).toEqual([0, null]);
});
