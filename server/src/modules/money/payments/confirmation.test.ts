import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { createBrand } from '../../house/brands/brand.factory.ts';
import {
  type ConfirmationFacts,
  keepWaiting,
  matchConfirmation,
  takeConfirmation,
  waitingConfirmations,
} from './confirmation.ts';

const { db, url } = await testDatabase();
const brand = await createBrand(db.kysely);
const now = new Date('2026-11-22T08:00:00Z');

function paid(changes: Partial<ConfirmationFacts> = {}): ConfirmationFacts & { now: Date } {
  return {
    merchantId: brand.id,
    channelCode: 'BANK',
    way: 'in',
    externalReference: randomUUID(),
    reference: null,
    payerReference: null,
    outcome: 'paid',
    amount: 100_00000n,
    currency: 'THB',
    happenedAt: now,
    source: 'statement',
    payer: null,
    ...changes,
    now,
  };
}
const take = (facts: ReturnType<typeof paid>) => db.transaction((tx) => takeConfirmation(tx, facts));

test('what a bank says twice stands once, also said from twenty sides at once', async () => {
  const facts = paid();
  const taken = await Promise.all(Array.from({ length: 20 }, () => take(facts)));
  expect(new Set(taken.map(({ id }) => id)).size).toBe(1);
  expect(taken.filter(({ outcome }) => outcome === 'new')).toHaveLength(1);
  expect(taken.filter(({ outcome }) => outcome === 'repeated')).toHaveLength(19);
});

test.each([
  ['amount', { amount: 100_01000n }],
  ['currency', { currency: 'USD' }],
  ['outcome', { outcome: 'failed' }],
  ['order', { reference: randomUUID() }],
] as const)(
  'another %s under the same reference contradicts what stands, and changes nothing',
  async (_what, change) => {
    const first = paid({ reference: randomUUID() });
    const { id } = await take(first);
    expect(await take({ ...first, ...change })).toEqual({ outcome: 'conflict', id });
    const rows = await db.kysely.selectFrom('payments.confirmed').selectAll().where('id', '=', id).execute();
    expect(rows).toMatchObject([
      { amount: first.amount, currency: 'THB', outcome: 'paid', reference: first.reference },
    ]);
  },
);

test('the same reference at another channel, brand or way is something else', async () => {
  const other = await createBrand(db.kysely);
  const facts = paid();
  const all = [
    facts,
    { ...facts, channelCode: 'PROMPTPAY' },
    { ...facts, merchantId: other.id },
    { ...facts, way: 'out' as const },
  ];
  for (const one of all) expect(await take(one)).toMatchObject({ outcome: 'new' });
});

test.each([
  ['KB-7712', 'KB7712'],
  [' kb 77.12 ', 'KB7712'],
  ['ＫＢ－７７１２', 'KB7712'],
  ['๗๗๑๒', '7712'],
  ['٧٧١٢/۱۲', '771212'],
  ['КВ-7712', 'KB7712'],
  ['0007712', '7712'],
  ['KB-007712', 'KB7712'],
  ['KB-700012', 'KB700012'],
  ['KB\u200b\u00ad7712', 'KB7712'],
  ['000', '0'],
  ['โอน-7', 'โอน7'],
  ['- / .', null],
])('the bank reference %j is compared as %j', async (written, key) => {
  const { rows } = await sql<{
    key: string | null;
  }>`select payments.reference_key(${written}) as key`.execute(db.kysely);
  expect(rows).toEqual([{ key }]);
});

test.each([
  ['desk', 'desk'],
  ['statement', 'desk'],
  ['desk', 'webhook'],
  ['asked', 'statement'],
] as const)(
  'what %s says is the same as what %s says under its reference, written otherwise',
  async (first, then) => {
    const facts = paid({ externalReference: `T-00${randomUUID()}`, source: first });
    const { id } = await take(facts);
    const again = {
      ...facts,
      source: then,
      externalReference: facts.externalReference.toLowerCase().replaceAll('-', ' '),
    };
    expect(await take(again)).toEqual({ outcome: 'repeated', id });
    expect(await take({ ...again, amount: 1n })).toEqual({ outcome: 'conflict', id });
  },
);

test('two ids of a gateway are two payments, however alike they are; what is entered by hand is neither of them anew', async () => {
  const name = randomUUID();
  const one = paid({ externalReference: `t-${name}`, source: 'webhook' });
  const other = { ...one, externalReference: `T-${name}` };
  expect(await take(one)).toMatchObject({ outcome: 'new' });
  expect(await take(other)).toMatchObject({ outcome: 'new' });
  expect(await take(other)).toMatchObject({ outcome: 'repeated' });
  expect(await take({ ...one, externalReference: `t ${name}`, source: 'desk' })).toMatchObject({
    outcome: 'repeated',
  });
});

test('one reference entered from twenty sides at once in many ways of writing is one payment', async () => {
  const name = `AB${Date.now()}`;
  const taken = await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      take(
        paid({ source: n % 2 ? 'desk' : 'statement', externalReference: [...name].join('-'.repeat(n % 7)) }),
      ),
    ),
  );
  expect(new Set(taken.map(({ id }) => id)).size).toBe(1);
});

test.each(['0001-01-01T00:00:00Z', '2999-01-01T00:00:00Z', '2026-11-22T08:05:01Z'])(
  'nothing has happened at %s: it is refused from every source and not written down',
  async (time) => {
    const facts = paid({ happenedAt: new Date(time) });
    await expect(take(facts)).rejects.toMatchObject({
      code: 'invalid_input',
      facts: { fields: [{ field: 'happenedAt' }] },
    });
    expect(await take({ ...facts, happenedAt: now })).toMatchObject({ outcome: 'new' });
  },
);

test('a confirmation belongs to one deposit for good', async () => {
  const [first, second] = [randomUUID(), randomUUID()];
  const { id } = await take(paid());
  const match = (subject: string) => db.transaction((tx) => matchConfirmation(tx, id, subject, now));
  expect(await match(first)).toBe('matched');
  expect(await match(first)).toBe('repeated');
  expect(await match(second)).toBe('taken');
});

test('of two deposits that take one confirmation at the same moment one gets it', async () => {
  const { id } = await take(paid());
  const outcomes = await Promise.all(
    Array.from({ length: 8 }, () => db.transaction((tx) => matchConfirmation(tx, id, randomUUID(), now))),
  );
  expect(outcomes.sort()).toEqual(['matched', ...Array.from({ length: 7 }, () => 'taken')]);
});

test('what came before its deposit is found by our reference and by the payer’s, until it is matched', async () => {
  const reference = randomUUID();
  const payerReference = `REF${Date.now()}`;
  const taken = await take(paid({ reference }));
  const named = await take(paid({ payerReference }));
  await db.transaction((tx) => keepWaiting(tx, named.id, 'amount'));
  const find = (wanted: { reference: string } | { payerReference: string }) =>
    db.transaction((tx) => waitingConfirmations(tx, { merchantId: brand.id, way: 'in', ...wanted }));
  expect(await find({ reference })).toMatchObject([{ id: taken.id, waitsFor: 'order' }]);
  expect(await find({ payerReference })).toMatchObject([{ id: named.id, waitsFor: 'amount' }]);
  await db.transaction((tx) => matchConfirmation(tx, taken.id, randomUUID(), now));
  expect(await find({ reference })).toEqual([]);
});

test('a confirmation is never taken back nor matched anew, not even by the owner of the database', async () => {
  const { Client } = await import('pg');
  const { id } = await take(paid());
  await db.transaction((tx) => matchConfirmation(tx, id, randomUUID(), now));
  const owner = new Client({ connectionString: url });
  await owner.connect();
  try {
    await expect(owner.query('delete from payments.confirmation where id = $1', [id])).rejects.toThrow(
      'matched once',
    );
    await expect(
      owner.query('update payments.confirmation set matched_to = gen_random_uuid() where id = $1', [id]),
    ).rejects.toThrow('matched once');
    await expect(
      db.pool.query('update payments.confirmation set amount = 1 where id = $1', [id]),
    ).rejects.toThrow('permission denied');
  } finally {
    await owner.end();
  }
});
