import { whitelabel } from '@lanna/contract/house/brands/brand';
import { gameList } from '@lanna/contract/play/catalogue/catalogue';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compose } from './compose.ts';
import { createBrand } from './modules/house/brands/brand.factory.ts';
import { readBrand } from './modules/house/brands/console-brand.ts';
import { keepDraft } from './modules/house/brands/preview/preview-draft.ts';
import { previewPasses } from './modules/house/brands/preview/preview-pass.ts';
import { createGame, createVendor } from './modules/play/catalogue/catalogue.factory.ts';
import { sharedSecret } from './platform/captcha/shared-secret.ts';
import { openLog } from './platform/process/log.ts';
import { newId } from './platform/sealing/ids.ts';
import { fixedClock } from './platform/testing/test-clock.ts';
import { testDatabase } from './platform/testing/test-database.ts';
import { testConfig, testSecrets } from './platform/testing/test-secrets.ts';

const MAINTENANCE = { notice: { TH: 'ปิดปรับปรุง', EN: 'Closed' }, until: null };
const MARKUP = '</script><script>alert(1)</script>';

const { portalUrl, db } = await testDatabase();
const clock = fixedClock();
const config = { ...testConfig(), databaseUrl: portalUrl };
const portal = await compose({ config, log: openLog('silent'), clock, roles: ['http'] });
afterAll(() => portal.stop());

beforeAll(async () => {
  const brands = [
    await createBrand(db.kysely, { hosts: ['river.test'] }),
    await createBrand(db.kysely, {
      hosts: ['closed.test'],
      settings: { site: { maintenance: MAINTENANCE } },
    }),
    await createBrand(db.kysely, {
      hosts: ['slogan.test'],
      settings: {
        front: {
          slogan: {
            title: { TH: 'เช้าวันใหม่', EN: 'A new morning' },
            text: { TH: 'เล่นเพลิน ๆ ริมน้ำ', EN: 'Play by the river.' },
          },
        },
      },
    }),
    await createBrand(db.kysely, {
      hosts: ['members.test'],
      settings: { flags: { loginToHome: true } },
    }),
    await createBrand(db.kysely, {
      hosts: ['invited.test'],
      settings: { flags: { registration: false } },
    }),
  ];
  const vendor = await createVendor(db.kysely, { code: 'MINE', brands });
  for (let nr = 1; nr <= 30; nr += 1)
    await createGame(db.kysely, {
      vendor,
      code: `game-${nr}`,
      name: nr === 30 ? MARKUP : `Game ${nr}`,
      popularity: nr,
    });
});

async function pageOf(host: string, path: string, headers = {}): Promise<string> {
  const { body } = await portal.app.inject({ url: path, headers: { host, ...headers } });
  return body;
}

const descriptionOf = (page: string) => /<meta name="description" content="([^"]*)"/.exec(page)?.[1];

function blockIn(page: string, id: string): unknown {
  const text = new RegExp(`<script type="application/json" id="${id}">(.*?)</script>`, 's').exec(page)?.[1];
  return text === undefined ? undefined : JSON.parse(text);
}

const contentOf = (page: string) => page.slice(page.indexOf('<body>'));

test.each(['/', '/rng', '/fair', '/login', '/register', '/no/such/page'])(
  '%s comes with its header, its heading and its links, and nothing in it failed to be written',
  async (path) => {
    const content = contentOf(await pageOf('river.test', path));
    expect(content).toMatch(/<h1[ >]/);
    expect(content).toContain('href="/fair"');
    expect(content).not.toContain('<!--$!-->');
  },
);

test('the description says what the brand says of itself and which games it has, and promises nothing else', async () => {
  expect(descriptionOf(await pageOf('slogan.test', '/'))).toBe('เช้าวันใหม่ · สล็อต · เล่นเพลิน ๆ ริมน้ำ');
  const english = await pageOf('slogan.test', '/', { cookie: 'language=EN' });
  expect(descriptionOf(english)).toBe('A new morning · Slots · Play by the river.');
  expect(descriptionOf(await pageOf('river.test', '/'))).toMatch(/^แบรนด์ \w+ · สล็อต · /);
});

test('a page names itself, and where it is in every other language', async () => {
  const head = async (path: string, headers = {}) => {
    const page = await pageOf('slogan.test', path, headers);
    return page.slice(0, page.indexOf('<body>'));
  };
  const fair = await head('/fair?utm_source=x&lang=en');
  expect(fair).toContain('<title>Fairness: check any round · ');
  expect(fair).toMatch(/<link rel="canonical" href="http:\/\/slogan\.test:\d+\/fair\?lang=en"/);
  for (const tag of ['th', 'en', 'x-default']) expect(fair).toContain(`hrefLang="${tag}"`);
  expect(fair).toContain('property="og:image"');
  expect(fair).not.toContain('noindex');
  expect(await head('/')).toMatch(/<title>[^<]+ · เช้าวันใหม่<\/title>/);
  expect(await head('/fair')).toMatch(/rel="canonical" href="http:\/\/slogan\.test:\d+\/fair"/);
});

test('an address that is no page says so to people and to machines', async () => {
  const answer = await portal.app.inject({ url: '/no/such/page', headers: { host: 'river.test' } });
  expect(answer.statusCode).toBe(404);
  expect(answer.body).toContain('<meta name="robots" content="noindex"');
  expect(answer.body).not.toContain('rel="canonical"');
});

test('the site map lists pages of categories that have games, in every language; a closed site has none', async () => {
  const ask = (url: string, host: string) => portal.app.inject({ url, headers: { host } });
  const { body } = await ask('/sitemap.xml', 'river.test');
  expect(body).toMatch(/<loc>http:\/\/river\.test:\d+\/<\/loc>/);
  expect(body).toMatch(/<loc>http:\/\/river\.test:\d+\/fair\?lang=en<\/loc>/);
  for (const path of ['/login', '/game', '/dev/outbox', '/live<']) expect(body).not.toContain(path);
  expect((await ask('/robots.txt', 'river.test')).body).toMatch(
    /^Sitemap: http:\/\/river\.test:\d+\/sitemap\.xml$/m,
  );
  expect((await ask('/sitemap.xml', 'closed.test')).statusCode).toBe(404);
});

test('the lobby comes with its games, as the call answers them, and their pictures are fetched first', async () => {
  const page = await pageOf('river.test', '/rng');
  const { body } = await portal.app.inject({
    url: `${gameList.path}?gameType=RNG&pageSize=24`,
    headers: { host: 'river.test' },
  });
  const { value } = JSON.parse(body);
  expect(value.games).toHaveLength(24);
  expect(blockIn(page, 'page')).toMatchObject({ language: 'TH' });
  expect(JSON.stringify(blockIn(page, 'page'))).toContain(JSON.stringify(value.games));
  for (const nr of [29, 28, 7]) expect(contentOf(page)).toContain(`>Game ${nr}<`);
  const head = page.slice(0, page.indexOf('<body>'));
  const pictures = [...head.matchAll(/<link rel="preload" as="image"[^>]*href="([^"]*)"/g)].map(
    ([, path]) => path,
  );
  expect(pictures).toEqual([30, 29, 28, 27, 26, 25].map((nr) => `/art/game/MINE/game-${nr}.svg`));
});

test('the brand in the page is the answer of its call', async () => {
  const page = await pageOf('river.test', '/fair');
  const { body } = await portal.app.inject({ url: whitelabel.path, headers: { host: 'river.test' } });
  expect(blockIn(page, 'brand')).toEqual(JSON.parse(body).value);
});

test('no name of a game can close its data block or become markup', async () => {
  const page = await pageOf('river.test', '/rng');
  expect(JSON.stringify(blockIn(page, 'page'))).toContain(JSON.stringify(MARKUP).slice(1, -1));
  expect(page).not.toContain('<script>alert');
});

test('a filter in the address is written; what the page does not read changes nothing', async () => {
  const filtered = contentOf(await pageOf('river.test', '/rng?page=UNKNOWN'));
  expect(filtered).not.toContain('>Game 29<');
  expect(await pageOf('river.test', '/rng?utm_source=x')).toBe(await pageOf('river.test', '/rng'));
});

test('the language that was chosen here is written, and one the brand does not speak is not', async () => {
  const english = await pageOf('river.test', '/', { cookie: 'a=1; language=EN' });
  expect(english).toContain('<html lang="en"');
  expect(blockIn(english, 'page')).toMatchObject({ language: 'EN' });
  for (const cookie of ['language=XX', 'language=en', 'language="><script>'])
    expect(await pageOf('river.test', '/', { cookie })).toContain('<html lang="th"');
});

test('the log-in comes with each page in its language and as its brand has it, and with no page that is not written', async () => {
  const loginIn = (page: string) =>
    /<template id="written-login" data-lang="(\w+)">(.*?)<\/template>/s.exec(page);
  const [, tag, form] = loginIn(await pageOf('river.test', '/rng', { cookie: 'language=EN' })) ?? [];
  expect(tag).toBe('en');
  expect(form).toMatch(/<dialog .*name="username".*name="password".*name="remember"/s);
  expect(form).toContain('?dialog=register');
  const [, , shut] = loginIn(await pageOf('invited.test', '/rng', { cookie: 'language=EN' })) ?? [];
  expect(shut).toContain('name="password"');
  expect(shut).not.toContain('?dialog=register');
  expect(loginIn(await pageOf('closed.test', '/rng'))).toBeNull();
});

test('no visitor’s token reaches a page that all share', async () => {
  const authorization = `Bearer ${'x'.repeat(40)}`;
  expect(await pageOf('river.test', '/rng', { authorization })).toBe(await pageOf('river.test', '/rng'));
});

test.each([
  ['closed.test', '/rng'],
  ['unknown.test', '/rng'],
  ['members.test', '/'],
  ['members.test', '/rng'],
])('a page of a closed site, of no brand, or behind a login (%s%s) has no content', async (host, path) => {
  const page = await pageOf(host, path);
  expect(blockIn(page, 'page')).toBeUndefined();
  expect(contentOf(page)).not.toMatch(/Game \d|<h1/);
});

test('a page that may be seen before a login is written where all others are not', async () => {
  expect(contentOf(await pageOf('members.test', '/login'))).toMatch(/<h1[ >]/);
});

test('changes are seen after some seconds', async () => {
  clock.advance(10_000);
  await pageOf('river.test', '/rng');
  await db.kysely
    .updateTable('catalogue.game')
    .set({ popularity: 99, rtp_basis_points: 9000 })
    .where('code', '=', 'game-1')
    .execute();
  const first = async () => /"gameCode":"([^"]*)"/.exec(await pageOf('river.test', '/rng'))?.[1];
  expect(await first()).toBe('game-30');
  const later = () => {
    clock.advance(5000);
    return first();
  };
  await expect.poll(later).toBe('game-1');
});

test('a page of a closed site is shown in the console’s frame with a pass, and nothing in it runs', async () => {
  const passOf = async (host: string) => {
    const { merchant_id: id } = await db.kysely
      .selectFrom('brands.merchant_host')
      .select('merchant_id')
      .where('host', '=', host)
      .executeTakeFirstOrThrow();
    const secret = sharedSecret({ db, clock, secrets: testSecrets() }, 'preview');
    return (await previewPasses(secret).issue(id, clock.now())).token;
  };
  const look = (host: string, token: string) =>
    portal.app.inject({ url: `/?preview=${token}`, headers: { host } });
  const shown = await look('closed.test', await passOf('closed.test'));
  expect(contentOf(shown.body)).toMatch(/<h1[ >]/);
  expect(shown.body).not.toMatch(/<script|<noscript|modulepreload/);
  expect(shown.headers['content-security-policy']).toContain("script-src 'none'");
  expect(shown.headers['content-security-policy']).toMatch(/frame-ancestors http/);
  expect(shown.headers['content-security-policy']).not.toContain("frame-ancestors 'none'");
  expect(shown.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  expect(shown.headers['x-frame-options']).toBeUndefined();
  // A pass of another brand opens nothing, nor does the page stay open for visitors.
  for (const { body } of [
    await look('closed.test', await passOf('river.test')),
    await portal.app.inject({ url: '/', headers: { host: 'closed.test' } }),
  ])
    expect(contentOf(body)).not.toMatch(/<h1[ >]/);
});

test('changes of a look that are not saved are shown to the operator who has made them, and to no visitor', async () => {
  const { merchant_id: id } = await db.kysely
    .selectFrom('brands.merchant_host')
    .select('merchant_id')
    .where('host', '=', 'river.test')
    .executeTakeFirstOrThrow();
  const operatorId = newId();
  const now = clock.now();
  const keep = (changes: Record<string, unknown>) =>
    db.transaction(async (tx) => keepDraft(tx, await readBrand(tx, id), { operatorId, changes, now }));
  const slogan = { title: { TH: 'ร่างใหม่', EN: 'A draft' }, text: { TH: 'ยังไม่บันทึก', EN: 'Not saved' } };
  const draft = await keep({ 'front.slogan': slogan, 'theme.colours.accent': '#12ab34' });
  const passes = previewPasses(sharedSecret({ db, clock, secrets: testSecrets() }, 'preview'));
  const { token } = await passes.issue(id, now, draft);
  const ask = (url: string) => portal.app.inject({ url, headers: { host: 'river.test' } });
  const shown = await ask(`/?preview=${token}`);
  expect(shown.body).toContain('ร่างใหม่');
  const theme = `/brand.css?preview=${encodeURIComponent(token)}`;
  expect(shown.body).toContain(`href="${theme}"`);
  expect((await ask(theme)).body).toContain('#12ab34');
  for (const visited of [await ask('/'), await ask('/brand.css'), await ask('/brand.css?preview=x')])
    expect(visited.body).not.toMatch(/ร่างใหม่|#12ab34/);
  // What is not seen of a brand, or would be refused when it is saved, is not kept; the last draft takes the place of the one before.
  await expect(keep({ enabled: false })).rejects.toMatchObject({ code: 'invalid_input' });
  await expect(keep({ 'theme.colours.accent': 'red' })).rejects.toMatchObject({ code: 'invalid_input' });
  await keep({ 'theme.colours.accent': '#22bb44' });
  expect((await ask(theme)).body).not.toMatch(/#12ab34|#22bb44/);
});
