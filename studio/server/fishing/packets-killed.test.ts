import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { asStudio, newDatabase, openTestStudio } from '../test/test-studio.ts';
import { vendorKeyPairs } from '../test/wallet-peer.ts';
import { type Angler, angler, dueNow, START } from './fishing.fixture.ts';
import type { Death, PacketProcess } from './packet-process.fixture.ts';
import { finishPackets } from './packets/finish-packets.ts';
import type { PacketState } from './packets/packet.ts';

interface Point extends Death {
  /** How the packet is left; undefined: none was written. */
  left: PacketState | undefined;
  /** What it becomes once other processes have finished it. */
  becomes: PacketState | undefined;
  /** Hits that were written before. */
  hits: number;
  /** Fires nothing: the packet is given back whole. */
  isIdle?: boolean;
}

const [INSERT, ANSWER] = ['insert into studio.fishing_packet (', 'set state = $2, refusal'];
const [HIT, CLOSE, FINISHED] = ['insert into studio.fishing_hit', 'set closed_at', `when a.step = 'again'`];
const POINTS: Point[] = [
  { at: 'statement', of: INSERT, left: undefined, becomes: undefined, hits: 0 },
  { at: 'commit', of: INSERT, left: 'placing', becomes: 'returned', hits: 0 },
  { at: 'send', of: 'bet', left: 'placing', becomes: 'returned', hits: 0 },
  { at: 'applied', of: 'bet', left: 'placing', becomes: 'returned', hits: 0 },
  { at: 'statement', of: ANSWER, left: 'placing', becomes: 'returned', hits: 0 },
  { at: 'commit', of: ANSWER, left: 'open', becomes: 'returned', hits: 0 },
  { at: 'statement', of: HIT, left: 'open', becomes: 'returned', hits: 0 },
  { at: 'commit', of: HIT, left: 'open', becomes: 'closed', hits: 1 },
  { at: 'statement', of: CLOSE, left: 'open', becomes: 'closed', hits: 3 },
  { at: 'commit', of: CLOSE, left: 'closing', becomes: 'closed', hits: 3 },
  { at: 'send', of: 'win', left: 'closing', becomes: 'closed', hits: 3 },
  { at: 'applied', of: 'win', left: 'closing', becomes: 'closed', hits: 3 },
  { at: 'statement', of: FINISHED, left: 'closing', becomes: 'closed', hits: 3 },
  { at: 'commit', of: FINISHED, left: 'closed', becomes: 'closed', hits: 3 },
  { at: 'send', of: 'rollback', left: 'returning', becomes: 'returned', hits: 0, isIdle: true },
  { at: 'applied', of: 'rollback', left: 'returning', becomes: 'returned', hits: 0, isIdle: true },
];
const AT_ONCE = 4;
const PROGRAM = fileURLToPath(new URL('packet-process.fixture.ts', import.meta.url));

const databaseUrl = asStudio(await newDatabase());
const vendorKeys = vendorKeyPairs();
const studio = await openTestStudio({ databaseUrl }, '/nowhere', {}, { vendorKeys });
const { peer } = studio;
const { pool } = studio.studio.db;
const vendorKey = String(
  vendorKeys.privateKeys.get('MAENAM')?.export({ type: 'pkcs8', format: 'pem' }) ?? '',
);

test('a process killed at any state of a packet: others close it once, and the wallet has what its rows say', async () => {
  const shot: { point: Point; one: Angler }[] = [];
  for (const point of POINTS) shot.push({ point, one: await angler(studio) });
  const waiting = [...shot];
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) await killAt(next.point, next.one);
    }),
  );
  for (let go = 0; go < 3; go += 1) {
    await dueNow(studio);
    await Promise.all([finishPackets(studio.studio), finishPackets(studio.studio)]);
  }
  for (const { point, one } of shot) {
    const name = `${point.at} ${point.of}`;
    const row = await rowOf(one);
    expect({ name, state: row?.state, hits: row?.hits ?? 0 }).toEqual({
      ...{ name, state: point.becomes, hits: point.hits },
    });
    const moved = row?.state === 'closed' ? row.payout - row.spent : 0n;
    expect({ name, wallet: one.wallet() }).toEqual({ name, wallet: START + moved });
    const wins = peer.callsTo('/transaction/win').filter(({ user }) => user === one.player.user);
    expect(new Set(wins.map((win) => win.transaction_uuid)).size, name).toBe(row?.state === 'closed' ? 1 : 0);
  }
}, 120_000);

async function killAt({ at, of, left, isIdle }: Point, one: Angler): Promise<void> {
  const given: PacketProcess = {
    ...{ databaseUrl, vendorsUrl: peer.url, vendorKey, session: one.session },
    ...{ hits: isIdle ? 0 : 3, death: { at, of } },
  };
  const child = fork(PROGRAM, [JSON.stringify(given)], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  await once(child, 'exit');
  expect(child.signalCode, `${at} ${of}`).toBe('SIGKILL');
  expect((await rowOf(one))?.state, `${at} ${of}`).toBe(left);
}

async function rowOf({ session }: Angler) {
  const { rows } = await pool.query<{ state: PacketState; hits: number; spent: bigint; payout: bigint }>(
    'select state, hits, spent, payout from studio.fishing_packet where player_id = $1',
    [session.playerId],
  );
  return rows[0];
}
