import { OPEN_INVITATIONS_MAX, REOPEN_WITHIN_MS } from '@lanna/contract/people/agents/agents';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { createBrand } from '../../../house/brands/brand.factory.ts';
import { identityFixture } from '../../authentication/identity.factory.ts';
import { addInvitation } from '../../members/invitations/add-invitation.ts';
import { closeInvitation } from '../../members/invitations/close-invitation.ts';
import { renameInvitation } from '../../members/invitations/rename-invitation.ts';
import { reopenInvitation } from '../../members/invitations/reopen-invitation.ts';
import { createMember } from '../../members/member.factory.ts';
import { listDownline } from './list-downline.ts';
import { listInvitations } from './list-invitations.ts';

const { db } = await testDatabase();
const brand = await createBrand(db.kysely);
const otherBrand = await createBrand(db.kysely);
const { clock, register, form } = identityFixture(db, brand);
const deps = { db, clock };

async function agentOf(where = brand) {
  const { memberId } = await createMember(db, where, { type: 41 });
  return { merchantId: where.id, memberId, timeZone: where.timeZone };
}

test('a member who registers with an agent’s code is below that agent and counted at that code', async () => {
  const agent = await agentOf();
  const [line, street] = [await addInvitation(deps, agent), await addInvitation(deps, agent)];
  expect(line.code).toMatch(/^[A-HJ-NP-Z2-9]{8}$/);
  await register(form('byline', { affiliateCode: line.code.toLowerCase() }));
  await register(form('byline2', { affiliateCode: line.code }));
  await register(form('alone'));
  const { list } = await listInvitations(deps, agent);
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
  const { list } = await listInvitations(deps, agent);
  expect(list).toMatchObject([
    { code: open.code, closedAt: null },
    { code, closedAt, joined: 1 },
  ]);
});

test('another agent’s code is unknown, of this brand and of another', async () => {
  const [agent, other, foreign] = [await agentOf(), await agentOf(), await agentOf(otherBrand)];
  const { code } = await addInvitation(deps, agent);
  for (const stranger of [other, foreign, { ...agent, merchantId: otherBrand.id }])
    for (const attempt of [
      () => closeInvitation(deps, stranger, code),
      () => reopenInvitation(deps, stranger, code),
      () => renameInvitation(deps, stranger, { code, name: 'mine' }),
    ])
      await expect(attempt()).rejects.toMatchObject({ code: 'invitation_unknown' });
  expect((await listInvitations(deps, other)).list).toEqual([]);
  expect((await listInvitations(deps, { ...agent, merchantId: otherBrand.id })).list).toEqual([]);
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
  const { list } = await listInvitations(deps, agent);
  await closeInvitation(deps, agent, list[0]?.code ?? '');
  await expect(addInvitation(deps, agent)).resolves.toBeDefined();
});

test('closing is undone within a minute, by the server’s clock, and never after it', async () => {
  const agent = await agentOf();
  const { code } = await addInvitation(deps, agent);
  await closeInvitation(deps, agent, code);
  clock.advance(REOPEN_WITHIN_MS - 1);
  expect((await listInvitations(deps, agent)).list).toMatchObject([{ code, reopensForMs: 1 }]);
  await reopenInvitation(deps, agent, code.toLowerCase());
  // Opening an open one changes nothing.
  await reopenInvitation(deps, agent, code);
  expect((await listInvitations(deps, agent)).list).toMatchObject([{ closedAt: null, reopensForMs: 0 }]);
  await expect(register(form('undone', { affiliateCode: code }))).resolves.toBeDefined();

  await closeInvitation(deps, agent, code);
  clock.advance(REOPEN_WITHIN_MS);
  expect((await listInvitations(deps, agent)).list).toMatchObject([{ reopensForMs: 0 }]);
  await expect(reopenInvitation(deps, agent, code)).rejects.toMatchObject({
    code: 'invitation_closed_for_good',
  });
  await expect(register(form('toolate', { affiliateCode: code }))).rejects.toMatchObject({
    code: 'invitation_code_invalid',
  });
});

test('undoing takes a free place, as opening another does', async () => {
  const agent = await agentOf();
  const { code } = await addInvitation(deps, agent);
  await closeInvitation(deps, agent, code);
  for (let open = 0; open < OPEN_INVITATIONS_MAX; open++) await addInvitation(deps, agent);
  await expect(reopenInvitation(deps, agent, code)).rejects.toMatchObject({
    code: 'invitation_limit_reached',
  });
});

test('a link is given a name, another one, and none', async () => {
  const agent = await agentOf();
  const { code } = await addInvitation(deps, agent, '  กลุ่มไลน์ ');
  const name = async () => (await listInvitations(deps, agent)).list[0]?.name;
  expect(await name()).toBe('กลุ่มไลน์');
  await renameInvitation(deps, agent, { code: code.toLowerCase(), name: 'LINE group' });
  expect(await name()).toBe('LINE group');
  await renameInvitation(deps, agent, { code, name: 'Line  Group' });
  expect(await name()).toBe('Line  Group');
  await renameInvitation(deps, agent, { code, name: ' ' });
  expect(await name()).toBeNull();
});

test.each([
  ['too long', 'x'.repeat(41)],
  ['of two lines', 'LINE\ngroup'],
  ['that turns the text after it', 'shop\u202e'],
])('a name %s is refused, and the old one stays', async (_, request) => {
  const agent = await agentOf();
  const { code } = await addInvitation(deps, agent, '😀'.repeat(40));
  const invalid = { code: 'invitation_name_invalid' };
  await expect(addInvitation(deps, agent, request)).rejects.toMatchObject(invalid);
  await expect(renameInvitation(deps, agent, { code, name: request })).rejects.toMatchObject(invalid);
  expect((await listInvitations(deps, agent)).list).toMatchObject([{ name: '😀'.repeat(40) }]);
});

test('two links that are open, or may be again, never have one name; the next may take that of a closed one', async () => {
  const [agent, other] = [await agentOf(), await agentOf()];
  const shop = await addInvitation(deps, agent, 'Shop window');
  const line = await addInvitation(deps, agent, 'LINE');
  const taken = { code: 'invitation_name_taken' };
  await expect(addInvitation(deps, agent, 'shop  WINDOW')).rejects.toMatchObject(taken);
  await expect(
    renameInvitation(deps, agent, { code: line.code, name: 'ＳＨＯＰ window' }),
  ).rejects.toMatchObject(taken);
  await expect(addInvitation(deps, other, 'Shop window')).resolves.toMatchObject({ name: 'Shop window' });
  await closeInvitation(deps, agent, shop.code);
  await expect(addInvitation(deps, agent, 'Shop window')).rejects.toMatchObject(taken);
  clock.advance(REOPEN_WITHIN_MS);
  await expect(addInvitation(deps, agent, 'Shop window')).resolves.toBeDefined();
});

test('of parallel calls one takes a name', async () => {
  const agent = await agentOf();
  const asked = await Promise.allSettled(
    Array.from({ length: 5 }, () => addInvitation(deps, agent, 'Facebook')),
  );
  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});
