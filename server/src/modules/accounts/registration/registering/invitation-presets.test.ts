import type { PresetRates } from '@lanna/contract/people/agents/preset-rates';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { createBrand } from '../../../house/brands/brand.factory.ts';
import { listInvitations } from '../../../people/agents/calls/list-invitations.ts';
import { openInvitation } from '../../../people/agents/calls/open-invitation.ts';
import { identityFixture } from '../../../people/authentication/identity.factory.ts';
import { createMember } from '../../../people/members/member.factory.ts';
import { NOTIFIED_EVERY_MS, notifyAgents } from './notify-agents.ts';

const { db } = await testDatabase();
const brand = await createBrand(db.kysely, { timeZone: 'Asia/Bangkok' });
const { clock, register, form } = identityFixture(db, brand);
const deps = { db, clock };
const TODAY = '2026-11-20';
const PLAIN = { rates: {}, expiresOn: null, usesMax: null } as const;

async function agentWith(rates: PresetRates) {
  const { memberId } = await createMember(db, brand, { type: 41 });
  for (const [category, rate] of Object.entries(rates))
    await giveRate(memberId, category, rate ?? 0, '2026-01-01');
  return { merchantId: brand.id, memberId, timeZone: 'Asia/Bangkok' };
}
async function giveRate(memberId: string, category: string, rate: number, fromDay: string) {
  await db.kysely
    .insertInto('agents.rate')
    .values({
      member_id: memberId,
      merchant_id: brand.id,
      category,
      rate,
      from_day: fromDay,
      set_at: clock.now(),
    })
    .execute();
}
/** What an account was given; it counts while the account is an agent. */
async function givenTo(memberId: string): Promise<Record<string, number>> {
  const rows = await db.kysely
    .selectFrom('agents.rate')
    .select(['category', 'rate'])
    .where('member_id', '=', memberId)
    .execute();
  return Object.fromEntries(rows.map(({ category, rate }) => [category, rate]));
}
async function idOf(username: string) {
  const { id } = await db.kysely
    .selectFrom('members.member')
    .select('id')
    .where('merchant_id', '=', brand.id)
    .where('username_key', '=', username)
    .executeTakeFirstOrThrow();
  return id;
}

test('who registers by a link with rates has them from the first day, and never more than the agent has by then', async () => {
  const agent = await agentWith({ LIVE: 700, RNG: 1000 });
  const { code } = await openInvitation(deps, agent, { ...PLAIN, rates: { LIVE: 700, RNG: 400 } });
  await giveRate(agent.memberId, 'LIVE', 300, TODAY);
  await register(form('withrates', { affiliateCode: code }));
  const memberId = await idOf('withrates');
  expect(await givenTo(memberId)).toEqual({ LIVE: 300, RNG: 400 });
});

test('a link with rates above the agent’s own is not made', async () => {
  const agent = await agentWith({ LIVE: 700 });
  for (const rates of [{ LIVE: 701 }, { SPORTS: 1 }])
    await expect(openInvitation(deps, agent, { ...PLAIN, rates })).rejects.toMatchObject({
      code: 'preset_above_own',
    });
  expect((await listInvitations(deps, agent)).list).toEqual([]);
});

test('a link is taken through its last day of the brand, and refused in words from midnight on', async () => {
  const agent = await agentWith({});
  const { code } = await openInvitation(deps, agent, { ...PLAIN, expiresOn: TODAY });
  await expect(register(form('lastday', { affiliateCode: code }))).resolves.toBeDefined();
  const untilMidnight = Date.parse('2026-11-20T17:00:00Z') - clock.now().getTime();
  clock.advance(untilMidnight - 1);
  await expect(register(form('lastms', { affiliateCode: code }))).resolves.toBeDefined();
  clock.advance(1);
  await expect(register(form('toolate', { affiliateCode: code }))).rejects.toMatchObject({
    code: 'invitation_expired',
  });
  expect((await listInvitations(deps, agent)).list).toMatchObject([{ over: 'expired', joined: 2 }]);
  clock.advance(-untilMidnight);
});

test.each(['2026-11-19', '2027-11-22'])('%s is no last day of a link', async (expiresOn) => {
  const agent = await agentWith({});
  await expect(openInvitation(deps, agent, { ...PLAIN, expiresOn })).rejects.toMatchObject({
    code: 'invitation_day_invalid',
  });
});

test('of registrations at once a link with a limit takes as many as it may', async () => {
  const agent = await agentWith({});
  const { code } = await openInvitation(deps, agent, { ...PLAIN, usesMax: 3 });
  const results = await Promise.allSettled(
    Array.from({ length: 8 }, (_, at) =>
      register(form(`limited${at}`, { affiliateCode: code }), { address: `10.2.0.${at}` }),
    ),
  );
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  for (const result of results)
    if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'invitation_used_up' });
  expect((await listInvitations(deps, agent)).list).toMatchObject([{ over: 'used_up', joined: 3 }]);
});

test('the agent directly above is notified of a new member at once, and of those of the next half hour in one message', async () => {
  const top = await agentWith({});
  const { memberId } = await createMember(db, brand, { type: 42, agentId: top.memberId });
  const agent = { ...top, memberId };
  const { code } = await openInvitation(deps, agent, { ...PLAIN, name: 'LINE group' });
  await notifyAgents(deps);
  await register(form('firstnew', { affiliateCode: code }));
  await notifyAgents(deps);
  await Promise.all([notifyAgents(deps), notifyAgents(deps)]);
  expect(await messagesTo(agent.memberId)).toEqual([
    { template: 'line_joined', facts: { member: 'firstnew', link: 'LINE group' } },
  ]);
  clock.advance(60_000);
  await register(form('secondnew', { affiliateCode: code }));
  clock.advance(60_000);
  await register(form('thirdnew', { affiliateCode: code }));
  await notifyAgents(deps);
  expect(await messagesTo(agent.memberId)).toHaveLength(1);
  clock.advance(NOTIFIED_EVERY_MS);
  await notifyAgents(deps);
  expect((await messagesTo(agent.memberId))[1]).toEqual({
    template: 'line_joined_many',
    facts: { count: 2, member: 'thirdnew', link: 'LINE group' },
  });
  expect(await messagesTo(top.memberId)).toEqual([]);
});

async function messagesTo(memberId: string) {
  return db.kysely
    .selectFrom('inbox.message')
    .select(['template', 'facts'])
    .where('member_id', '=', memberId)
    .orderBy('id')
    .execute();
}
