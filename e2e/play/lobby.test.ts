import { beforeAll, expect, inject, test } from 'vitest';
import { settled } from '../actions.ts';
import { ownBrand } from '../brand-settings.ts';
import { eventually } from '../eventually.ts';
import { newPlayer } from '../player.ts';
import { enrolVendor } from '../test-vendor.ts';
import { DOORSTEP, visit, visitsGoTo } from '../visit.ts';
import { filled, words } from '../words.ts';

const { catalogue, shell } = words;
const own = await ownBrand('shelves');
visitsGoTo(own.host);

const GAMES = 90;
/** 24, then 21, then 18 at a time. */
const PAGES = 2 + Math.ceil((GAMES - 24 - 21) / 18);

/** Enough games for a list that has to be loaded page by page. */
beforeAll(() => {
  enrolVendor(inject('databaseUrl'), {
    code: 'SHELF',
    brand: own.code,
    games: Array.from({ length: GAMES }, (_, index) => ({
      game_code: `shelf-${index}`,
      name: `Paper Boat ${index}`,
      name_th: `เรือกระดาษ ${index}`,
      category: 'RNG',
      rtp: 94 + (index % 4),
      volatility: index % 2 === 0 ? 'low' : 'high',
    })),
  });
});

test('a game is found by its name in Thai or English, by its vendor, and nearly by a name with a slip', async () => {
  const { page } = await visit({ path: '/rng' });
  const search = page.getByRole('searchbox', { name: catalogue.search });
  const found = page.getByRole('article');
  await search.fill('นาค');
  await eventually(() => found.allTextContents()).toEqual([expect.stringContaining('พญานาคสายน้ำ')]);
  await eventually(() => new URL(page.url()).searchParams.get('q')).toBe('นาค');
  await search.fill('studio starlight');
  await eventually(() => found.allTextContents()).toEqual([expect.stringContaining('ตลาดน้ำแสงดาว')]);

  await search.fill('starligt');
  const nearest = page.getByRole('region', { name: catalogue.nearest });
  await nearest.getByText('ไม่พบเกม “starligt”').waitFor();
  await eventually(() => nearest.getByRole('article').first().textContent()).toContain('ตลาดน้ำแสงดาว');
});

test('a filter says how many games each choice would leave; a search it leaves none says what to drop', async () => {
  const { page } = await visit({ path: '/rng?q=starlight' });
  await page.getByRole('article').first().waitFor();
  await page.getByRole('button', { name: catalogue.filters, exact: true }).click();
  const choice = (name: string, games: number) =>
    page.getByRole('button', { name: `${name} ${filled(catalogue.found_other, { games })}` });
  await choice(catalogue.volatilities.low, 1).waitFor();
  await eventually(() => choice(catalogue.volatilities.high, 0).isDisabled()).toBe(true);
  await page.keyboard.press('Escape');

  const none = await visit({ path: '/rng?q=starlight&volatility=high' });
  await none.page.getByText('ไม่พบเกม “starlight”').waitFor();
  const way = filled(catalogue.empty.without_other, { filter: catalogue.volatilities.high, games: 1 });
  await none.page.getByRole('link', { name: way }).click();
  await eventually(() => new URL(none.page.url()).search).toBe('?q=starlight');
  await eventually(() => none.page.getByRole('article').count()).toBe(1);

  await page.goto(none.at('/rng?q=qqqxxx'));
  await page.getByRole('link', { name: catalogue.empty.showAll }).click();
  await eventually(() => new URL(page.url()).search).toBe('');
  await eventually(() => page.getByRole('article').count()).toBeGreaterThan(6);
});

test('a card opens what is worth knowing of its game, under an address that opens it for others', async () => {
  const { page } = await visit({ path: '/rng?page=LANNA', device: 'phone' });
  const name = 'พญานาคสายน้ำ';
  await page.getByRole('link', { name: filled(catalogue.aboutGame, { game: name }) }).click();
  const sheet = page.getByRole('dialog', { name });
  await sheet.getByText('96.49%').waitFor();
  await sheet.getByText('200.00').waitFor();
  await sheet.getByText(catalogue.featureTexts['wild-multiplier']).waitFor();
  const address = new URL(page.url());
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  await eventually(() => new URL(page.url()).search).toBe('?page=LANNA');

  const other = await visit({ path: address.pathname + address.search, language: 'EN' });
  const theirs = other.page.getByRole('dialog', { name: 'River Naga' });
  await theirs.getByRole('button', { name: other.words.catalogue.play }).click();
  await other.page.getByText(other.words.refusals.not_logged_in).waitFor();

  other.problems.expect(/games\/.*404|404.*games\//);
  await other.page.goto(other.at('/rng?dialog=game&about=gone'));
  await other.page.getByText(other.words.catalogue.sheet.unknownText).waitFor();
});

test('a filter leaves the games that are like it, and others when it is turned', async () => {
  const { page } = await visit({ path: '/rng?page=SHELF' });
  const boats = () => page.getByRole('article').getByRole('heading').allTextContents();
  const choose = async (volatility: string) => {
    await page.getByRole('button', { name: new RegExp(`^${catalogue.filters}`) }).click();
    await page.getByRole('button', { name: volatility }).click();
    await page.keyboard.press('Escape');
  };
  // Every second boat is of high volatility. How many are drawn depends on how far the list has loaded by itself.
  const odd = /^เรือกระดาษ \d*[13579]$/;
  const even = /^เรือกระดาษ \d*[02468]$/;
  const areAll = async (like: RegExp) => {
    const names = await boats();
    return names.length >= 12 && names.every((name) => like.test(name));
  };
  await eventually(boats).toEqual(
    expect.arrayContaining([expect.stringMatching(odd), expect.stringMatching(even)]),
  );
  await choose(catalogue.volatilities.high);
  await eventually(() => areAll(odd)).toBe(true);
  await choose(catalogue.volatilities.low);
  await eventually(() => areAll(even)).toBe(true);
});

test('the lobby comes back exactly as it was left: place, filter and loaded pages', async () => {
  const { page } = await visit({ path: '/rng?page=SHELF', device: 'phone' });
  // The page asks for its first games before a test could listen.
  const asked = () =>
    page.evaluate<number>(
      "performance.getEntriesByType('resource').filter(({ name }) => name.includes('vassalage=SHELF')).length",
    );
  await page.getByRole('article').first().waitFor();
  const place = () => page.evaluate<number>('window.scrollY');
  await eventually(async () => {
    await page.evaluate('window.scrollBy(0, 1200)');
    return asked();
  }).toBe(PAGES);
  await page.evaluate('window.scrollTo(0, 3000)');
  const firstInSight = () =>
    page.evaluate(
      "document.elementFromPoint(100, 400)?.closest('article')?.querySelector('h3')?.textContent",
    );
  await eventually(firstInSight).toMatch(/เรือกระดาษ/);
  // The list has come to rest when two looks a moment apart see the same.
  await eventually(async () => {
    const before = [await place(), await firstInSight()].join();
    await page.waitForTimeout(300);
    return [await place(), await firstInSight()].join() === before;
  }).toBe(true);
  const [left, seen] = [await place(), await firstInSight()];

  const menu = page.getByRole('navigation', { name: shell.tabBar });
  await menu.getByRole('link', { name: shell.home }).click();
  await eventually(() => new URL(page.url()).pathname).toBe('/');
  await menu.getByRole('button', { name: shell.games, exact: true }).click();
  await page.getByRole('dialog').getByRole('link', { name: shell.category.RNG, exact: true }).click();
  await eventually(() => new URL(page.url()).search).toBe('?page=SHELF');
  await eventually(place).toBe(left);
  await eventually(firstInSight).toBe(seen);
  await eventually(asked).toBe(PAGES);
});

test('the games the lobby opens with come with its page, in the language chosen before: no call is waited for', async () => {
  for (const [language, name] of [
    ['TH', 'พญานาคสายน้ำ'],
    ['EN', 'River Naga'],
  ] as const) {
    const { page, at, problems } = await visit({ device: 'phone', language, path: DOORSTEP });
    problems.expect(/GCSGAME_gameList|ERR_FAILED/);
    await page.route(/GCSGAME_gameList/, (route) => route.abort());
    await page.goto(at('/rng'));
    await settled(page);
    expect(await page.getByRole('link', { name, exact: true }).isVisible()).toBe(true);
  }
});

test('a favourite stays one, and one the server would not have is taken back with words', async () => {
  const player = await newPlayer(own.url, '1.00');
  const { page, problems } = await visit({ path: '/rng?page=LANNA', device: 'phone', member: player });
  const heart = page.getByRole('button', { name: 'เกมโปรด: พญานาคสายน้ำ' });
  const saved = page.waitForResponse(/addFavorite/);
  await heart.click();
  await saved;
  await page.reload();
  await eventually(() => heart.getAttribute('aria-pressed')).toBe('true');
  await page.getByRole('button', { name: catalogue.favourite, exact: true }).click();
  await eventually(() => page.getByRole('article').count()).toBe(1);

  await settled(page);
  problems.expect(/removeFavorite|ERR_FAILED/);
  await page.route('**/MCSFE_removeFavoriteGameV2', (route) => route.abort());
  await heart.click();
  await page.getByText(catalogue.favouriteFailed).first().waitFor({ state: 'attached' });
  await eventually(() => heart.getAttribute('aria-pressed')).toBe('true');
});
