import { expect, test } from 'vitest';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { checkInvariants } from '../../books/ledger/check-invariants.ts';
import { createBrand } from '../../house/brands/brand.factory.ts';
import { checkEnvelopeInvariants } from './check-envelope-invariants.ts';
import { envelopeFixture } from './envelope.fixture.ts';

const { db, url } = await testDatabase();
const brand = await createBrand(db.kysely, { settings: { envelopes: { max: '20000.00' } } });
const fixture = envelopeFixture(db, brand, url);

/** Five hundred claims of an envelope, from 300 members, some of whom press twice or three times. */
test('500 claims at once: each share once, no member twice, the sum to the last unit, and soon', async () => {
  const from = await fixture.agent({ balance: 2000 });
  const members: string[] = [];
  for (let at = 0; at < 300; at += 1) members.push((await fixture.below(from.memberId)).memberId);
  const { envelope } = await fixture.give(from, { amount: '1234.56', shares: 250 });
  const began = performance.now();
  const claims = Array.from({ length: 500 }, (_, at) => members[(at * 7) % members.length] ?? '');
  const answers = await Promise.allSettled(claims.map((memberId) => fixture.claim(envelope.id, memberId)));
  const tookMs = performance.now() - began;

  const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason.code] : []));
  expect(new Set(refused)).toEqual(new Set(['envelope_over']));
  const shares = await db.kysely
    .selectFrom('envelopes.share')
    .select(['place', 'member_id', 'amount'])
    .where('envelope_id', '=', envelope.id)
    .where('member_id', 'is not', null)
    .execute();
  expect(shares).toHaveLength(250);
  expect(new Set(shares.map(({ member_id }) => member_id)).size).toBe(250);
  expect(shares.reduce((sum, { amount }) => sum + amount, 0n)).toBe(123_456_000n);
  // Who pressed several times was answered the same share each time.
  const places = new Map<string, Set<number>>();
  answers.forEach((answer, at) => {
    const memberId = claims[at] ?? '';
    if (answer.status === 'fulfilled')
      places.set(memberId, (places.get(memberId) ?? new Set()).add(answer.value.place));
  });
  expect([...places.values()].every((of) => of.size === 1)).toBe(true);
  // Ten times what it takes on a machine that does something else as well.
  expect(tookMs).toBeLessThan(60_000);
  expect(await checkEnvelopeInvariants(db.kysely)).toEqual([]);
  expect(await checkInvariants(db.kysely)).toEqual([]);
}, 180_000);
