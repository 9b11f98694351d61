import { expect, test } from 'vitest';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { createBrand } from '../../../house/brands/brand.factory.ts';
import { withdrawalFixture } from '../withdrawal.factory.ts';
import { showTerms } from './show-terms.ts';

const { db, url } = await testDatabase();
const brand = await createBrand(db.kysely);
const fixture = withdrawalFixture(db, brand, url);
const { player, request, clock } = fixture;
await fixture.onlyRules({});
await fixture.addChannel('BANK', 'bank');
const now = () => clock.now();

test('what stays is explained line by line, and the lines make up the difference', async () => {
  const member = await player({ deposit: 1000, played: 400, balance: 20_000.0 });
  await request(member, '6000.00', { channelCode: 'BANK' });
  const terms = await showTerms(db.kysely, { brand, memberId: member.memberId, language: 'EN' }, [], now());
  expect(terms).toMatchObject({
    balance: '21000.00',
    available: '15000.00',
    withdrawable: '14400.00',
    stays: [
      { kind: 'turnover', depositAmount: '1000.00', required: '1000.00', done: '400.00', stays: '600.00' },
      { kind: 'withdrawal', stays: '6000.00' },
    ],
    limits: { dayAmountLeft: '194000.00', dayCountLeft: 4 },
    needs: [],
    mayWithdraw: true,
  });
  const bare = await player({ account: false });
  await db.pool.query('update members.member set payment_password_hash = null where id = $1', [
    bare.memberId,
  ]);
  const first = { brand, memberId: bare.memberId, language: 'EN' } as const;
  expect((await showTerms(db.kysely, first, [], now())).needs).toEqual(['payment_password', 'bank_account']);
});

test('money that a member keeps at a vendor is not played away', async () => {
  const member = await player({ deposit: 1000 });
  await fixture.lose(member, 1000);
  clock.advance(1000);
  await fixture.deposit(member, 500);
  const of = { brand, memberId: member.memberId, language: 'EN' } as const;
  expect((await showTerms(db.kysely, of, [], now())).stays).toMatchObject([{ stays: '500.00' }]);
  const kept = async () => [{ at: new Date(now().getTime() - 500), change: 100_000_000n }];
  expect((await showTerms(db.kysely, of, [kept], now())).stays).toHaveLength(1);
  expect((await showTerms(db.kysely, of, [kept], now())).stays).toMatchObject([
    { kind: 'turnover', depositAmount: '1000.00' },
  ]);
});
