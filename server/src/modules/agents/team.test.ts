import { expect, test } from 'vitest';
import { standingClock } from '../../platform/test-clock.ts';
import { testDatabase } from '../../platform/test-database.ts';
import { createBrand } from '../brands/brand.factory.ts';
import { createMember } from '../members/member.factory.ts';
import { listDownline } from './list-downline.ts';
import { listNewestMembers } from './list-newest-members.ts';
import { showTeam } from './show-team.ts';
import { bring } from './team.factory.ts';

const { db } = await testDatabase();
const brand = await createBrand(db.kysely);
// 01:30 on the 21st in Bangkok, still the 20th in London.
const clock = standingClock('2026-11-20T18:30:00Z');
const PAGE = { pageNo: 1, pageSize: 20 };

async function agentOf(where = brand) {
  const { memberId, username } = await createMember(db, where, { type: 1 });
  return { merchantId: where.id, memberId, username };
}

test('an agent without a team gets empty figures and lists', async () => {
  const agent = await agentOf();
  expect(await showTeam({ db, clock }, agent, brand.timeZone)).toEqual({
    direct: 0,
    whole: 0,
    agents: 0,
    joined: { today: 0, sevenDays: 0, thirtyDays: 0 },
  });
  expect(await listDownline(db.kysely, agent, PAGE)).toEqual({
    path: [],
    list: [],
    pageNum: 1,
    totalPages: 0,
    total: 0,
  });
});

test('days begin at midnight in the brand’s time zone, and the seven and the thirty end with today', async () => {
  const agent = await agentOf();
  for (const joined of [
    '2026-11-20T17:00:00Z', // midnight in Bangkok
    '2026-11-20T16:59:59Z', // yesterday, by a second
    '2026-11-14T17:00:00Z', // the first of the seven
    '2026-11-14T16:59:59Z',
    '2026-10-22T17:00:00Z', // the first of the thirty
    '2026-10-22T16:59:59Z',
  ])
    await bring(db, brand, agent.memberId, { now: new Date(joined) });
  const { joined } = await showTeam({ db, clock }, agent, brand.timeZone);
  expect(joined).toEqual({ today: 1, sevenDays: 3, thirtyDays: 5 });
});

test('a row shows when a member joined and last logged in, and whether the account is active, without the reason', async () => {
  const agent = await agentOf();
  const lastLoginAt = new Date('2026-11-20T10:00:00Z');
  await bring(db, brand, agent.memberId, { username: 'asleep', status: 'self_excluded' });
  await bring(db, brand, agent.memberId, { username: 'locked', status: 'disabled' });
  const helper = await bring(db, brand, agent.memberId, { username: 'helper', type: 2, lastLoginAt });
  await bring(db, brand, helper.memberId);
  const { list } = await listDownline(db.kysely, agent, PAGE);
  expect(list.map(({ account, status }) => [account, status])).toEqual([
    ['he***er', 'active'],
    ['lo***ed', 'inactive'],
    ['as***ep', 'inactive'],
  ]);
  expect(list[0]).toEqual({
    id: helper.memberId,
    account: 'he***er',
    type: 2,
    agent: true,
    frozen: false,
    level: 1,
    status: 'active',
    joinedAt: '2026-11-20T12:00:00.000Z',
    lastLoginAt: '2026-11-20T10:00:00.000Z',
    direct: 1,
  });
  expect(list[1]?.lastLoginAt).toBeNull();
  expect(JSON.stringify(list)).not.toMatch(/self_excluded|disabled/);
});

test('a search finds one member by the whole name, at every depth; a part of a name would undo the mask', async () => {
  const agent = await agentOf();
  const near = await bring(db, brand, agent.memberId, { username: 'Nok_100', type: 1 });
  await bring(db, brand, near.memberId, { username: 'nok-far' });
  await bring(db, brand, near.memberId, { username: 'nokx100' });
  const accounts = async (account: string, under?: string) => {
    const { list } = await listDownline(db.kysely, agent, { ...PAGE, account, ...(under ? { under } : {}) });
    return list.map((one) => `${one.account} ${one.level}`).sort();
  };
  expect(await accounts('NOK_100')).toEqual(['No***00 1']);
  expect(await accounts('nok-far')).toEqual(['no***ar 2']);
  expect(await accounts('nok-far', near.memberId)).toEqual(['no***ar 2']);
  expect(await accounts('nok_100', near.memberId)).toEqual([]);
  for (const part of ['nok', 'nok-fa', '%', 'nok_1__', 'no***ar']) expect(await accounts(part)).toEqual([]);
  const { path } = await listDownline(db.kysely, agent, { ...PAGE, under: near.memberId });
  expect(path).toEqual([{ id: near.memberId, account: 'No***00' }]);
});

test('pages follow each other, newest first, and end', async () => {
  const agent = await agentOf();
  for (let day = 1; day <= 5; day++)
    await bring(db, brand, agent.memberId, { username: `day${day}pages`, now: new Date(`2026-11-0${day}Z`) });
  const page = async (pageNo: number) => {
    const { list, ...rest } = await listDownline(db.kysely, agent, { pageNo, pageSize: 2 });
    return { ...rest, accounts: list.map(({ account }) => account) };
  };
  expect(await page(1)).toMatchObject({ total: 5, totalPages: 3, accounts: ['da***es', 'da***es'] });
  expect(await page(3)).toMatchObject({ total: 5, totalPages: 3, accounts: ['da***es'] });
  expect(await page(4)).toMatchObject({ total: 5, accounts: [] });
  const newest = await listNewestMembers(db.kysely, agent, { pageNo: 1, pageSize: 3 });
  expect(newest).toMatchObject({
    total: 5,
    totalPages: 2,
    list: [{ name: 'da***es', agent: false, joinedAt: '2026-11-05T00:00:00.000Z' }, {}, {}],
  });
});

test('the database refuses an upline of another brand, one that is no agent, the account itself, or a cycle', async () => {
  const other = await createBrand(db.kysely);
  const [top, foreign] = [await agentOf(), await agentOf(other)];
  await expect(bring(db, brand, foreign.memberId)).rejects.toThrow('an agent of the same brand');
  const middle = await bring(db, brand, top.memberId, { type: 1 });
  const low = await bring(db, brand, middle.memberId, { type: 1 });
  const move = (memberId: string, agentId: string) =>
    db.kysely.updateTable('members.member').set({ agent_id: agentId }).where('id', '=', memberId).execute();
  const retire = (memberId: string) =>
    db.kysely.updateTable('members.member').set({ type: 0 }).where('id', '=', memberId).execute();
  await expect(move(top.memberId, low.memberId)).rejects.toThrow('cannot be below itself');
  await expect(move(low.memberId, low.memberId)).rejects.toThrow('an agent of the same brand');
  const plain = await bring(db, brand, low.memberId);
  await expect(bring(db, brand, plain.memberId)).rejects.toThrow('an agent of the same brand');
  await expect(retire(low.memberId)).rejects.toThrow('has people below');
  await expect(move(low.memberId, top.memberId)).resolves.toBeDefined();
  await expect(move(plain.memberId, top.memberId)).resolves.toBeDefined();
  await expect(retire(low.memberId)).resolves.toBeDefined();
});
