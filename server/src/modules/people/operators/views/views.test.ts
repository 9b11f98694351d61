import { VIEWS_MOST } from '@lanna/contract/people/operators/view-ops';
import { expect, test } from 'vitest';
import { fixedClock } from '../../../../platform/testing/test-clock.ts';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { createBrand } from '../../../house/brands/brand.factory.ts';
import { createOperator } from '../operator.factory.ts';
import { opsServer } from '../ops.fixture.ts';
import { viewRoutes } from './routes.ts';

const { db } = await testDatabase();
const clock = fixedClock();
const now = clock.now();
const [river, hill] = [
  await createBrand(db.kysely, { code: 'RIVER' }),
  await createBrand(db.kysely, { code: 'HILL' }),
];
const { ask } = await opsServer(db, {
  clock,
  permissions: ['members.read'],
  routes: viewRoutes({ db, clock }),
});
const of = (brand: { id: string }) =>
  createOperator(db, { role: 'support', scope: { merchantId: brand.id }, now });
const [nim, kai, stranger] = [await of(river), await of(river), await of(hill)];
const save = (operator: { cookie: string }, changes: object) =>
  ask('POST /ops/views', operator.cookie, {
    body: {
      list: 'members',
      search: '?status=active',
      columns: { agent: true },
      sharedWith: null,
      ...changes,
    },
  });
const seenBy = async (operator: { cookie: string }) =>
  (await ask('GET /ops/views', operator.cookie, { query: { list: 'members' } })).value.views.map(
    ({ name, own }: { name: string; own: boolean }) => `${name}${own ? '' : ' of another'}`,
  );

test('a view is the operator’s own until it is shared, and then of those who work for the brand', async () => {
  expect((await save(nim, { name: 'Active' })).status).toBe(200);
  expect((await save(nim, { name: 'Rich', sharedWith: 'RIVER' })).status).toBe(200);
  expect(await seenBy(nim)).toEqual(['Active', 'Rich']);
  expect(await seenBy(kai)).toEqual(['Rich of another']);
  expect(await seenBy(stranger)).toEqual([]);
  expect(await save(nim, { name: 'Elsewhere', sharedWith: 'HILL' })).toMatchObject({ code: 'not_found' });
});

test('the same name again takes the place of the first; another’s is removed by no one else', async () => {
  const { value } = await save(nim, { name: 'active', search: '?status=closed', columns: {} });
  const { views } = (await ask('GET /ops/views', nim.cookie, { query: { list: 'members' } })).value;
  expect(views[0]).toMatchObject({ id: value.id, name: 'active', search: '?status=closed', columns: {} });
  const shared = views.find(({ name }: { name: string }) => name === 'Rich').id;
  expect(await ask(`DELETE /ops/views/${shared}`, kai.cookie)).toMatchObject({ code: 'not_found' });
  expect((await ask(`DELETE /ops/views/${shared}`, nim.cookie)).status).toBe(200);
  expect(await seenBy(kai)).toEqual([]);
});

test('what is no filter of a list is not kept, nor more views than a list has room for', async () => {
  for (const search of ['javascript:alert(1)', '//elsewhere.test', '?a b', '#top'])
    expect(await save(nim, { name: 'Odd', search })).toMatchObject({ code: 'invalid_input' });
  const kept = await db.kysely.selectFrom('operators.saved_view').select('id').execute();
  const more = Array.from({ length: VIEWS_MOST - kept.length }, (_, at) => save(nim, { name: `View ${at}` }));
  for (const { status } of await Promise.all(more)) expect(status).toBe(200);
  expect(await save(nim, { name: 'One more' })).toMatchObject({ code: 'views_full' });
  expect((await save(nim, { name: 'View 3' })).status).toBe(200);
});
