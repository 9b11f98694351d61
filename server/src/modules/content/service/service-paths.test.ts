import { SERVICE_PATHS } from '@lanna/contract/content/service/service';
import { showServicePath } from '@lanna/rules/service-path';
import { expect, test } from 'vitest';
import { fixedClock } from '../../../platform/testing/test-clock.ts';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { createBrand } from '../../house/brands/brand.factory.ts';
import { createMember } from '../../people/members/member.factory.ts';
import { customersServer } from './service.fixture.ts';

const { db } = await testDatabase();
const clock = fixedClock();
const customerService = { line: '@lanna', phone: '02 000 0001', email: 'help@lanna.example', url: '/help' };
const river = await createBrand(db.kysely, {
  hosts: ['river.test'],
  settings: { site: { customerService } },
});
const hill = await createBrand(db.kysely, { hosts: ['hill.test'] });
const { ask } = await customersServer(db, clock);
await db.kysely
  .insertInto('service.desk')
  .values({ merchant_id: river.id, settings: JSON.stringify({ vipLink: 'https://vip.example/river' }) })
  .execute();

async function paths(asked: { member?: string; host?: string } = {}) {
  const { value } = await ask('relay/WPSCORE_getCustomerServiceScript', undefined, asked);
  const list: { type: number; path: string }[] = value.version.pathList;
  return Promise.all(list.map(async ({ type, path }) => [type, await showServicePath(path)]));
}
async function memberOfRank(rank: number, brand = river) {
  const { memberId } = await createMember(db, brand);
  await db.kysely
    .updateTable('members.member')
    .set({ rank_level: rank })
    .where('id', '=', memberId)
    .execute();
  return { member: memberId, host: brand === river ? 'river.test' : 'hill.test' };
}

test('the ways to customer service are those the brand has, the chat first', async () => {
  expect(await paths()).toEqual([
    [SERVICE_PATHS.chat, '/chat'],
    [SERVICE_PATHS.line, 'https://line.me/R/ti/p/%40lanna'],
    [SERVICE_PATHS.phone, 'tel:020000001'],
    [SERVICE_PATHS.mail, 'mailto:help@lanna.example'],
    [SERVICE_PATHS.page, '/help'],
  ]);
  expect(await paths({ host: 'hill.test' })).toEqual([[SERVICE_PATHS.chat, '/chat']]);
});

test('members of a rank above 4 have the VIP channel in place of the chat, up to 4 they have not', async () => {
  expect((await paths(await memberOfRank(5)))[0]).toEqual([SERVICE_PATHS.vip, 'https://vip.example/river']);
  expect((await paths(await memberOfRank(4)))[0]).toEqual([SERVICE_PATHS.chat, '/chat']);
});

test('where the brand has no VIP link their channel is the chat', async () => {
  expect(await paths(await memberOfRank(9, hill))).toEqual([[SERVICE_PATHS.vip, '/chat']]);
});

test('a rank of another brand counts for nothing here', async () => {
  const { member } = await memberOfRank(9, hill);
  expect((await paths({ member, host: 'river.test' }))[0]).toEqual([SERVICE_PATHS.chat, '/chat']);
});

test('no path is readable in the list itself', async () => {
  const { value } = await ask('relay/WPSCORE_getCustomerServiceScript');
  for (const hidden of ['chat', 'line', 'lanna', 'tel', 'mailto', 'help'])
    expect(JSON.stringify(value).toLowerCase()).not.toContain(`"${hidden}`);
});
