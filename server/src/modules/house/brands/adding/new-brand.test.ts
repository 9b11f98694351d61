import { contrastRatio, READABLE_PAIRS } from '@lanna/contract/house/brands/brand-theme';
import { plainTheme } from '@lanna/contract/house/brands/plain-theme';
import { expect, test } from 'vitest';
import { fixedClock } from '../../../../platform/testing/test-clock.ts';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import {
  addPasskeyTo,
  CONSOLE_HOST,
  createOperator,
  openOperatorSession,
} from '../../../people/operators/operator.factory.ts';
import { opsServer } from '../../../people/operators/ops.fixture.ts';
import { createBrand } from '../brand.factory.ts';
import { findBrands } from '../find-brand.ts';
import { addBrand, type CopyBrand } from './add-brand.ts';
import { fetchHostFile } from './host-proof.ts';
import { newBrandOps } from './new-brand-ops.ts';

const { db } = await testDatabase();
const clock = fixedClock();
const consoleHosts = [CONSOLE_HOST];
/** What stands in DNS. */
const records = new Map<string, string[]>();
/** What hosts have at an address. */
const files = new Map<string, string>();
const copied: { from: string; to: string }[] = [];
const copy: CopyBrand = async (_, brands) => void copied.push(brands);
const { ask } = await opsServer(db, {
  clock,
  permissions: ['brands.open', 'operators.propose'],
  routes: newBrandOps({
    db,
    clock,
    consoleHosts,
    lookUp: async (name) => records.get(name) ?? [],
    fetchText: async (url) => files.get(url) ?? '',
  }),
  kinds: [addBrand({ consoleHosts, copiers: () => [copy] })],
});
const river = await createBrand(db.kysely, {
  code: 'RIVER',
  hosts: ['river.test'],
  settings: {
    maxStake: '70.00',
    defaultPassword: 'secret-of-river',
    extraHosts: ['10.0.0.7'],
    site: { analytics: true, customerService: { line: '@river' } },
  },
});
const now = clock.now();
const [owner, second] = [await withFactor(), await withFactor()];
const ofRiver = await createOperator(db, { scope: { merchantId: river.id }, now });

const WANTED = {
  code: 'HILL',
  name: { TH: 'ดอย', EN: 'Hill' },
  hosts: ['hill.test'],
  languages: ['TH', 'EN'],
  defaultLanguage: 'TH',
  currency: 'THB',
  currencySymbol: '฿',
  country: 'TH',
  timeZone: 'Asia/Bangkok',
  real: false,
  copies: null as string | null,
  reason: 'A second brand for the hills',
};
const propose = (changed: Partial<typeof WANTED> = {}, cookie = owner.cookie) =>
  ask('POST /ops/new-brands', cookie, { body: { ...WANTED, ...changed } });
const approve = (id: string, cookie = second.cookie) =>
  ask(`POST /ops/proposals/${id}/approve`, cookie, { body: {} });
const check = async (...hosts: string[]) =>
  (await ask('POST /ops/new-brands/hosts', owner.cookie, { body: { hosts } })).value.hosts;
const brandNamed = (code: string) =>
  db.kysely.selectFrom('brands.merchant').selectAll().where('code', '=', code).executeTakeFirst();

test('a brand is made by two, closed, and answers under its host at once', async () => {
  const brands = findBrands(db.kysely, clock);
  const { value } = await propose({ copies: 'RIVER' });
  expect(await brandNamed('HILL')).toBeUndefined();
  expect(await approve(value.proposalId, owner.cookie)).toMatchObject({ success: false });
  expect(await approve(value.proposalId)).toMatchObject({ success: true });
  const found = await brands.findByHost('hill.test');
  expect(found).toMatchObject({
    code: 'HILL',
    currency: 'THB',
    settings: { demo: true, maxStake: '70.00', extraHosts: [], site: { analytics: true } },
  });
  expect(found?.settings.site.maintenance?.notice).toMatchObject({ EN: expect.any(String) });
  // What is the other brand's own stays there.
  expect(found?.settings.site.customerService.line).toBeNull();
  expect(found?.settings.defaultPassword).toMatch(/^[a-z0-9]{12}$/);
  expect(copied).toEqual([{ from: river.id, to: found?.id }]);
  const row = await brandNamed('HILL');
  expect(row?.signing_public_key).not.toBe(river.signingPublicKey);
});

test('a brand for real money begins closed for money, with nothing of another', async () => {
  const { value } = await propose({ code: 'REAL', hosts: ['real.test'], real: true });
  await approve(value.proposalId);
  const row = await brandNamed('REAL');
  expect(row).toMatchObject({ real_open: false, real_since: now, takes_money: false, theme: plainTheme });
});

test.each([
  ['a code in use', { code: 'RIVER' }, 'brand_code_taken'],
  ['a host of another', { hosts: ['free.test', 'river.test'] }, 'host_not_free'],
  ['a host in the settings of another', { hosts: ['10.0.0.7'] }, 'host_not_free'],
  ['the host of the console', { hosts: [CONSOLE_HOST] }, 'host_not_free'],
  ['a host with a port', { hosts: ['free.test:443'] }, 'host_not_free'],
  ['a public host without its record', { hosts: ['bets.example.com'] }, 'host_not_proved'],
  ['a first language it does not speak', { defaultLanguage: 'CN' }, 'brand_languages'],
  ['a brand to copy that is not there', { copies: 'NONE' }, 'brand_to_copy_unknown'],
])('%s makes no brand', async (_, changed, code) => {
  const answer = await propose({ code: 'FRESH', hosts: ['fresh.test'], ...changed });
  expect(answer).toMatchObject({ success: false, code });
});

test('two that take one code, or one host, at once: the second is refused when it is approved', async () => {
  const one = await propose({ code: 'TWIN', hosts: ['twin.test'] });
  const sameCode = await propose({ code: 'TWIN', hosts: ['twin-b.test'] });
  const sameHost = await propose({ code: 'TWINC', hosts: ['twin.test'] });
  expect(await approve(one.value.proposalId)).toMatchObject({ success: true });
  expect(await approve(sameCode.value.proposalId)).toMatchObject({ code: 'proposal_outdated' });
  expect(await approve(sameHost.value.proposalId)).toMatchObject({ code: 'proposal_outdated' });
  expect(await brandNamed('TWINC')).toBeUndefined();
});

test('a public host is proved by the record under it, for a week', async () => {
  const host = 'play.example.org';
  const [first] = await check(host);
  expect(first).toMatchObject({ state: 'free', proved: false, record: { name: `_lanna-host.${host}` } });
  records.set(first.record.name, ['something else']);
  expect(await check(host)).toEqual([first]);
  records.set(first.record.name, [first.record.value]);
  expect(await check(host, 'river.test')).toEqual([
    { ...first, proved: true },
    { host: 'river.test', state: 'taken', record: null, proved: false },
  ]);
  expect(await propose({ code: 'PLAY', hosts: [host] })).toMatchObject({ success: true });
  await db.kysely
    .updateTable('brands.host_claim')
    .set({ proved_at: new Date(now.getTime() - 8 * 24 * 3_600_000) })
    .execute();
  expect(await propose({ code: 'PLAY', hosts: [host] })).toMatchObject({ code: 'host_not_proved' });
});

test('a public host is proved by its file as well, and by no other text in it', async () => {
  const host = 'file.example.org';
  const [first] = await check(host);
  expect(first.record.file).toBe('https://file.example.org/.well-known/lanna-host.txt');
  files.set(first.record.file, `${first.record.value}0`);
  expect(await check(host)).toEqual([first]);
  files.set(first.record.file, `${first.record.value}\n`);
  expect(await check(host)).toEqual([{ ...first, proved: true }]);
  // An address that leads into this machine is asked for nothing.
  expect(await fetchHostFile('https://127.0.0.1/.well-known/lanna-host.txt')).toBe('');
});

test('who works for one brand makes none', async () => {
  expect(await propose({ code: 'MINE', hosts: ['mine.test'] }, ofRiver.cookie)).toMatchObject({
    success: false,
  });
});

test('what a brand looks like that nothing was chosen for can be read', () => {
  const { colours } = plainTheme;
  const unreadable = READABLE_PAIRS.filter(
    ([ink, paper, least]) => contrastRatio(colours[ink], colours[paper]) < least,
  );
  expect(unreadable).toEqual([]);
});

/** Who works for the house works for each brand that plays for real money as well, and shows a second factor. */
async function withFactor() {
  const { id } = await createOperator(db, { now });
  await addPasskeyTo(db, id, now);
  return { cookie: await openOperatorSession(db, id, now, { factor: true }) };
}
