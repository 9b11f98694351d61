import { OPEN_INVITATIONS_MAX } from '@lanna/contract/agents';
import { expect, test } from 'vitest';
import { identityFixture } from '../../identity.factory.ts';
import { testDatabase } from '../../platform/test-database.ts';
import { createBrand } from '../brands/brand.factory.ts';
import { addInvitation } from '../members/add-invitation.ts';
import { closeInvitation } from '../members/close-invitation.ts';
import { createMember } from '../members/member.factory.ts';
import { listDownline } from './list-downline.ts';
import { listInvitations } from './list-invitations.ts';

const { db } = await testDatabase();
const brand = await createBrand(db.kysely);
const otherBrand = await createBrand(db.kysely);
const { clock, register, form } = identityFixture(db, brand);
const deps = { db, clock };

async function agentOf(where = brand) {
  const { memberId } = await createMember(db, where, { type: 41 });
  return { merchantId: where.id, memberId };
}

test('a member who registers with an agent’s code is below that agent and counted at that code', async () => {
  const agent = await agentOf();
  const [line, street] = [await addInvitation(deps, agent), await addInvitation(deps, agent)];
  expect(line.code).toMatch(/^[A-HJ-NP-Z2-9]{8}$/);
  await register(form('byline', { affiliateCode: line.code.toLowerCase() }));
  await register(form('byline2', { affiliateCode: line.code }));
  await register(form('alone'));
  const { list } = await listInvitations(db.kysely, agent);
  expect(list.map(({ code, joined }) => [code, joined]).sort()).toEqual(
    [
      [line.code, 2],
      [street.code, 0],
    ].sort(),
  );
  const below = await listDownline(db.kysely, agent, { pageNo: 1, pageSize: 10 });
  expect(below.list.map(({ account }) => account).sort()).toEqual(['byline', 'byline2']);
  expect(below.list.every(({ lastLoginAt }) => lastLoginAt !== null)).toBe(true);
});

test('a closed code is refused, and members registered with it stay below the agent', async () => {
  const agent = await agentOf();
  const { code } = await addInvitation(deps, agent);
  await register(form('early', { affiliateCode: code }));
  await closeInvitation(deps, agent, code);
  const closedAt = clock.now().toISOString();
  clock.advance(60_000);
  // Closing it a second time changes nothing.
  await closeInvitation(deps, agent, code.toLowerCase());
  await expect(register(form('late', { affiliateCode: code }))).rejects.toMatchObject({
    code: 'invitation_code_invalid',
  });
  const open = await addInvitation(deps, agent);
  const { list } = await listInvitations(db.kysely, agent);
  expect(list).toMatchObject([
    { code: open.code, closedAt: null },
    { code, closedAt, joined: 1 },
  ]);
});

test('another agent’s code is unknown, of this brand and of another', async () => {
  const [agent, other, foreign] = [await agentOf(), await agentOf(), await agentOf(otherBrand)];
  const { code } = await addInvitation(deps, agent);
  for (const stranger of [other, foreign, { ...agent, merchantId: otherBrand.id }])
    await expect(closeInvitation(deps, stranger, code)).rejects.toMatchObject({
      code: 'invitation_unknown',
    });
  expect((await listInvitations(db.kysely, other)).list).toEqual([]);
  expect((await listInvitations(db.kysely, { ...agent, merchantId: otherBrand.id })).list).toEqual([]);
});

test('the limit of codes holds under parallel calls', async () => {
  const agent = await agentOf();
  const asked = await Promise.allSettled(
    Array.from({ length: OPEN_INVITATIONS_MAX + 5 }, () => addInvitation(deps, agent)),
  );
  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(OPEN_INVITATIONS_MAX);
  for (const result of asked)
    if (result.status === 'rejected')
      expect(result.reason).toMatchObject({ code: 'invitation_limit_reached' });
  const { list } = await listInvitations(db.kysely, agent);
  await closeInvitation(deps, agent, list[0]?.code ?? '');
  await expect(addInvitation(deps, agent)).resolves.toBeDefined();
});
