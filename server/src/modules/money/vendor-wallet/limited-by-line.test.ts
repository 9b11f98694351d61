import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { lineHand } from '../../accounts/line-limits/line.fixture.ts';
import { refuseSuspended } from '../../accounts/line-limits/refuse-suspended.ts';
import { checkInvariants } from '../../books/ledger/check-invariants.ts';
import { createMember } from '../../people/members/member.factory.ts';
import { createGame } from '../../play/catalogue/catalogue.factory.ts';
import { money, OK, REACHED } from './limited-player.factory.ts';
import { walletFixture } from './wallet.fixture.ts';

const UNIT = 100_000;
const DAY_MS = 86_400_000;
const DISABLED = 'RS_ERROR_USER_DISABLED';

const { db } = await testDatabase();
// Friday, seven in the evening in Bangkok.
const wallet = await walletFixture(db, { tokenMs: 365 * DAY_MS, vendor: { groups: ['RNG', 'LIVE'] } });
const { brand, clock } = wallet;
const line = lineHand(db, brand, clock);

/** A member with money under an agent, who is under another. */
async function threeLevels() {
  const { memberId: master } = await createMember(db, brand, { type: 2 });
  const { memberId: agent } = await createMember(db, brand, { type: 1, agentId: master });
  const player = await wallet.player({ agentId: agent, balance: money(100_000) });
  const stake = async (units: number, more = {}) => {
    const bet = player.bet({ amount: units * UNIT, ...more });
    return { status: (await wallet.bet(bet)).status, bet };
  };
  return { master, agent, player, member: player.memberId, stake };
}

test('a bet above what the line allows in its category is refused before it is taken, and one within it is taken', async () => {
  const { agent, member, player, stake } = await threeLevels();
  const live = await createGame(db.kysely, { vendor: wallet.vendor, gameType: 'LIVE' });
  await line.limit(agent, member, { stakes: { RNG: 50 } });
  expect((await stake(50)).status).toBe(OK);
  expect((await stake(51)).status).toBe(REACHED);
  expect((await stake(51, { game_code: live.code })).status).toBe(OK);
  expect((await line.own(member)).stakes).toEqual([{ category: 'RNG', most: '50.00' }]);
  await line.limit(agent, member, { stakes: { RNG: 0 } });
  expect((await stake(1)).status).toBe(REACHED);
  await line.limit(agent, member, {});
  expect((await stake(500)).status).toBe(OK);
  expect((await player.balance()).status).toBe(OK);
});

test('of all levels the least counts, and an agent gives no more than the own line allows', async () => {
  const { master, agent, member, stake } = await threeLevels();
  await line.limit(agent, member, { stakes: { RNG: 100 }, day: 1000 });
  await line.limit(master, agent, { stakes: { RNG: 30 }, day: 60 });
  expect((await stake(31)).status).toBe(REACHED);
  expect((await stake(30)).status).toBe(OK);
  await expect(line.limit(agent, member, { stakes: { RNG: 31 } })).rejects.toMatchObject({
    code: 'line_limit_above_own',
    facts: { category: 'RNG', most: '30.00' },
  });
  await expect(line.limit(agent, member, { day: 61 })).rejects.toMatchObject({
    code: 'line_limit_above_own',
    facts: { period: 'day', most: '60.00' },
  });
  expect((await stake(30)).status).toBe(OK);
  expect((await stake(1)).status).toBe(REACHED);
  expect((await line.own(member)).losses).toEqual([
    { period: 'day', most: '60.00', left: '0.00', until: '2026-11-20T17:00:00.000Z' },
  ]);
});

test('a loss limit counts what was lost before it, lets a win make room, and begins anew with its period', async () => {
  const { agent, member, player, stake } = await threeLevels();
  const { bet } = await stake(80);
  await line.limit(agent, member, { week: 100 });
  expect((await stake(21)).status).toBe(REACHED);
  expect((await wallet.win(player.win(bet, { amount: 50 * UNIT }))).status).toBe(OK);
  expect((await stake(70)).status).toBe(OK);
  expect((await stake(1)).status).toBe(REACHED);
  clock.advance(2 * DAY_MS + 5 * 3_600_000 - 1000);
  expect((await stake(1)).status).toBe(REACHED);
  clock.advance(1000);
  expect((await stake(100)).status).toBe(OK);
});

test('what a former upline said says nothing after a move', async () => {
  const { agent, member, stake } = await threeLevels();
  const { memberId: other } = await createMember(db, brand, { type: 1 });
  await line.limit(agent, member, { stakes: { RNG: 10 } });
  expect((await stake(11)).status).toBe(REACHED);
  await db.kysely.updateTable('members.member').set({ agent_id: other }).where('id', '=', member).execute();
  expect((await stake(11)).status).toBe(OK);
  await expect(line.limit(agent, member, {})).rejects.toMatchObject({ code: 'member_unknown' });
});

test('a suspended member bets no more, keeps what is won, and plays once each suspension is lifted', async () => {
  const { master, agent, member, player, stake } = await threeLevels();
  const owner = { merchantId: brand.id, memberId: member };
  const { bet } = await stake(10);
  await line.suspend(agent, member, 'owes for last week');
  await line.suspend(agent, member, 'pressed twice');
  expect((await stake(10)).status).toBe(DISABLED);
  expect((await wallet.win(player.win(bet, { amount: 90 * UNIT }))).status).toBe(OK);
  await expect(refuseSuspended(db.kysely, owner)).rejects.toMatchObject({
    code: 'play_suspended',
    facts: { reason: 'owes for last week' },
  });
  await line.suspend(master, member, 'asked to wait');
  await line.lift(agent, member);
  expect((await stake(10)).status).toBe(DISABLED);
  await expect(line.lift(agent, member)).rejects.toMatchObject({ code: 'suspension_of_upline' });
  expect((await line.show(agent, member)).below.suspension).toMatchObject({ canLift: false, reason: '' });
  await line.suspend(agent, member);
  // An upline lifts what an agent below has done as well.
  await line.lift(master, member);
  expect((await stake(10)).status).toBe(OK);
  const messages = await db.kysely
    .selectFrom('inbox.message')
    .select('template')
    .where('member_id', '=', member)
    .orderBy('id')
    .execute();
  expect(messages.map(({ template }) => template)).toEqual([
    'play_suspended',
    'play_suspended',
    'play_suspended',
    'play_resumed',
  ]);
});

test('an agent limits and suspends in the own line alone, and while not frozen', async () => {
  const { master, agent, member } = await threeLevels();
  const stranger = await threeLevels();
  for (const act of [
    () => line.suspend(stranger.agent, member),
    () => line.limit(stranger.agent, member, {}),
    () => line.suspend(agent, master),
    () => line.suspend(agent, agent),
  ])
    await expect(act()).rejects.toMatchObject({ code: 'member_unknown' });
  await expect(line.limit(master, member, {})).rejects.toMatchObject({ code: 'line_not_direct' });
  await db.kysely
    .insertInto('agents.freeze')
    .values({
      id: randomUUID(),
      merchant_id: brand.id,
      member_id: agent,
      reason: 'looked into',
      frozen_at: clock.now(),
      frozen_by: 'operator',
    })
    .execute();
  await expect(line.suspend(agent, member)).rejects.toMatchObject({ code: 'agent_frozen' });
});

test('a suspension and bets at once: what is taken was taken before it', async () => {
  const { agent, member, stake } = await threeLevels();
  const bets = Promise.all(Array.from({ length: 12 }, () => stake(1)));
  await line.suspend(agent, member);
  const after = await Promise.all(Array.from({ length: 4 }, () => stake(1)));
  expect(after.map(({ status }) => status)).toEqual(Array(4).fill(DISABLED));
  expect((await bets).every(({ status }) => status === OK || status === DISABLED)).toBe(true);
  expect(await checkInvariants(db.kysely)).toEqual([]);
});
