import { expect, test } from 'vitest';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { maskName } from '../../../people/members/mask.ts';
import { ownSource } from '../../../play/bets/own-source.fixture.ts';
import { countUp } from '../count-up.ts';
import { teamFixture } from '../team.fixture.ts';
import { exportBetting } from './export-team.ts';

const { db, url } = await testDatabase();
const fixture = await teamFixture(db, await ownSource(url, db));
const NOW = new Date('2026-11-27T05:00:00Z');
const DAY = '2026-11-26';
const PLAYED = new Date('2026-11-26T05:00:00Z');
const BEFORE = new Date('2026-11-20T05:00:00Z');
const UNIT = 100_000n;

test('a file of a team has whole names of the agent and of direct members, masked ones below them, and no order of names', async () => {
  const top = await fixture.join(undefined, BEFORE, 1);
  const helper = await fixture.join(top, BEFORE, 1);
  const low = [];
  for (let one = 0; one < 6; one++) low.push(await fixture.join(helper, BEFORE));
  for (const id of [top, ...low]) {
    await fixture.deposit(id, 100n * UNIT, BEFORE);
    await fixture.play(id, 10n * UNIT, 0n, PLAYED);
  }
  await countUp(db.kysely);
  const names = new Map(
    (
      await db.kysely
        .selectFrom('members.account')
        .select(['id', 'username'])
        .where('id', 'in', [top, helper, ...low])
        .execute()
    ).map(({ id, username }) => [id, username ?? '']),
  );
  const accountsIn = async (under?: string[]) => {
    const reader = { brand: fixture.brand, memberId: top, language: 'EN' as const };
    const asked = { period: undefined, category: undefined, from: DAY, to: DAY, under };
    const file = await exportBetting({ db: db.kysely, now: NOW }, reader, asked);
    const accounts: unknown[] = [];
    for await (const row of file.rows) accounts.push(row[1]);
    return accounts;
  };
  // By id, which reveals nothing of a name.
  expect(await accountsIn()).toEqual([top, helper].sort().map((id) => names.get(id)));
  expect(await accountsIn([helper])).toEqual([...low].sort().map((id) => maskName(names.get(id) ?? '')));
});
