import { expect, test } from 'vitest';
import type { SearchKind } from '../../../../platform/ops/search-kind.ts';
import { fixedClock } from '../../../../platform/testing/test-clock.ts';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { createBrand } from '../../../house/brands/brand.factory.ts';
import { createOperator } from '../operator.factory.ts';
import { opsServer } from '../ops.fixture.ts';
import { searchRoute } from './search-route.ts';

const { db } = await testDatabase();
const clock = fixedClock();
const river = await createBrand(db.kysely, { code: 'RIVER', hosts: ['river.test'] });
const hill = await createBrand(db.kysely, { code: 'HILL', hosts: ['hill.test'] });
const asked: { kind: string; q: string; brandIds: readonly string[] }[] = [];
const kind = (name: string, rest: Pick<SearchKind, 'permission' | 'house'>, hits: number): SearchKind => ({
  ...rest,
  find: async (q, brandIds) => {
    asked.push({ kind: name, q, brandIds });
    return Array.from({ length: hits }, (_, at) => ({ kind: name, id: `${at}`, title: q, detail: '' }));
  },
});
const { ask } = await opsServer(db, {
  clock,
  permissions: ['lamps.read', 'lamps.light'],
  routes: [
    searchRoute(() => [
      kind('lamp', { permission: 'lamps.read' }, 9),
      kind('match', { permission: 'lamps.light' }, 1),
      kind('pole', { permission: 'lamps.read', house: true }, 1),
    ]),
  ],
});
const now = clock.now();
const owner = await createOperator(db, { now });
const auditor = await createOperator(db, { role: 'auditor', scope: { merchantId: hill.id }, now });
const kindsOf = (answer: { value?: { hits: { kind: string }[] } }) =>
  (answer.value?.hits ?? []).map((hit) => hit.kind);

test('each kind gives five hits at most, to who may see it, in the brands in which they may', async () => {
  const found = await ask('GET /ops/search', owner.cookie, { query: { q: '50%' } });
  expect(kindsOf(found)).toEqual(['lamp', 'lamp', 'lamp', 'lamp', 'lamp', 'match', 'pole']);
  asked.length = 0;
  expect(kindsOf(await ask('GET /ops/search', auditor.cookie, { query: { q: ' 50% ' } }))).toEqual(
    Array(5).fill('lamp'),
  );
  expect(asked).toEqual([{ kind: 'lamp', q: '50%', brandIds: [hill.id] }]);
  asked.length = 0;
  await ask('GET /ops/search', owner.cookie, { query: { q: 'x' } });
  expect(asked[0]?.brandIds.toSorted()).toEqual([river.id, hill.id].toSorted());
});

test('a search of nothing or of ten thousand characters is refused and asks no topic', async () => {
  asked.length = 0;
  for (const q of ['', '   ', 'x'.repeat(10_000)])
    expect(await ask('GET /ops/search', owner.cookie, { query: { q } })).toMatchObject({
      code: 'invalid_input',
    });
  expect(asked).toEqual([]);
});
