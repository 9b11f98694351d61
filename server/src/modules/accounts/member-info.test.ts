import { expect, test } from 'vitest';
import { testDatabase } from '../../platform/test-database.ts';
import { createBrand } from '../brands/brand.factory.ts';
import { createMember } from './member.factory.ts';
import { showMember } from './member-info.ts';

const { db } = await testDatabase();
const brand = await createBrand(db.kysely);

test('member info holds nothing of the password and nothing vendors know the player by', async () => {
  const member = await createMember(db, brand);
  const { memberId } = member;
  const info = await showMember(db, brand.id, { memberId, passwordChangeDue: false, termsDue: null });
  expect(JSON.stringify(info)).not.toContain(member.walletUser);
  expect(info).toMatchObject({ account: member.username, type: 0, currency: brand.currency });
});
