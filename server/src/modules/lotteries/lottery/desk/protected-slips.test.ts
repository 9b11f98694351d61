import { randomUUID } from 'node:crypto';
import { GAMES } from '@lanna/rules/lotteries/lottery/games';
import { expect, test } from 'vitest';
import { newId } from '../../../../platform/sealing/ids.ts';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { lineHand, type SomeLimits } from '../../../accounts/line-limits/line.fixture.ts';
import { limitHand } from '../../../accounts/protection/limit.factory.ts';
import { ELOTT_VENDOR_ID } from '../../../play/catalogue/add-lotteries.ts';
import { knowLotteries } from '../../../play/catalogue/know-lotteries.ts';
import { LOTTERY_SOURCE_ID } from '../slips/lottery-source.ts';
import { slipFixture } from '../slips.factory.ts';
import { statusOfGames } from './game-status.ts';

const UNIT = 100_000n;

const { db } = await testDatabase();
const fixture = await slipFixture(db);
const draw = await fixture.draw();
const slip = { draws: [draw], lines: [{ play: 'five-straight', selection: '1|2|3|4|5' }] };

/** Stops what an operator can stop; the function it gives back ends the stop. */
async function stop(kind: 'brand' | 'vendor' | 'player', subjectId: string) {
  const id = newId();
  await db.kysely
    .insertInto('catalogue.stop')
    .values({
      id,
      merchant_id: fixture.brand.id,
      kind,
      subject_id: subjectId,
      subject_name: kind,
      reason: 'looked into',
      started_at: new Date(),
      started_by: randomUUID(),
      started_by_name: 'operator',
    })
    .execute();
  return () =>
    db.kysely
      .updateTable('catalogue.stop')
      .set({ ended_at: new Date(), ended_by: randomUUID(), ended_by_name: 'operator' })
      .where('id', '=', id)
      .execute();
}

test('a member who may not play buys no slip, and is answered with the reason', async () => {
  const player = await fixture.open(100n * UNIT);
  const setStatus = (status: string) =>
    db.kysely.updateTable('members.member').set({ status }).where('id', '=', player.memberId).execute();
  await setStatus('self_excluded');
  await expect(fixture.place(player, slip)).rejects.toMatchObject({ code: 'play_excluded' });
  await setStatus('disabled');
  await expect(fixture.place(player, slip)).rejects.toMatchObject({ code: 'account_disabled' });
  await setStatus('active');
  expect(await fixture.balance(player.memberId)).toBe(100n * UNIT);
});

test('a slip is held to what the member’s line allows, and refused with what is left', async () => {
  await db.transaction((tx) => knowLotteries(tx, { nameOf: (code) => ({ EN: code }), now: new Date() }));
  const agent = await fixture.open(0n, { type: 1 });
  const player = await fixture.open(1000n * UNIT, { agentId: agent.memberId });
  const line = lineHand(db, fixture.brand, { now: () => new Date() });
  const { category } = await db.kysely
    .selectFrom('catalogue.game')
    .select('game_type as category')
    .where('code', '=', 'SSC_1M')
    .executeTakeFirstOrThrow();
  const limit = (limits: SomeLimits) => line.limit(agent.memberId, player.memberId, limits);
  const five = { draws: [draw], lines: [{ play: 'five-straight', selection: '1|2|3|4|5', multiple: 5 }] };
  await limit({ stakes: { [category as 'ELOTT']: 4 } });
  await expect(fixture.place(player, five)).rejects.toMatchObject({
    code: 'draw_stake_reached',
    facts: { most: '4.00', left: '4.00' },
  });
  await limit({ week: 4 });
  await expect(fixture.place(player, five)).rejects.toMatchObject({
    code: 'line_limit_reached',
    facts: { limit: 'line_loss_week', most: '4.00', left: '4.00' },
  });
  await limit({ week: 10 });
  await fixture.place(player, five);
  await expect(fixture.place(player, five)).rejects.toMatchObject({ code: 'line_limit_reached' });
  await limit({});
  await line.suspend(agent.memberId, player.memberId);
  await expect(fixture.place(player, five)).rejects.toMatchObject({ code: 'play_suspended' });
  await line.lift(agent.memberId, player.memberId);
  await fixture.place(player, five);
  expect(await fixture.balance(player.memberId)).toBe(980n * UNIT);
});

test('a stop of the brand, of the vendor of a lottery or of one player closes the counter and opens it again', async () => {
  await db.transaction((tx) => knowLotteries(tx, { nameOf: (code) => ({ EN: code }), now: new Date() }));
  const player = await fixture.open(100n * UNIT);
  const stops = [
    ['brand', fixture.brand.id, 'lottery_game_closed'],
    ['vendor', ELOTT_VENDOR_ID, 'lottery_game_closed'],
    ['player', player.memberId, 'play_stopped'],
  ] as const;
  for (const [kind, subject, code] of stops) {
    const end = await stop(kind, subject);
    await expect(fixture.place(player, slip)).rejects.toMatchObject({ code });
    await end();
  }
  // The slip is on an electronic lottery, the other lotteries are of another vendor.
  const endOthers = await stop('vendor', LOTTERY_SOURCE_ID);
  const games = GAMES.filter(({ code }) => code === 'SSC_1M');
  const current = await statusOfGames(db.kysely, fixture.brand.id, games, new Map());
  expect(Object.fromEntries(current)).toMatchObject({ SSC_1M: null });
  await fixture.place(player, slip);
  await endOthers();
});

test('a player’s own limit refuses the slip that would pass it, whole, by its name', async () => {
  const player = await fixture.open(100n * UNIT);
  await limitHand(db, fixture.brand, fixture.deps.clock).change(player.memberId, 'stake_day', 5n * UNIT);
  await fixture.place(player, slip);
  await expect(
    fixture.place(player, { ...slip, lines: [...slip.lines, ...slip.lines] }),
  ).rejects.toMatchObject({
    code: 'lottery_limit_reached',
    facts: { limit: 'stake_day' },
  });
  await fixture.place(player, slip);
  expect(await fixture.balance(player.memberId)).toBe(96n * UNIT);
});

test('the same key with another slip is refused, and a slip too large is not read to its end', async () => {
  const player = await fixture.open(100n * UNIT);
  const key = randomUUID();
  await fixture.place(player, { ...slip, key });
  await expect(
    fixture.place(player, { ...slip, key, lines: [{ play: 'five-straight', selection: '1|2|3|4|6' }] }),
  ).rejects.toMatchObject({ code: 'idempotency_conflict' });
  const draws = Array.from({ length: 20 }, (_, at) => ({ numero: `N-${at}` }));
  const lines = Array.from({ length: 101 }, () => ({ play: 'five-straight', selection: '1|2|3|4|5' }));
  await expect(fixture.place(player, { draws, lines })).rejects.toMatchObject({
    code: 'slip_too_large',
    facts: { mostBets: 2000 },
  });
  await expect(
    fixture.place(player, {
      draws: [{ ...draw, multiple: 1001 }],
      lines: [{ play: 'position', selection: '1||||', multiple: 100, moneyUnit: '0.001' }],
    }),
  ).rejects.toMatchObject({ code: 'slip_too_large', facts: { mostMultiple: 100_000 } });
});
