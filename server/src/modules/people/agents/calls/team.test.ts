import { expect, test } from 'vitest';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { fixedClock } from '../../../../platform/testing/test-clock.ts';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { fundWallet } from '../../../books/ledger/ledger.factory.ts';
import { createBrand } from '../../../house/brands/brand.factory.ts';
import { createMember } from '../../members/member.factory.ts';
import type { Place } from '../internal/team.ts';
import { bring } from '../team.factory.ts';
import { listDownline } from './list-downline.ts';
import { listNewestMembers } from './list-newest-members.ts';
import { noteRemark } from './note-remark.ts';
import { showTeam } from './show-team.ts';

const { db } = await testDatabase();
const brand = await createBrand(db.kysely);
// 01:30 on the 21st in Bangkok, still the 20th in London.
const clock = fixedClock('2026-11-20T18:30:00Z');
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
    ['helper', 'active'],
    ['locked', 'inactive'],
    ['asleep', 'inactive'],
  ]);
  expect(list[0]).toEqual({
    id: helper.memberId,
    account: 'helper',
    type: 2,
    agent: true,
    frozen: false,
    level: 1,
    status: 'active',
    joinedAt: '2026-11-20T12:00:00.000Z',
    lastLoginAt: '2026-11-20T10:00:00.000Z',
    lastSeenAt: '2026-11-20T12:00:00.000Z',
    balance: '0.00',
    remark: null,
    direct: 1,
  });
  expect(list[1]?.lastLoginAt).toBeNull();
  expect(JSON.stringify(list)).not.toMatch(/self_excluded|disabled/);
});

test('a search finds direct members by a part of the name or of the own remark, and deeper ones by the whole name alone', async () => {
  const agent = await agentOf();
  const near = await bring(db, brand, agent.memberId, { username: 'Nok_100', type: 1 });
  const far = await bring(db, brand, near.memberId, { username: 'nok-far' });
  await bring(db, brand, near.memberId, { username: 'nokx100' });
  await note(agent, near.memberId, 'the Baker');
  await note({ merchantId: brand.id, memberId: near.memberId }, far.memberId, 'baker too');
  const accounts = async (account: string, under?: string) => {
    const { list } = await listDownline(db.kysely, agent, { ...PAGE, account, ...(under ? { under } : {}) });
    return list.map((one) => `${one.account} ${one.level}`).sort();
  };
  for (const part of ['NOK_100', 'nok_', 'K_1', 'baKER', 'nok'])
    expect(await accounts(part), part).toEqual(['Nok_100 1']);
  expect(await accounts('nok-far')).toEqual(['no***ar 2']);
  expect(await accounts('nok-far', near.memberId)).toEqual(['no***ar 2']);
  expect(await accounts('nok_100', near.memberId)).toEqual([]);
  for (const part of ['nok-fa', '%', 'nok_1__', 'no***ar', 'too', 'far'])
    expect(await accounts(part), part).toEqual([]);
  for (const part of ['nok', 'baker', 'nok-fa'])
    expect(await accounts(part, near.memberId), part).toEqual([]);
  const { path } = await listDownline(db.kysely, agent, { ...PAGE, under: far.memberId });
  expect(path).toEqual([
    { id: near.memberId, account: 'Nok_100' },
    { id: far.memberId, account: 'no***ar' },
  ]);
});

test('name, balance and remark are those of direct members; a member who is moved takes them out of sight, and another agent never reads the remark', async () => {
  const agent = await agentOf();
  const other = await agentOf();
  const moved = await bring(db, brand, agent.memberId, { username: 'somchai99', type: 1 });
  const below = await bring(db, brand, moved.memberId, { username: 'belowsom' });
  for (const { memberId } of [moved, below])
    await db.transaction((tx) =>
      fundWallet(tx, { merchantId: brand.id, currency: brand.currency, memberId, amount: 12_50000n }),
    );
  await note(agent, moved.memberId, 'LINE @som');
  const rowOf = async (viewer: Place, memberId: string, under?: string) => {
    const { list } = await listDownline(db.kysely, viewer, { ...PAGE, ...(under ? { under } : {}) });
    const row = list.find(({ id }) => id === memberId);
    return row && [row.account, row.balance, row.remark];
  };
  expect(await rowOf(agent, moved.memberId)).toEqual(['somchai99', '12.50', 'LINE @som']);
  expect(await rowOf(agent, below.memberId, moved.memberId)).toEqual(['be***om', null, null]);
  await expect(note(agent, below.memberId, 'mine')).rejects.toEqual(new Refusal('remark_not_direct'));
  await expect(note(other, moved.memberId, 'mine')).rejects.toEqual(new Refusal('member_unknown'));

  await db.kysely
    .updateTable('members.member')
    .set({ agent_id: other.memberId })
    .where('id', '=', moved.memberId)
    .execute();
  expect(await rowOf(agent, moved.memberId)).toBeUndefined();
  expect(await rowOf(other, moved.memberId)).toEqual(['somchai99', '12.50', null]);
  for (const part of ['somchai', 'LINE @som'])
    expect((await listDownline(db.kysely, agent, { ...PAGE, account: part })).total, part).toBe(0);
  expect((await listDownline(db.kysely, other, { ...PAGE, account: 'LINE @som' })).total).toBe(0);
  await expect(note(agent, moved.memberId, '')).rejects.toEqual(new Refusal('member_unknown'));
});

test('a remark is one short line; an empty one takes it away, and what cannot be one changes nothing', async () => {
  const agent = await agentOf();
  const member = await bring(db, brand, agent.memberId);
  const remark = async () => (await listDownline(db.kysely, agent, PAGE)).list[0]?.remark;
  expect(await note(agent, member.memberId, '  first ')).toEqual({ remark: 'first' });
  expect(await note(agent, member.memberId, 'second')).toEqual({ remark: 'second' });
  for (const text of ['x'.repeat(41), 'two\nlines', 'turned \u202e round'])
    await expect(note(agent, member.memberId, text), text).rejects.toEqual(new Refusal('remark_invalid'));
  expect(await remark()).toBe('second');
  expect(await note(agent, member.memberId, ' ')).toEqual({ remark: null });
  expect(await remark()).toBeNull();
});

function note(agent: Place, memberId: string, text: string) {
  return db.transaction((tx) => noteRemark(tx, agent, { memberId, text, now: clock.now() }));
}

test('pages follow each other, newest first, and end', async () => {
  const agent = await agentOf();
  for (let day = 1; day <= 5; day++)
    await bring(db, brand, agent.memberId, { username: `day${day}pages`, now: new Date(`2026-11-0${day}Z`) });
  const page = async (pageNo: number) => {
    const { list, ...rest } = await listDownline(db.kysely, agent, { pageNo, pageSize: 2 });
    return { ...rest, accounts: list.map(({ account }) => account) };
  };
  expect(await page(1)).toMatchObject({ total: 5, totalPages: 3, accounts: ['day5pages', 'day4pages'] });
  expect(await page(3)).toMatchObject({ total: 5, totalPages: 3, accounts: ['day1pages'] });
  expect(await page(4)).toMatchObject({ total: 5, accounts: [] });
  const newest = await listNewestMembers(db.kysely, agent, { pageNo: 1, pageSize: 3 });
  expect(newest).toMatchObject({
    total: 5,
    totalPages: 2,
    list: [{ name: 'day5pages', agent: false, joinedAt: '2026-11-05T00:00:00.000Z' }, {}, {}],
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
