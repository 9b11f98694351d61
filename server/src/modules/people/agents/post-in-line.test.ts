import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { checkInvariants } from '../../books/ledger/check-invariants.ts';
import { reversePosting } from '../../books/ledger/keeping/reverse-posting.ts';
import { fundWallet, ownerOf } from '../../books/ledger/ledger.factory.ts';
import { postGroup } from '../../books/ledger/post-group.ts';
import { walletBalance } from '../../books/ledger/wallet-balance.ts';
import { createBrand } from '../../house/brands/brand.factory.ts';
import { createMember } from '../members/member.factory.ts';
import { postInLine } from './post-in-line.ts';

const { db, url } = await testDatabase();
const owner = await ownerOf(url);
const brand = await createBrand(db.kysely);
const books = { merchantId: brand.id, currency: brand.currency };
const now = new Date('2026-11-20T12:00:00Z');

/** top → middle → (player, low → deep); and another agent with a player. */
const top = await join(1);
const middle = await join(1, top);
const player = await join(0, middle);
const low = await join(41, middle);
const deep = await join(0, low);
const stranger = await join(1);
const theirs = await join(0, stranger);
const alone = await join(0);

async function join(type: 0 | 1 | 41, agentId?: string): Promise<string> {
  const { memberId } = await createMember(db, brand, { type, ...(agentId ? { agentId } : {}) });
  await db.transaction((tx) => fundWallet(tx, { ...books, memberId, amount: 1000n }));
  return memberId;
}
const balanceOf = (memberId: string) => walletBalance(db.kysely, { merchantId: brand.id, memberId });
const wallet = (memberId: string) => ({ kind: 'wallet', memberId }) as const;

function move(agentId: string, from: string, to: string, code: string, reference: string = randomUUID()) {
  const legs = [{ from: wallet(from), to: wallet(to), amount: 10n, code }];
  return db.transaction((tx) => postInLine(tx, agentId, { ...books, reference, legs, now }));
}
const DOWN = ['transfer_down', 'envelope', 'salary', 'dividend', 'commission'];

test('an agent pays players and agents of the own line, at any depth, under each of the codes', async () => {
  for (const code of DOWN)
    for (const below of [middle, player, low, deep]) {
      const [agentBefore, before] = [await balanceOf(top), await balanceOf(below)];
      expect(await move(top, top, below, code), code).toEqual({ outcome: 'posted' });
      expect([await balanceOf(top), await balanceOf(below)]).toEqual([agentBefore - 10n, before + 10n]);
    }
});

test('an agent can collect from accounts of the own line, to the agent’s own wallet alone', async () => {
  for (const below of [player, low, deep])
    expect(await move(middle, below, middle, 'transfer_up')).toEqual({ outcome: 'posted' });
});

test('a posting to or from an account outside the line is refused: above, beside, of another agent, or without one', async () => {
  for (const [agentId, other] of [
    [middle, top],
    [low, player],
    [top, stranger],
    [top, theirs],
    [top, alone],
    [stranger, player],
  ] as const) {
    for (const code of DOWN)
      expect(await move(agentId, agentId, other, code), code).toEqual({ outcome: 'not_allowed', leg: 1 });
    expect(await move(agentId, other, agentId, 'transfer_up')).toEqual({ outcome: 'not_allowed', leg: 1 });
  }
});

test('the named agent must be the payer or the payee', async () => {
  expect(await move(top, middle, player, 'transfer_down')).toEqual({ outcome: 'not_allowed', leg: 1 });
  expect(await move(top, player, middle, 'transfer_up')).toEqual({ outcome: 'not_allowed', leg: 1 });
  expect(await move(player, player, middle, 'transfer_up')).toEqual({ outcome: 'not_allowed', leg: 1 });
});

test('a posting code fixes the direction: a salary cannot be paid upwards', async () => {
  for (const code of DOWN)
    expect(await move(middle, low, middle, code), code).toEqual({ outcome: 'not_allowed', leg: 1 });
  expect(await move(middle, middle, low, 'transfer_up')).toEqual({ outcome: 'not_allowed', leg: 1 });
});

test('money cannot be posted from player to player, not even by an agent’s posting', async () => {
  for (const code of [...DOWN, 'transfer_up', 'bet', 'prize'])
    expect(await move(middle, player, deep, code), code).toEqual({ outcome: 'not_allowed', leg: 1 });
});

test('one leg outside the line refuses the whole posting', async () => {
  const before = await balanceOf(player);
  const leg = (to: string) => ({ from: wallet(middle), to: wallet(to), amount: 1n, code: 'commission' });
  const legs = [leg(player), leg(theirs)];
  expect(
    await db.transaction((tx) => postInLine(tx, middle, { ...books, reference: randomUUID(), legs, now })),
  ).toEqual({ outcome: 'not_allowed', leg: 2 });
  expect(await balanceOf(player)).toBe(before);
});

test('an agent cannot pay more than the balance', async () => {
  const available = await balanceOf(low);
  const legs = [{ from: wallet(low), to: wallet(deep), amount: available + 1n, code: 'envelope' }];
  expect(
    await db.transaction((tx) => postInLine(tx, low, { ...books, reference: randomUUID(), legs, now })),
  ).toMatchObject({ outcome: 'insufficient', leg: 1, available });
});

test('money that an agent reserves for envelopes can be paid to the own line alone', async () => {
  const envelope = { kind: 'envelope', agentId: middle, purpose: 'new year' } as const;
  const fill = { from: wallet(middle), to: envelope, amount: 30n, code: 'envelope_filled' };
  expect(
    await db.transaction((tx) => postGroup(tx, { ...books, reference: randomUUID(), legs: [fill], now })),
  ).toEqual({ outcome: 'posted' });
  const open = (to: string) => {
    const legs = [{ from: envelope, to: wallet(to), amount: 10n, code: 'envelope' }];
    return db.transaction((tx) => postInLine(tx, middle, { ...books, reference: randomUUID(), legs, now }));
  };
  expect(await open(deep)).toEqual({ outcome: 'posted' });
  expect(await open(theirs)).toEqual({ outcome: 'not_allowed', leg: 1 });
});

test('a repeated posting returns the first result, also when the player has moved to another agent', async () => {
  const moving = await join(0, middle);
  const reference = randomUUID();
  const outcomes = await Promise.all(
    Array.from({ length: 6 }, () => move(middle, middle, moving, 'commission', reference)),
  );
  expect(outcomes.filter(({ outcome }) => outcome === 'posted')).toHaveLength(1);
  expect(outcomes.filter(({ outcome }) => outcome === 'repeated')).toHaveLength(5);
  await owner.query('update members.member set agent_id = $1 where id = $2', [stranger, moving]);
  expect(await move(middle, middle, moving, 'commission', reference)).toEqual({ outcome: 'repeated' });
  expect(await move(middle, middle, moving, 'commission')).toEqual({ outcome: 'not_allowed', leg: 1 });
  expect(await move(stranger, stranger, moving, 'commission')).toEqual({ outcome: 'posted' });
});

test('an account cannot be moved out of the line while a posting to it is open', async () => {
  const moving = await join(0, middle);
  await db.transaction(async (tx) => {
    const legs = [{ from: wallet(middle), to: wallet(moving), amount: 10n, code: 'commission' }];
    await postInLine(tx, middle, { ...books, reference: randomUUID(), legs, now });
    await owner.query("set lock_timeout = '200ms'");
    await expect(
      owner.query('update members.member set agent_id = $1 where id = $2', [stranger, moving]),
    ).rejects.toThrow(/lock timeout/);
  });
});

test('a posting within a line can be reversed', async () => {
  const reference = randomUUID();
  const before = await balanceOf(player);
  await move(middle, middle, player, 'commission', reference);
  const reversal = { reference: randomUUID(), posting: reference, now };
  expect(await db.transaction((tx) => reversePosting(tx, reversal))).toEqual({ outcome: 'posted' });
  expect(await balanceOf(player)).toBe(before);
});

test('the application cannot bypass the check of the line', async () => {
  for (const call of [
    `select ledger.post_under_reference(gen_random_uuid(), '{1}', '{2}', '{3}', '{transfer_down}', now(), true)`,
    `select agents.is_below(gen_random_uuid(), gen_random_uuid(), gen_random_uuid())`,
    `select ledger.line_of_leg(1, 2, 'transfer_down')`,
  ])
    await expect(db.pool.query(call)).rejects.toThrow(/permission denied/);
});

test('after all these postings the ledger’s invariants hold', async () => {
  expect(await checkInvariants(db.kysely)).toEqual([]);
});
