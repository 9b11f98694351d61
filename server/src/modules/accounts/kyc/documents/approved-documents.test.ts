import { expect, test } from 'vitest';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { testSecrets } from '../../../../platform/testing/test-secrets.ts';
import { createBrand } from '../../../house/brands/brand.factory.ts';
import { exclusionDepsOf } from '../../protection/exclusion.factory.ts';
import { beginExclusion } from '../../protection/exclusions/begin-exclusion.ts';
import { kycFixture } from '../kyc.factory.ts';
import { approvedDocuments } from './approved-documents.ts';

const { db } = await testDatabase();
const river = kycFixture(db, await createBrand(db.kysely));
const hill = kycFixture(db, await createBrand(db.kysely));

test('a self-excluded person who registers anew with other data is known again when the same document is approved', async () => {
  const approved = async (at: typeof river, number: string, person = {}) => {
    const member = await at.member();
    const { current } = await at.send(member, { number, ...person });
    const desk = at.operator();
    await at.take(current?.id ?? '', desk);
    await at.approve(current?.id ?? '', desk, 'checked by hand');
    const status = async () =>
      (
        await db.kysely
          .selectFrom('members.member')
          .select('status')
          .where('id', '=', member.memberId)
          .executeTakeFirstOrThrow()
      ).status;
    return { ...member, status };
  };
  const member = await approved(river, 'AA7654321');
  const documents = approvedDocuments(testSecrets());
  await db.transaction((tx) =>
    beginExclusion(tx, exclusionDepsOf({ db, clock: river.clock }, [], [documents]), {
      kind: 'self_exclusion',
      merchantId: member.merchantId,
      memberId: member.memberId,
      until: null,
      origin: 'member',
      operatorName: null,
      reason: '',
      now: river.clock.now(),
    }),
  );
  const another = { name: 'Malee Sukjai', birthday: '1985-01-31' };
  expect(await (await approved(hill, 'AA7654322', another)).status()).toBe('active');
  expect(await (await approved(hill, 'AA7654321')).status()).toBe('self_excluded');
});
