import { afterEach, expect, test } from 'vitest';
import { fixedClock } from '../../../../platform/testing/test-clock.ts';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { fundWallet } from '../../../books/ledger/ledger.factory.ts';
import { createBrand } from '../../../house/brands/brand.factory.ts';
import { createMember } from '../../../people/members/member.factory.ts';
import { checkBonusInvariants } from '../check-bonus-invariants.ts';
import { earningFixture } from '../earning.fixture.ts';
import { openFriendCode } from './friend-code.ts';
import { noteFriend } from './note-friend.ts';
import { notifyInviters } from './notify-inviters.ts';
import { showReferral } from './show-referral.ts';

const { db, url } = await testDatabase();
const brand = await createBrand(db.kysely);
const clock = fixedClock('2026-11-20T05:00:00Z');
const { baht, play, offer, join, take, arePerson } = await earningFixture({ db, url }, brand, clock);
const DAY_MS = 24 * 3_600_000;
const REFERRAL = { side: 'inviter', deposits: '300.00', turnover: '1000.00' } as const;
const inviters = () => offer({ kind: 'referral', referral: REFERRAL });

/** A member with a link, and who registers by it. */
async function inviter() {
  const memberId = await join();
  const code = await db.transaction((tx) =>
    openFriendCode(tx, { merchantId: brand.id, memberId, now: clock.now() }),
  );
  return { memberId, code };
}

async function friendOf(referralCode: string): Promise<string> {
  const memberId = await join();
  await db.transaction((tx) =>
    noteFriend(tx, { merchantId: brand.id, memberId, referralCode, now: clock.now() }),
  );
  return memberId;
}

/** Deposits and plays what is asked. */
async function playAsAsked(friend: string): Promise<void> {
  await play(friend, '1000.00');
}

const shown = (memberId: string) => showReferral(db.kysely, { brand, memberId }, clock.now());
const statesOf = async (memberId: string) => (await shown(memberId)).friends.map(({ state }) => state);
const messagesOf = (memberId: string) =>
  db.kysely
    .selectFrom('inbox.message')
    .select('template')
    .where('member_id', '=', memberId)
    .orderBy('id')
    .execute()
    .then((rows) => rows.map(({ template }) => template));

afterEach(async () => {
  expect(await checkBonusInvariants(db.kysely)).toEqual([]);
});

test('a link is made once, and its code leads to its member at its brand alone', async () => {
  const { memberId, code } = await inviter();
  const again = await db.transaction((tx) =>
    openFriendCode(tx, { merchantId: brand.id, memberId, now: clock.now() }),
  );
  expect(again).toBe(code);
  const elsewhere = await createBrand(db.kysely);
  const stranger = await createMember(db, elsewhere);
  await db.transaction((tx) => noteFriend(tx, { ...stranger, referralCode: code, now: clock.now() }));
  for (const wrong of ['', 'NOBODY99', "' or 1=1", '🙂🙂🙂🙂'])
    await db.transaction((tx) =>
      noteFriend(tx, { merchantId: brand.id, memberId, referralCode: wrong, now: clock.now() }),
    );
  expect((await shown(memberId)).joined).toBe(0);
  await friendOf(` ${code.toLowerCase()} `);
  expect((await shown(memberId)).joined).toBe(1);
});

test('a friend who deposits and plays what is asked is taken for once, by however many presses', async () => {
  const wanted = await inviters();
  const { memberId, code } = await inviter();
  const friend = await friendOf(code);
  await expect(take(memberId, wanted)).rejects.toMatchObject({ code: 'bonus_not_earned' });
  expect(await statesOf(memberId)).toEqual(['open']);
  await playAsAsked(friend);
  expect(await statesOf(memberId)).toEqual(['due']);
  await notifyInviters({ db, clock });
  await notifyInviters({ db, clock });
  expect(await messagesOf(memberId)).toEqual(['friend_joined', 'friend_due']);
  const taken = await Promise.allSettled([1, 2, 3].map(() => take(memberId, wanted)));
  expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await statesOf(memberId)).toEqual(['taken']);
  // Nor of another offer: a friend counts once.
  await expect(take(memberId, await inviters())).rejects.toMatchObject({ code: 'bonus_not_earned' });
});

test('what comes after thirty days counts for nothing, and what is due is taken within thirty more', async () => {
  const wanted = await inviters();
  const [early, late] = [await inviter(), await inviter()];
  const [soon, slow] = [await friendOf(early.code), await friendOf(late.code)];
  await playAsAsked(soon);
  clock.advance(30 * DAY_MS);
  await playAsAsked(slow);
  expect([await statesOf(early.memberId), await statesOf(late.memberId)]).toEqual([['due'], ['late']]);
  clock.advance(30 * DAY_MS);
  expect(await statesOf(early.memberId)).toEqual(['late']);
  await expect(take(early.memberId, wanted)).rejects.toMatchObject({ code: 'bonus_not_earned' });
});

test('who is one person with the inviter, or with another friend, earns nothing; a stranger does', async () => {
  const wanted = await inviters();
  const { memberId, code } = await inviter();
  const own = await friendOf(code);
  await playAsAsked(own);
  await arePerson(memberId, own, ['phone']);
  expect(await statesOf(memberId)).toEqual(['same_person']);
  await expect(take(memberId, wanted)).rejects.toMatchObject({ code: 'bonus_not_earned' });
  const one = await friendOf(code);
  clock.advance(1000);
  const twin = await friendOf(code);
  for (const friend of [one, twin]) await playAsAsked(friend);
  await arePerson(one, twin, ['id_number']);
  await take(memberId, wanted);
  await expect(take(memberId, wanted)).rejects.toMatchObject({ code: 'bonus_not_earned' });
});

test('two inviters of two accounts of one friend: one of them is paid', async () => {
  const wanted = await inviters();
  const [first, second] = [await inviter(), await inviter()];
  const [one, other] = [await friendOf(first.code), await friendOf(second.code)];
  for (const friend of [one, other]) await playAsAsked(friend);
  await arePerson(one, other, ['bank_account']);
  const taken = await Promise.allSettled([take(first.memberId, wanted), take(second.memberId, wanted)]);
  expect(taken.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('the friend’s side is its own: taken by the friend, once', async () => {
  const wanted = await offer({ kind: 'referral', referral: { ...REFERRAL, side: 'friend' } });
  const { memberId, code } = await inviter();
  const friend = await friendOf(code);
  await playAsAsked(friend);
  await expect(take(memberId, wanted)).rejects.toMatchObject({ code: 'bonus_not_earned' });
  await take(friend, wanted);
  await expect(take(friend, wanted)).rejects.toMatchObject({ code: 'bonus_not_earned' });
});

test('the page says how much of a friend’s deposits is there', async () => {
  const { memberId, code } = await inviter();
  await inviters();
  const friend = await friendOf(code);
  await db.transaction((tx) =>
    fundWallet(tx, {
      merchantId: brand.id,
      currency: brand.currency,
      memberId: friend,
      amount: baht('1.00'),
    }),
  );
  expect((await shown(memberId)).friends).toMatchObject([{ state: 'open', deposits: '1.00' }]);
});
