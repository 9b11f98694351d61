import { MONEY_SCALE } from '@lanna/rules/money';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { cashbackFixture } from '../cashback.fixture.ts';
import { remindMembers } from './remind-members.ts';

const { db, url } = await testDatabase();
const house = await cashbackFixture(url, db);
const { clock } = house;
const DAY_MS = 86_400_000;
const baht = (amount: number) => BigInt(amount) * MONEY_SCALE;
const messagesOf = async ({ memberId }: { memberId: string }) => {
  const { rows } = await sql<{ facts: unknown }>`
    select facts from inbox.message where member_id = ${memberId} and template = 'cashback_lapsing' order by sent_at`.execute(
    db.kysely,
  );
  return rows.map(({ facts }) => facts);
};

test('a member is reminded once of what lapses, three days before it does, where it can be claimed', async () => {
  const [player, little, claimed] = [await house.join(), await house.join(), await house.join()];
  await house.play(player, baht(1000));
  await house.play(little, baht(100));
  await house.play(claimed, baht(1000));
  await house.claim(claimed);
  clock.advance(26 * DAY_MS);
  await house.play(player, baht(1000));
  await remindMembers({ db, clock });
  expect(await messagesOf(player)).toEqual([]);

  clock.advance(DAY_MS);
  await Promise.all([remindMembers({ db, clock }), remindMembers({ db, clock })]);
  await remindMembers({ db, clock });
  expect(await messagesOf(player)).toEqual([{ amount: '7.00', day: '2026-12-20' }]);
  for (const other of [little, claimed]) expect(await messagesOf(other)).toEqual([]);
  expect((await house.mine(player)).lapsing).toEqual({ amount: '7.00', lastDay: '2026-12-20' });

  clock.advance(3 * DAY_MS);
  expect((await house.mine(player)).open).toBe('14.00');
  clock.advance(DAY_MS);
  expect((await house.mine(player)).open).toBe('7.00');
  await remindMembers({ db, clock });
  expect(await messagesOf(player)).toHaveLength(1);
});
