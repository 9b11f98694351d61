import { MONEY_SCALE } from '@lanna/rules/money';
import { shortNumber } from '@lanna/rules/short-number';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { checkInvariants } from '../../../books/ledger/check-invariants.ts';
import { createBrand } from '../../../house/brands/brand.factory.ts';
import { answerWithdrawal } from '../asking/answer-withdrawal.ts';
import { askMember } from '../asking/ask-member.ts';
import { showWithdrawal } from '../asking/list-withdrawals.ts';
import { checkWithdrawalInvariants } from '../check-withdrawal-invariants.ts';
import { uploadedPicture } from '../existing.factory.ts';
import { payouts as deskPayouts } from '../payouts/list-payouts.ts';
import { withdrawalFixture } from '../withdrawal.factory.ts';
import { approveProposal, approveWithdrawal } from './approve-withdrawal.ts';
import { deskWithdrawals } from './list-desk.ts';
import { withdrawalWork } from './open-work.ts';
import { rejectWithdrawal } from './reject-withdrawal.ts';
import { revealAccount } from './reveal.ts';
import { searchWithdrawals } from './search-withdrawals.ts';
import { showDeskWithdrawal } from './show-desk.ts';
import { putBackWithdrawal, takeWithdrawal } from './take-withdrawal.ts';

const { db, url } = await testDatabase();
const brand = await createBrand(db.kysely);
const fixture = withdrawalFixture(db, brand, url);
const { player, request, bahtOf, rowOf, payoutsOf, clock, deps, operator } = fixture;
await fixture.onlyRules({});
await fixture.addChannel('BANK', 'bank');
await fixture.addChannel('SMALL', 'bank', { max: 5000 });
await fixture.addChannel('FEES', 'bank', { feeFixed: 9 });

const dao = operator('Dao');
const nok = operator('Nok');

/** One that waits at the desk. */
async function asked(amount = '10000.00', channelCode = 'BANK') {
  const member = await player({ balance: 20_000 });
  const { id } = await request(member, amount, { channelCode });
  return { member, id };
}
type Desk = typeof dao;
const now = () => clock.now();
const versionOf = async (id: string) => (await rowOf(id)).version;
const take = async (id: string, { call }: Desk = dao) => {
  const version = await versionOf(id);
  await db.transaction((tx) => takeWithdrawal(tx, call, { id, version }, now()));
};
const approve = async (
  id: string,
  payouts: { amount: string; channelCode: string }[] = [{ amount: '10000.00', channelCode: 'BANK' }],
  { call }: Desk = dao,
) => {
  const version = await versionOf(id);
  await db.transaction((tx) => approveWithdrawal(tx, deps, call, { id, version, words: '', payouts }, now()));
};
const reject = async (id: string, { call }: Desk = dao) => {
  const version = await versionOf(id);
  await db.transaction((tx) => rejectWithdrawal(tx, call, { id, version, words: 'The name differs' }, now()));
};
const ask = async (id: string, asks: { kind: 'text' | 'picture'; words: string }[]) => {
  const version = await versionOf(id);
  await db.transaction((tx) => askMember(tx, dao.call, { id, version, asks }, now()));
};
const shown = (member: { memberId: string }, id: string) =>
  showWithdrawal(db.kysely, { brand, memberId: member.memberId, language: 'EN' }, id);
async function booksFit() {
  expect(await checkInvariants(db.kysely)).toEqual([]);
  expect(await checkWithdrawalInvariants(db.kysely)).toEqual([]);
}

test('what waits beyond the time its member was promised is counted as late', async () => {
  const work = withdrawalWork({ db: db.kysely, clock }).find(({ key }) => key === 'withdrawals');
  const late = async () => (await work?.count([brand.id], false))?.late ?? -1;
  const before = await late();
  const { id } = await asked();
  expect(await late()).toBe(before);
  const { promised_until } = await rowOf(id);
  clock.advance((promised_until?.getTime() ?? 0) - now().getTime() + 1000);
  expect(await late()).toBeGreaterThan(before);
  await take(id);
  expect(await late()).toBeGreaterThan(before);
  await reject(id);
  expect(await late()).toBe(before);
});

test('an operator takes a withdrawal, another may take it over, and only who has it decides', async () => {
  const { member, id } = await asked();
  await take(id);
  await take(id, nok);
  await expect(approve(id)).rejects.toMatchObject({
    code: 'withdrawal_held_by_another',
    facts: { by: 'Nok' },
  });
  await expect(reject(id)).rejects.toMatchObject({ code: 'withdrawal_held_by_another' });
  await approve(id, undefined, nok);
  expect(await shown(member, id)).toMatchObject({ state: 'paying', stage: 'bank' });
  expect(nok.recorded.map(({ action }) => action)).toEqual(['withdrawals.take', 'withdrawals.approve']);
});

test('the member’s tracker says stage, since when and until when, and names no operator', async () => {
  const { member, id } = await asked();
  clock.advance(60_000);
  await take(id);
  const tracker = await shown(member, id);
  expect(tracker).toMatchObject({ state: 'reviewing', stage: 'desk', since: tracker.requestedAt });
  expect(new Date(tracker.promisedUntil ?? '').getTime()).toBe(
    new Date(tracker.requestedAt).getTime() + 30 * 60_000,
  );
  expect(tracker.history.map(({ state }) => state)).toEqual(['waiting', 'reviewing']);
  expect(JSON.stringify(tracker)).not.toMatch(/Dao|Nok/);
});

test('a withdrawal that can still be rejected says so, and one that was approved is rejected no more', async () => {
  const { member, id } = await asked();
  const cancellation = async () => (await shown(member, id)).cancellation;
  expect(await cancellation()).toEqual({ reason: 'set_aside', byDesk: true });
  await take(id);
  expect(await cancellation()).toEqual({ reason: 'in_hand', byDesk: true });
  await approve(id);
  expect(await cancellation()).toEqual({ reason: 'approved', byDesk: false });
  await expect(reject(id)).rejects.toMatchObject({ code: 'withdrawal_move_impossible' });
  const other = await asked();
  await take(other.id);
  await reject(other.id);
  expect((await shown(other.member, other.id)).cancellation).toBeNull();
});

test('its short number finds a withdrawal and its payouts, however it is typed, in the operator’s brands alone', async () => {
  const { id } = await asked();
  await take(id);
  await approve(id);
  const elsewhere = await createBrand(db.kysely);
  const number = shortNumber('W', id);
  const wanted = { sort: '-at', limit: 10 } as const;
  for (const search of [number, number.toLowerCase(), `${number.slice(0, 6)}-${number.slice(6)}`]) {
    const desk = (of: typeof brand) =>
      deskWithdrawals.page(
        { db: db.kysely, brands: [of], operator: dao.call.operator },
        { ...wanted, search },
      );
    expect((await desk(brand)).rows.map((row) => row.id)).toEqual([id]);
    expect((await desk(elsewhere)).rows).toEqual([]);
    const payouts = await deskPayouts.page({ db: db.kysely, brands: [brand] }, { ...wanted, search });
    expect(payouts.rows.map((row) => row.withdrawalId)).toEqual([id]);
    expect(await searchWithdrawals(db.kysely).find(search, [brand.id], 5)).toMatchObject([
      { kind: 'withdrawal', id, title: number },
    ]);
    expect(await searchWithdrawals(db.kysely).find(search, [elsewhere.id], 5)).toEqual([]);
  }
});

test('a rejection frees the whole amount with words that the member reads, once', async () => {
  const { member, id } = await asked();
  expect(await bahtOf(member)).toBe('10000.00');
  await take(id);
  await reject(id);
  expect(await bahtOf(member)).toBe('20000.00');
  expect(await shown(member, id)).toMatchObject({
    state: 'rejected',
    stage: 'done',
    words: 'The name differs',
    promisedUntil: null,
  });
  await expect(reject(id)).rejects.toMatchObject({ code: 'withdrawal_move_impossible' });
  await expect(take(id)).rejects.toMatchObject({ code: 'withdrawal_move_impossible' });
  await booksFit();
});

test('it is split into payouts of their own amounts and channels, which add up to it', async () => {
  const { id } = await asked();
  await take(id);
  const invalid = [
    [{ amount: '9999.99', channelCode: 'BANK' }],
    [
      { amount: '4000.00', channelCode: 'BANK' },
      { amount: '6000.00', channelCode: 'SMALL' },
    ],
    [
      { amount: '10000.00', channelCode: 'BANK' },
      { amount: '0.00', channelCode: 'BANK' },
    ],
    [
      { amount: '10000.01', channelCode: 'BANK' },
      { amount: '-0.01', channelCode: 'BANK' },
    ],
    [
      { amount: '9999.999', channelCode: 'BANK' },
      { amount: '0.001', channelCode: 'BANK' },
    ],
  ];
  for (const payouts of invalid)
    await expect(approve(id, payouts)).rejects.toMatchObject({ code: 'withdrawal_split_invalid' });
  await expect(approve(id, [{ amount: '10000.00', channelCode: 'NONE' }])).rejects.toMatchObject({
    code: 'withdrawal_channel_closed',
  });
  await approve(id, [
    { amount: '4000.00', channelCode: 'SMALL' },
    { amount: '5000.00', channelCode: 'SANDBOX' },
    { amount: '1000.00', channelCode: 'BANK' },
  ]);
  expect((await payoutsOf(id)).map(({ state, channel_code }) => [channel_code, state])).toEqual([
    ['SMALL', 'ready'],
    ['SANDBOX', 'sending'],
    ['BANK', 'ready'],
  ]);
  await fixture.send();
  await booksFit();
});

test('the fee that was shown is shared out to the last hundredth, whatever it is split into', async () => {
  const { id } = await asked('10000.00', 'FEES');
  await take(id);
  await approve(id, [
    { amount: '3333.33', channelCode: 'BANK' },
    { amount: '3333.33', channelCode: 'BANK' },
    { amount: '3333.34', channelCode: 'BANK' },
  ]);
  const payouts = await payoutsOf(id);
  expect(payouts.map(({ fee }) => fee)).toEqual([299_000n, 299_000n, 302_000n]);
  await booksFit();
});

test('two operators who approve at once pay once', async () => {
  const { id } = await asked();
  await take(id);
  const results = await Promise.allSettled([approve(id), approve(id), reject(id)]);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect((await payoutsOf(id)).length).toBeLessThanOrEqual(1);
  await booksFit();
});

test('an old page decides nothing', async () => {
  const { id } = await asked();
  const version = await versionOf(id);
  await take(id);
  await expect(
    db.transaction((tx) => putBackWithdrawal(tx, dao.call, { id, version }, now())),
  ).rejects.toMatchObject({ code: 'changed_meanwhile' });
});

test('above the limit a second operator decides: the money stays held until then, and comes back in hand when refused', async () => {
  const signer = operator('Dao', { mustBeProposed: true });
  const { member, id } = await asked();
  await take(id, signer);
  await approve(id, undefined, signer);
  expect(await rowOf(id)).toMatchObject({ state: 'signed' });
  expect(await payoutsOf(id)).toEqual([]);
  await expect(take(id, nok)).rejects.toMatchObject({ code: 'withdrawal_move_impossible' });
  await expect(reject(id, signer)).rejects.toMatchObject({ code: 'withdrawal_move_impossible' });
  const kind = approveProposal(deps);
  const [first] = signer.proposed;
  const context = { brandId: brand.id, reason: '', proposer: 'Dao', now: now() };
  const approver = { id: nok.call.operator.id, name: 'Nok', sessionId: '' };
  await db.transaction(async (tx) =>
    kind.letGo?.(tx, first?.payload, { proposalId: first?.id ?? '', brandId: brand.id, now: now() }),
  );
  expect(await rowOf(id)).toMatchObject({ state: 'reviewing', handled_by: 'Dao' });
  await expect(
    db.transaction((tx) =>
      kind.carryOut(tx, first?.payload, { ...context, approver, proposalId: first?.id ?? '' }),
    ),
  ).rejects.toMatchObject({ code: 'proposal_outdated' });
  await approve(id, undefined, signer);
  const second = signer.proposed[1];
  await db.transaction((tx) =>
    kind.carryOut(tx, second?.payload, { ...context, approver, proposalId: second?.id ?? '' }),
  );
  expect(await shown(member, id)).toMatchObject({ state: 'paying' });
  await booksFit();
});

test('small withdrawals of one member add up: what was approved within a day counts with the next', async () => {
  const asking: (bigint | undefined)[] = [];
  const desk = operator('Dao');
  desk.call.mustBeProposed = async (_db, _kind, amount) => {
    asking.push(amount);
    return false;
  };
  const { member, id } = await asked();
  await take(id, desk);
  await approve(id, undefined, desk);
  const again = await request(member, '9000.00', { channelCode: 'BANK' });
  await take(again.id, desk);
  await approve(again.id, [{ amount: '9000.00', channelCode: 'BANK' }], desk);
  expect(asking).toEqual([10_000n * MONEY_SCALE, 19_000n * MONEY_SCALE]);
});

test('the member answers everything that was asked for at once, and it is back in the same hands', async () => {
  const { member, id } = await asked();
  await take(id);
  await ask(id, [
    { kind: 'text', words: 'Which bank is this?' },
    { kind: 'picture', words: 'Your bank book, please' },
  ]);
  const waiting = await shown(member, id);
  expect(waiting).toMatchObject({ state: 'needs_answer', stage: 'member', promisedUntil: null });
  const [text, picture] = waiting.asks;
  const owner = { merchantId: brand.id, memberId: member.memberId };
  const answer = (answers: Parameters<typeof answerWithdrawal>[2], of = owner) =>
    db.transaction((tx) => answerWithdrawal(tx, id, answers, of, now()));
  const own = await uploadedPicture(db, { ...owner, now: now() });
  const foreign = await uploadedPicture(db, { ...owner, memberId: (await player()).memberId, now: now() });
  const first = { askId: text?.id ?? '', text: 'KBANK', pictures: [] };
  const second = { askId: picture?.id ?? '', text: '', pictures: [own] };
  await expect(answer([first])).rejects.toMatchObject({
    code: 'withdrawal_answer_incomplete',
    facts: { askIds: [picture?.id] },
  });
  await expect(answer([first, { ...second, pictures: [] }])).rejects.toMatchObject({
    code: 'withdrawal_answer_incomplete',
  });
  await expect(answer([first, { ...second, pictures: [foreign] }])).rejects.toMatchObject({
    code: 'withdrawal_picture_unknown',
  });
  await expect(answer([{ ...first, text: 'KB\u202eANK' }, second])).rejects.toMatchObject({
    code: 'remark_unseen_characters',
  });
  await expect(
    answer([first, second], { ...owner, memberId: (await player()).memberId }),
  ).rejects.toMatchObject({ code: 'withdrawal_unknown' });
  await answer([first, second]);
  await answer([first, second]);
  const answered = await shown(member, id);
  expect(answered).toMatchObject({ state: 'reviewing', stage: 'desk' });
  expect(answered.asks.map((one) => one.answer?.text)).toEqual(['KBANK', '']);
  expect(answered.promisedUntil).not.toBeNull();
  expect(answered.history.map(({ state }) => state)).toEqual([
    'waiting',
    'reviewing',
    'needs_answer',
    'reviewing',
  ]);
  await expect(answer([{ ...first, text: 'Another' }])).rejects.toMatchObject({
    code: 'withdrawal_nothing_asked',
  });
});

test('the desk sees what is needed to decide; the account’s number only with a record of it', async () => {
  const { member, id } = await asked();
  const page = await showDeskWithdrawal(db.kysely, dao.call, id, [], now());
  expect(page).toMatchObject({
    row: { state: 'waiting', member: { name: member.username } },
    facts: { balance: '20000.00', held: '10000.00', withdrawable: '10000.00', payeeName: 'Somchai Jaidee' },
    moves: ['take'],
    payouts: [],
  });
  expect(page.channels[0]?.code).toBe('BANK');
  await take(id);
  expect((await showDeskWithdrawal(db.kysely, dao.call, id, [], now())).moves).toEqual([
    'put_back',
    'approve',
    'reject',
    'ask',
  ]);
  const looker = operator('Looker');
  const { number } = await db.transaction((tx) => revealAccount(tx, deps.secrets, looker.call, id));
  expect(page.row.payee.numberMasked).toBe(`••••${number.slice(-4)}`);
  expect(looker.recorded).toMatchObject([{ action: 'withdrawals.reveal-account' }]);
  expect(JSON.stringify(looker.recorded)).not.toContain(number);
});
