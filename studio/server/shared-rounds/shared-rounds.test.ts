import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { sharedRoundsReply } from '@lanna/contract/money/vendor-wallet/shared-rounds';
import { checkSharedReceipt } from '@lanna/rules/play/shared-rounds/check-receipt';
import { expect, onTestFinished, test } from 'vitest';
import { LeaseLost, type Led, led } from '../leases/lease.ts';
import { asStudio, newDatabase, newKey, openTestStudio } from '../test/test-studio.ts';
import { leadSharedRound, voidSharedRound } from './lead-shared-round.ts';
import { selectSharedRounds, sharedReceiptOf } from './shared-round.ts';

const ownerUrl = await newDatabase();
const studio = await openTestStudio({ databaseUrl: asStudio(ownerUrl) });
const { db } = studio.studio;
const PROGRAM = fileURLToPath(new URL('leader.fixture.ts', import.meta.url));
const PLAN = { kind: 'lots', ruleVersion: 'lots-1', seedsMs: 300, bettingMs: 100, terms: { entries: 9 } };
const used = { subjects: 0 };

function newSubject(): string {
  used.subjects += 1;
  return `room:${used.subjects}`;
}

async function takeLease(subject: string, holder = 'a'): Promise<Led> {
  const { rows } = await db.pool.query<{ subject: string; fence: bigint }>(
    `select subject, fence from studio.keep_leases($1, $2, '60 s', '0 ms')`,
    [holder, [subject]],
  );
  if (!rows[0]) throw new Error('another leads');
  return led(db, rows[0]);
}

const roundsOf = (subject: string) => selectSharedRounds(db.pool, 'r.subject = $1', [subject], 1000);
const newest = async (subject: string) => (await roundsOf(subject))[0];

async function stepUntil(leader: Led, state: string): Promise<void> {
  await expect
    .poll(
      async () => {
        if ((await newest(leader.subject))?.state !== state) await leadSharedRound(leader, PLAN);
        return (await newest(leader.subject))?.state;
      },
      { interval: 20, timeout: 10_000 },
    )
    .toBe(state);
}

test('a round goes from its commitment to a receipt that computes, each state entered once under the leader’s fence', async () => {
  const leader = await takeLease(newSubject());
  await stepUntil(leader, 'announced');
  const announced = await newest(leader.subject);
  expect(announced).toMatchObject({ number: 1, seeds: [], chain: { place: 1, link: null } });
  expect(announced?.chain.linkBefore).toBe(announced?.chain.anchor);
  const player = newKey();
  const add = (seed: string, of = player) =>
    db.pool
      .query<{ added: boolean }>('select studio.add_shared_seed($1, $2, $3) as added', [
        announced?.id,
        of,
        seed,
      ])
      .then(({ rows }) => rows[0]?.added);
  expect(await Promise.all([add('โชคดี'), add('lucky', newKey())])).toEqual([true, true]);
  expect(await add('again')).toBe(false);
  await stepUntil(leader, 'open');
  expect(await add('late', newKey())).toBe(false);
  expect((await newest(leader.subject))?.seeds.toSorted()).toEqual(['lucky', 'โชคดี']);
  const holds = () =>
    db.pool
      .query<{ held: boolean }>('select studio.hold_open_round($1) as held', [announced?.id])
      .then(({ rows }) => rows[0]?.held);
  expect(await holds()).toBe(true);
  await stepUntil(leader, 'closed');
  expect(await holds()).toBe(false);
  await stepUntil(leader, 'settled');
  const settled = await newest(leader.subject);
  if (!settled) throw new Error('no round');
  const receipt = sharedReceiptOf(settled);
  expect(checkSharedReceipt(receipt)).toEqual({ verdict: 'holds', outcome: receipt.outcome });
  expect(checkSharedReceipt({ ...receipt, seeds: receipt.seeds.slice(1) })).toMatchObject({
    in: ['outcome'],
  });
  const { status, body } = await studio.vendorCall('/fair/shared-rounds', {
    operator_id: 'LANNA',
    round: receipt.id,
  });
  expect(status).toBe(200);
  expect(sharedRoundsReply.parse(body).rounds).toEqual([receipt]);
  const { rows: moves } = await db.pool.query(
    'select state, fence from studio.shared_round_move where round_id = $1 order by at',
    [settled.id],
  );
  expect(moves).toEqual(['announced', 'open', 'closed', 'settled'].map((state) => ({ state, fence: 1n })));
});

test('a void round shows its link and gives none back, and a leader of before ends nothing', async () => {
  const first = await takeLease(newSubject());
  await stepUntil(first, 'open');
  const round = await newest(first.subject);
  if (!round) throw new Error('no round');
  await db.pool.query(`select studio.release_lease('a', $1, 1)`, [first.subject]);
  const second = await takeLease(first.subject, 'b');
  await expect(voidSharedRound(first, round.id, 'asleep')).rejects.toThrow(LeaseLost);
  expect(await voidSharedRound(second, round.id, 'the wheel stood still')).toBe(true);
  expect(await voidSharedRound(second, round.id, 'again')).toBe(false);
  const ended = await newest(first.subject);
  expect(ended).toMatchObject({ state: 'void', voidReason: 'the wheel stood still', outcome: null });
  expect(ended?.chain.link).toMatch(/^[0-9a-f]{64}$/);
  await stepUntil(second, 'announced');
  expect(await newest(first.subject)).toMatchObject({
    number: 2,
    chain: { place: 2, linkBefore: ended?.chain.link },
  });
});

test('a round is written by its moves alone: no state twice, no link of another, no later closing', async () => {
  const leader = await takeLease(newSubject());
  await stepUntil(leader, 'open');
  const write = (set: string) =>
    leader.write((tx) =>
      tx.query(`update studio.shared_round set ${set} where subject = $1`, [leader.subject]),
    );
  await expect(write(`state = 'open'`)).rejects.toThrow('cannot become');
  await expect(write(`state = 'closed', closes_at = closes_at + interval '1 h'`)).rejects.toThrow(
    'cannot become',
  );
  await expect(write(`state = 'void', link = repeat('a', 64), void_reason = 'x'`)).rejects.toThrow('check');
  await expect(db.pool.query(`update studio.shared_round set state = 'closed'`)).rejects.toThrow(
    'is not led',
  );
});

const POINTS = ['set reserved', 'insert into studio.shared_round', '"open"', '"closed"', `state = 'settled'`];

test('two studios on one database, leaders killed at each step: every round ends once, the chain skips and repeats no link', async () => {
  const subject = newSubject();
  const children = new Set<ChildProcess>();
  onTestFinished(async () => {
    await Promise.all(
      [...children].map(async (child) => {
        if (child.exitCode !== null || child.signalCode !== null) return;
        child.kill('SIGKILL');
        await once(child, 'exit');
      }),
    );
  });
  const start = (endsBefore = '') => {
    const child = fork(PROGRAM, [asStudio(ownerUrl), subject, endsBefore], {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    children.add(child);
    return child;
  };
  for (const point of POINTS) {
    const dying = start(point);
    await once(dying, 'exit');
    expect(dying.signalCode, point).toBe('SIGKILL');
  }
  start();
  start();
  const settledOf = async () => (await roundsOf(subject)).filter(({ state }) => state === 'settled');
  await expect.poll(async () => (await settledOf()).length, { timeout: 30_000 }).toBeGreaterThan(8);
  const rounds = (await roundsOf(subject)).toReversed();
  expect(rounds.map(({ number }) => number)).toEqual(rounds.map((_, at) => at + 1));
  expect(rounds.map(({ chain }) => chain.place)).toEqual(rounds.map((_, at) => at + 1));
  for (const round of await settledOf())
    expect(checkSharedReceipt(sharedReceiptOf(round)).verdict).toBe('holds');
  const { rows } = await db.pool.query<{ ends: bigint }>(
    `select count(*) as ends from studio.shared_round_move m join studio.shared_round r on r.id = m.round_id
     where r.subject = $1 and m.state in ('settled', 'void') group by r.id`,
    [subject],
  );
  expect(new Set(rows.map(({ ends }) => ends))).toEqual(new Set([1n]));
});
