import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { afterAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { PLAY_PATHS, slotRound, spinAnswer } from '../play-api.ts';
import { signBytes } from './platform/signature.ts';
import { asStudio, launchMessage, newDatabase, newKey } from './test/test-studio.ts';
import { keyPair, startWalletPeer, vendorKeyPairs } from './test/wallet-peer.ts';

const vendorKeys = vendorKeyPairs();
const portalKeys = keyPair();
const folder = mkdtempSync(join(tmpdir(), 'studio-main-'));
const databaseUrl = await newDatabase();
const peer = await startWalletPeer(vendorKeys.publicKeys);
const port = await freePort();
const started = new Set<ChildProcess>();
afterAll(async () => {
  for (const child of started) child.kill('SIGKILL');
  await peer.close();
  rmSync(folder, { recursive: true, force: true });
});

for (const [code, key] of vendorKeys.privateKeys)
  write(`${code}.pem`, key.export({ type: 'pkcs8', format: 'pem' }));

const settings = {
  STUDIO_PORT: String(port),
  STUDIO_DATABASE_URL: asStudio(databaseUrl),
  PORTAL_VENDORS_URL: peer.url,
  STUDIO_KEYS_FOLDER: folder,
  PORTAL_PUBLIC_KEY_FILE: write('public.pem', portalKeys.publicKey.export({ type: 'spki', format: 'pem' })),
  MINIMUM_CYCLE_MS: '0',
  LOG_LEVEL: 'warn',
};
const address = `http://127.0.0.1:${port}`;

describe('the start', () => {
  test('is stopped by a wrong setting, with a sentence that names it', async () => {
    const { code, errors } = await runToEnd({ ...settings, STUDIO_PORT: 'x' });
    expect(code).toBe(1);
    expect(errors).toMatch(/cannot start with these settings:\s+STUDIO_PORT:/);
    expect(errors).not.toContain('at ');
  });

  test('is stopped by a port in use, and says so', async () => {
    const holder = createServer();
    await new Promise<void>((resolve) => holder.listen(port, '127.0.0.1', resolve));
    const { code, errors } = await runToEnd(settings);
    holder.close();
    expect(code).toBe(1);
    expect(errors).toBe(
      `Port ${port} is in use: stop what listens there, or set STUDIO_PORT to another one.\n`,
    );
  });

  test('is stopped by a database that is not there, and says so', async () => {
    const { code, errors } = await runToEnd({
      ...settings,
      STUDIO_DATABASE_URL: 'postgres://u:p@127.0.0.1:1/x',
    });
    expect(code).toBe(1);
    expect(errors).toMatch(/cannot reach its database .* STUDIO_DATABASE_URL/);
  });
});

test('SIGTERM ends it after the round in progress has been answered', async () => {
  const studio = await startStudio();
  const play = await launch();
  peer.onApplied = async () => {
    peer.onApplied = undefined;
    studio.kill('SIGTERM');
    await sleep(300);
  };
  const answer = spinAnswer.parse(await play.spin());
  expect(answer.round.steps.length).toBeGreaterThan(0);
  expect(await exitOf(studio)).toBe(0);
});

test('the sudden end of its parent process ends it too', async () => {
  const studio = await startStudio();
  studio.disconnect();
  expect(await exitOf(studio)).toBe(0);
  await expect(fetch(`${address}/healthz`)).rejects.toThrow();
});

test('killed again and again under load, every round is settled once or rolled back', async () => {
  let studio = await startStudio();
  const players = await Promise.all(Array.from({ length: 12 }, launch));
  let isOver = false;
  const playing = players.map(async (player) => {
    while (!isOver) await player.playOn();
  });
  for (let kill = 0; kill < 4; kill += 1) {
    await sleep(700);
    studio.kill('SIGKILL');
    await once(studio, 'exit');
    studio = await startStudio();
  }
  await sleep(500);
  isOver = true;
  await Promise.all(playing);
  await untilNothingIsOpen();

  const owner = new Client({ connectionString: databaseUrl });
  await owner.connect();
  const { rows } = await owner.query<{ user: string; owed: string; rounds: number; nonces: number }>(
    `select p.wallet_user as "user", count(*)::int as rounds, count(distinct r.nonce)::int as nonces,
       sum(case when r.state = 'settled' then r.payout - r.stake else 0 end) as owed
     from studio.round r join studio.player p on p.id = r.player_id group by 1`,
  );
  const { rows: states } = await owner.query<{ state: string }>('select distinct state from studio.round');
  await owner.end();
  expect(rows.length).toBeGreaterThanOrEqual(12);
  for (const { user, owed, rounds, nonces } of rows) {
    expect(peer.balances.get(user)).toBe(START + BigInt(owed));
    expect(nonces).toBe(rounds);
  }
  const seen = states.map(({ state }) => state);
  expect(seen).toContain('settled');
  expect(['settled', 'rolled_back', 'refused']).toEqual(expect.arrayContaining(seen));
  studio.kill('SIGTERM');
  await exitOf(studio);
}, 120_000);

const START = 1_000_000_000n;

/** A player with a key for the next press, who repeats a press whose answer was lost. */
async function launch() {
  const user = `loaded-${newKey()}`;
  peer.balances.set(user, START);
  const body = JSON.stringify(launchMessage({ user, token: `token-${user}` }));
  const response = await fetch(`${address}/launch`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-hub88-signature': signBytes(body, portalKeys.privateKey),
    },
    body,
  });
  const { url } = z.object({ url: z.url() }).parse(await response.json());
  const authorization = `Bearer ${new URL(url).hash.replace('#s=', '')}`;
  const post = async (path: string, message: unknown) => {
    const answered = await fetch(`${address}${path}`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify(message),
    });
    return answer.parse(await answered.json());
  };
  const show = ({ id, steps }: z.infer<typeof slotRound>) =>
    post(PLAY_PATHS.progress, { roundId: id, shown: steps.length });
  let key = newKey();
  return {
    spin: async () => (await post(PLAY_PATHS.spin, { stake: '1.00', idempotencyKey: newKey() })).value,
    async playOn() {
      try {
        const { success, code, value } = await post(PLAY_PATHS.spin, { stake: '1.00', idempotencyKey: key });
        if (success) await show(spinAnswer.parse(value).round);
        else if (code === 'round_unfinished') await show(slotRound.parse(value['round']));
        else await sleep(100);
        key = newKey();
      } catch {
        await sleep(50);
      }
    },
  };
}

const answer = z.object({
  success: z.boolean(),
  code: z.string().optional(),
  value: z.record(z.string(), z.unknown()),
});

async function untilNothingIsOpen(): Promise<void> {
  const owner = new Client({ connectionString: databaseUrl });
  await owner.connect();
  for (let variants = 0; variants < 200; variants += 1) {
    const { rowCount } = await owner.query('select from studio.round where due_at is not null');
    if (rowCount === 0) break;
    await sleep(100);
  }
  const { rowCount } = await owner.query('select from studio.round where due_at is not null');
  await owner.end();
  expect(rowCount).toBe(0);
}

async function startStudio(): Promise<ChildProcess> {
  const child = run(settings);
  for (let variants = 0; variants < 600; variants += 1) {
    const ready = await fetch(`${address}/readyz`).catch(() => undefined);
    if (ready?.ok) return child;
    await sleep(50);
  }
  throw new Error('the studio does not get ready');
}

function run(env: Record<string, string>): ChildProcess {
  const child = spawn(process.execPath, [fileURLToPath(new URL('./main.ts', import.meta.url))], {
    env: { PATH: process.env['PATH'] ?? '', ...env },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  started.add(child);
  child.once('exit', () => started.delete(child));
  return child;
}

async function runToEnd(env: Record<string, string>): Promise<{ code: number | null; errors: string }> {
  const child = run(env);
  const errors = child.stderr ? text(child.stderr) : Promise.resolve('');
  return { code: await exitOf(child), errors: await errors };
}

async function exitOf(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  return child.exitCode;
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const found = probe.address();
      probe.close(() => resolve(typeof found === 'object' && found ? found.port : 0));
    });
  });
}

function write(name: string, contents: string | Buffer): string {
  const file = join(folder, name);
  writeFileSync(file, contents);
  return file;
}
