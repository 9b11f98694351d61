import { expect, test } from 'vitest';
import { fixedClock } from '../../../../platform/testing/test-clock.ts';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { createBrand } from '../../../house/brands/brand.factory.ts';
import { brandSenders } from '../../../house/brands/senders.ts';
import { createMember } from '../member.factory.ts';
import { showMember } from './show-member.ts';

const { db } = await testDatabase();
const brand = await createBrand(db.kysely);
const deps = { db, senders: brandSenders({ db, clock: fixedClock() }), findExclusions: () => [] };
const nothingDue = { passwordChangeDue: false, termsDue: null };

test('member info contains nothing of the password and no vendor-side player id', async () => {
  const passwordHash = '$argon2id$v=19$m=19456,t=2,p=1$c2FsdHNhbHQ$aGFzaGhhc2g';
  const member = await createMember(db, brand, { passwordHash });
  const { memberId } = member;
  const info = await showMember(deps, brand, { memberId, ...nothingDue });
  for (const secret of [member.walletUser, passwordHash, 'argon2', 'aGFzaGhhc2g'])
    expect(JSON.stringify(info)).not.toContain(secret);
  expect(info).toMatchObject({ account: member.username, type: 0, currency: brand.currency });
});

test('a way back is missing until a number or an e-mail is proved, where the brand takes one', async () => {
  const byEmail = await createBrand(db.kysely, { settings: { login: { resetByEmail: true } } });
  const missing = async (at: typeof brand, options = {}, columns = {}) => {
    const { memberId } = await createMember(db, at, options);
    const table = db.kysely.updateTable('members.member').where('id', '=', memberId);
    await table.set({ ...columns, nickname: 'person' }).execute();
    return (await showMember(deps, at, { memberId, ...nothingDue })).wayBackMissing;
  };
  const now = new Date();
  expect(await missing(byEmail)).toBe(true);
  expect(await missing(byEmail, {}, { mobile: '+66812345678', email: 'a@example.test' })).toBe(true);
  expect(await missing(byEmail, {}, { email: 'a@example.test', email_verified_at: now })).toBe(false);
  expect(await missing(byEmail, {}, { mobile: '+66812345679', mobile_verified_at: now })).toBe(false);
  expect(await missing(byEmail, { type: 4 })).toBe(false);
  expect(await missing(brand)).toBe(false);
});
