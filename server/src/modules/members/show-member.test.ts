import { expect, test } from 'vitest';
import { testDatabase } from '../../platform/test-database.ts';
import { createBrand } from '../brands/brand.factory.ts';
import { createMember } from './member.factory.ts';
import { showMember } from './show-member.ts';

const { db } = await testDatabase();
const brand = await createBrand(db.kysely);

test('member info contains nothing of the password and no vendor-side player id', async () => {
  const passwordHash = '$argon2id$v=19$m=19456,t=2,p=1$c2FsdHNhbHQ$aGFzaGhhc2g';
  const member = await createMember(db, brand, { passwordHash });
  const { memberId } = member;
  const info = await showMember(db, brand.id, { memberId, passwordChangeDue: false, termsDue: null });
  for (const secret of [member.walletUser, passwordHash, 'argon2', 'aGFzaGhhc2g'])
    expect(JSON.stringify(info)).not.toContain(secret);
  expect(info).toMatchObject({ account: member.username, type: 0, currency: brand.currency });
});
