import { expect, test } from 'vitest';
import type { CentrePage } from '../../centre-page.ts';
import { OVERLAYS, PAGES, pageAt, STORED, TOPICS } from './topics.ts';

const SOURCES = import.meta.glob<string>(['../../**/*.{ts,tsx}', '!../../**/*.test.ts'], {
  query: '?raw',
  eager: true,
  import: 'default',
});
const NOTICES = import.meta.glob<string>('../../../../contract/src/*/*/notices.ts', {
  query: '?raw',
  eager: true,
  import: 'default',
});
const filesLike = (name: RegExp) => Object.keys(SOURCES).filter((file) => name.test(file));
const twice = (names: readonly string[]) => names.filter((name, at) => names.indexOf(name) !== at);

test('every folder of a topic has a manifest, and every manifest is found', () => {
  const manifests = filesLike(/\/topic\.ts$/).filter((file) => file !== '../../topic.ts');
  expect(TOPICS).toHaveLength(manifests.length);
  // What a topic brings to the console has a manifest of its own there.
  const folders = filesLike(/\/features\/[^/]+\/[^/]+\/(?!console\/)/).map((file) =>
    file.split('/').slice(0, 5).join('/'),
  );
  const without = [...new Set(folders)].filter((folder) => !manifests.includes(`${folder}/topic.ts`));
  expect(without).toEqual([]);
});

test('no address, overlay, or name in session storage is claimed by two topics', () => {
  const paths = TOPICS.flatMap(({ pages = [] }) =>
    pages.flatMap(({ path, aliases = [] }) => [path, ...aliases]),
  );
  expect(twice(paths)).toEqual([]);
  expect(twice(TOPICS.flatMap(({ overlays = {} }) => Object.keys(overlays)))).toEqual([]);
  expect(twice(TOPICS.flatMap(({ stored = {} }) => Object.keys(stored)))).toEqual([]);
});

test('an address that opens an overlay names one that exists, and lies over the home page', () => {
  const opening = [...PAGES.values()].filter(({ overlay }) => overlay !== undefined);
  expect(opening.map(({ path }) => path)).toContain('/login');
  for (const { overlay = '', page } of opening) {
    expect(OVERLAYS[overlay]).toBeDefined();
    expect(page).toBe(pageAt('/')?.page);
  }
});

test('an alias shows the page it stands for', () => {
  expect(pageAt('/home')).toBe(pageAt('/'));
  expect(pageAt('/no/such/page')).toBeUndefined();
});

test('every reason a route guard refuses for has an overlay that explains it', () => {
  for (const blocked of ['login', 'trial', 'notAgent']) expect(OVERLAYS[blocked]).toBeDefined();
});

test('the first word of every query key is declared by one topic, as personal or not', () => {
  const declared = TOPICS.flatMap(({ queries = {} }) => Object.keys(queries));
  expect(twice(declared)).toEqual([]);
  const used = Object.values(SOURCES).flatMap((code) =>
    [...code.matchAll(/queryKey: \[\s*'([\w-]+)'/g)].map(([, name]) => name),
  );
  expect(used.length).toBeGreaterThan(20);
  expect([...new Set(used)].sort()).toEqual([...declared].sort());
});

/** What ends answers that the portal keeps for all visitors; no page of the site asks for them yet. */
const KEPT_ANSWERS_ALONE = ['vendor_lobby_changed'];

test('every change notice invalidates queries, and names only queries that exist', () => {
  const changes = Object.values(NOTICES).flatMap((code) =>
    [...code.matchAll(/^ {4}(\w+): true/gm)].map(([, type]) => type),
  );
  const received = TOPICS.flatMap(({ notices = {} }) => Object.entries(notices));
  const seen = new Set([...received.map(([type]) => type), ...KEPT_ANSWERS_ALONE]);
  expect([...seen].sort()).toEqual([...changes].sort());
  expect(received.filter(([type]) => KEPT_ANSWERS_ALONE.includes(type))).toEqual([]);
  const declared = TOPICS.flatMap(({ queries = {} }) => Object.keys(queries));
  for (const [, names] of received) for (const name of names) expect(declared).toContain(name);
});

test('a centre has each of its pages once, in an order no two of them share', () => {
  for (const centre of ['member', 'agent']) {
    const files = filesLike(new RegExp(`/features/[^/]+/[^/]+/${centre}-centre\\.ts$`));
    const code = files.map((file) => SOURCES[file]).join('\n');
    const values = (name: keyof CentrePage) =>
      [...code.matchAll(new RegExp(`\\b${name}: '?(\\w+)`, 'g'))].map(([, value = '']) => value);
    expect(values('key').length).toBeGreaterThan(2);
    expect(twice(values('key'))).toEqual([]);
    expect(twice(values('order'))).toEqual([]);
  }
});

/** The member centre's menu as the specification lists it, of what there is. */
const AS_WRITTEN = [
  'securityCenter',
  'transferFund',
  'depositv2',
  'withdraw',
  'transferUpline',
  'personalHistoryCopy',
  'transactionHistory',
  'personalProfit',
  'messageV2',
];

test('under its headings the menu of the member centre keeps the order of the specification', () => {
  const sources = filesLike(/\/features\/[^/]+\/[^/]+\/member-centre\.ts$/).map(
    (file) => SOURCES[file] ?? '',
  );
  const pages = sources
    .flatMap((code) => [...code.matchAll(/key: '(\w+)'([\s\S]*?)order: (\d+)([\s\S]*?)Page[,:]/g)])
    .map(([, key = '', before, order, after]) => ({
      key,
      group: /group: '(\w+)'/.exec(`${before} ${after}`)?.[1] ?? 'account',
      order: Number(order),
    }))
    .sort((one, other) => one.order - other.order);
  const shown = [...Map.groupBy(pages, ({ group }) => group).values()].flat().map(({ key }) => key);
  expect(shown.filter((key) => AS_WRITTEN.includes(key))).toEqual(AS_WRITTEN);
});

test('what the specification keeps in session storage is kept under its names', () => {
  expect(Object.keys(STORED).sort()).toEqual([
    'gameVendor',
    'merchantWallet',
    'notice',
    'routers',
    'settings',
    'validationRules',
  ]);
});
