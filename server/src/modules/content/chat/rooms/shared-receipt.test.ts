import { expect, test } from 'vitest';
import { fixedClock } from '../../../../platform/testing/test-clock.ts';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { ledgerFixture } from '../../../books/ledger/ledger.factory.ts';
import { openWallet } from '../../../books/ledger/open-wallet.ts';
import { createMember } from '../../../people/members/member.factory.ts';
import { newLine, ownSource } from '../../../play/bets/own-source.fixture.ts';
import { chatOf, letNewMembersWrite } from '../chat.fixture.ts';
import { blockAuthor } from '../writing/block-author.ts';
import { takeBack } from '../writing/take-back.ts';
import { sharedReceipt } from './shared-receipt.ts';

const UNIT = 100_000n;
const { db, url } = await testDatabase();
const clock = fixedClock();
const fixture = await ledgerFixture(db);
const lottery = await ownSource(url, db);
await letNewMembersWrite(db, fixture.brand);
const chat = chatOf(db, clock, fixture.brand, [lottery.source]);
const mali = await lottery.openPlayer({ ...fixture, open: openMember }, 1000n * UNIT);
const { memberId: reader } = await createMember(db, fixture.brand);
const room = (await chat.launch(reader)).room.id;
const [settled, open] = [newLine('SSC', '001/1', 10n * UNIT), newLine('SSC', '001/2', 10n * UNIT)];
await lottery.buy(mali, [settled, open], clock.now());
await lottery.settle(mali, [{ line: settled, payout: 40n * UNIT, payouts: 1 }], clock.now());

test('who reads a card reads what decided the bet, and nothing of its player’s wallet', async () => {
  const { message } = await share({ bet: settled.id });
  expect(message?.bet).toMatchObject({ stake: '10.00', payout: '40.00', receipt: true });
  const shown = await read(message?.number);
  expect(shown).toMatchObject({
    bet: { id: settled.id, stake: '10.00', payout: '40.00' },
    receipt: { address: '/receipts/001/1' },
    proof: 'given',
  });
  expect(JSON.stringify(shown)).not.toContain('balance');
  expect(JSON.stringify(shown)).not.toContain(mali.memberId);
});

test('a card without amounts has no receipt, and a bet that is open or another’s no card', async () => {
  const { message } = await share({ bet: settled.id, hideStake: true });
  expect(message?.bet).toMatchObject({ stake: null, payout: null });
  expect(message?.bet?.receipt).toBeUndefined();
  expect((await chat.refusal(read(message?.number))).code).toBe('chat_bet_unknown');
  expect((await chat.refusal(share({ bet: open.id }))).code).toBe('chat_bet_unknown');
  expect((await chat.refusal(chat.write(reader, room, '', { bet: settled.id }))).code).toBe(
    'chat_bet_unknown',
  );
});

test('what its reader is not shown has no receipt: taken back, of a number that is none, of who has blocked', async () => {
  const { message } = await share({ bet: settled.id });
  await takeBack(chat.deps, fixture.brand, mali.memberId, {
    room,
    number: message?.number ?? 0,
  });
  expect((await chat.refusal(read(message?.number))).code).toBe('chat_message_unknown');
  expect((await chat.refusal(read(999))).code).toBe('chat_message_unknown');
  const second = await share({ bet: settled.id });
  await read(second.message?.number);
  const { author } = await chat.launch(reader);
  await blockAuthor(chat.deps, fixture.brand, mali.memberId, { author, blocked: true });
  expect((await chat.refusal(read(second.message?.number))).code).toBe('chat_message_unknown');
});

async function openMember(): Promise<{ memberId: string; accountId: bigint }> {
  const { memberId } = await createMember(db, fixture.brand);
  return {
    memberId,
    accountId: await db.transaction((tx) => openWallet(tx, { ...fixture.books, memberId })),
  };
}

function share(more: object) {
  clock.advance(120_000);
  return chat.write(mali.memberId, room, '', more);
}

function read(number = 0) {
  const who = { brand: fixture.brand, memberId: reader, language: 'EN' } as const;
  return sharedReceipt(chat.deps, who, { room, number });
}
