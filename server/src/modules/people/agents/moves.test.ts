import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { Refusal } from '../../../platform/refusals/refusal.ts';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { createBrand } from '../../house/brands/brand.factory.ts';
import { lockTree } from '../members/lock-tree.ts';
import { moveMember } from '../members/move-member.ts';
import { findScopedMember, lockScopedMember } from '../members/scoped-member.ts';
import { bring } from './team.factory.ts';

const { db } = await testDatabase();
const brand = await createBrand(db.kysely);
const NOON = new Date('2026-11-20T05:00:00Z');

const agent = async (above?: string, of = brand) => (await bring(db, of, above, { type: 1 })).memberId;
const move = (id: string, under: string, now = NOON, of = brand) =>
  db.transaction(async (tx) => {
    await lockTree(tx, of.id);
    return moveMember(tx, await lockScopedMember(tx, id, [of.id]), under, now);
  });
/** As any other writer would. */
const writeMove = (id: string, under: string) =>
  db.transaction((tx) =>
    tx.updateTable('members.member').set({ agent_id: under }).where('id', '=', id).execute(),
  );
const above = async (id: string) => (await findScopedMember(db.kysely, id, [brand.id])).agentId;
const lineIn = async (brandId: string, id: string, day: string) => {
  const { rows } = await sql<{ agent_id: string }>`
    select agent_id from agents.line_on(${brandId}, ${id}, ${day}::date) where step > 0 order by step`.execute(
    db.kysely,
  );
  return rows.map((row) => row.agent_id);
};

test.each([
  ['one after the other', move, false],
  ['by writers that take no lock first', writeMove, false],
  ['the second begun first', move, true],
  ['by writers that take no lock first, the second begun first', writeMove, true],
])('two moves at once close no circle: %s', async (_, moving, turned) => {
  for (let time = 0; time < 6; time += 1) {
    // a and b each go below an account of the other's branch: neither move sees the other.
    const [a, b] = [await agent(), await agent()];
    const [underA, underB] = [await agent(a), await agent(b)];
    const moves = [() => moving(a, underB), () => moving(b, underA)];
    const ends = await Promise.allSettled((turned ? moves.toReversed() : moves).map((run) => run()));
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const roots = [await above(a), await above(b)].filter((up) => up === null);
    expect(roots).toHaveLength(1);
  }
});

test('who goes below an account of the own branch is refused', async () => {
  const a = await agent();
  const low = await agent(await agent(a));
  await expect(move(a, low)).rejects.toEqual(new Refusal('agent_line_impossible'));
  await expect(move(a, a)).rejects.toEqual(new Refusal('agent_line_impossible'));
});

test('the day of the move belongs to the former line, to its last second; there and back within a day is no move', async () => {
  // Of its own: changes that are written by today's clock close the days before them.
  const quiet = await createBrand(db.kysely);
  const [from, to] = [await agent(undefined, quiet), await agent(undefined, quiet)];
  const id = await agent(from, quiet);
  const lineOn = (day: string) => lineIn(quiet.id, id, day);
  const moveAt = (under: string, at: string) => move(id, under, new Date(at), quiet);
  // 23:59:59.999 on the 20th in Bangkok, then midnight.
  await moveAt(to, '2026-11-20T16:59:59.999Z');
  expect(await lineOn('2026-11-20')).toEqual([from]);
  expect(await lineOn('2026-11-21')).toEqual([to]);
  await moveAt(from, '2026-11-20T17:00:00.000Z');
  expect(await lineOn('2026-11-20')).toEqual([from]);
  expect(await lineOn('2026-11-21')).toEqual([to]);
  expect(await lineOn('2026-11-22')).toEqual([from]);
  await moveAt(to, '2026-11-22T05:00:00Z');
  await moveAt(from, '2026-11-22T06:00:00Z');
  expect(await lineOn('2026-11-23')).toEqual([from]);
});
