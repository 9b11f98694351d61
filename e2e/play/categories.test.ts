import { beforeAll, expect, inject } from 'vitest';
import { ownBrand } from '../brand-settings.ts';
import { DESKTOP_ENGLISH, PHONE_THAI, test } from '../device-matrix.ts';
import { eventually } from '../eventually.ts';
import { enrolVendor } from '../test-vendor.ts';
import { visitsGoTo } from '../visit.ts';
import { filled } from '../words.ts';

const own = await ownBrand('tables');
visitsGoTo(own.host);

const CLASSES = ['baccarat', 'sicbo', 'fan-tan'] as const;
const BOOKS = 14;

/** Tables of three classes, and a vendor of sports with enough games to be searched. */
beforeAll(() => {
  enrolVendor(inject('databaseUrl'), {
    code: 'TABLES',
    brand: own.code,
    groups: ['LIVE', 'SPORTS'],
    games: [
      ...CLASSES.flatMap((live_class) =>
        [1, 2].map((table) => ({
          game_code: `${live_class}-${table}`,
          name: `Table ${table} of ${live_class}`,
          category: 'LIVE',
          live_class,
        })),
      ),
      ...Array.from({ length: BOOKS }, (_, at) => ({
        game_code: `book-${at}`,
        name: `River Book ${at}`,
        category: 'SPORTS',
      })),
    ],
  });
});

test.concurrent.for([PHONE_THAI])(
  'live tables are found by their class, and are as they were left after another page ($device, $language)',
  async (view, { come }) => {
    const { page, words } = await come({ ...view, path: '/live?page=TABLES' });
    const { catalogue, shell } = words;
    const tables = page.getByRole('article');
    await eventually(() => tables.count()).toBe(6);
    const fanTan = catalogue.liveClasses['fan-tan'];
    await page
      .getByRole('group', { name: catalogue.liveClass })
      .getByRole('button', { name: `${fanTan} ${filled(catalogue.found_other, { games: 2 })}` })
      .click();
    await eventually(() => tables.getByRole('heading').allTextContents()).toEqual([
      'Table 1 of fan-tan',
      'Table 2 of fan-tan',
    ]);
    expect(new URL(page.url()).search).toBe('?page=TABLES&class=fan-tan');

    // Marked in the document: kept alive, it is the same one afterwards.
    await tables.first().evaluate((table) => table.setAttribute('data-same', ''));
    const menu = page.getByRole('navigation', { name: shell.tabBar });
    await menu.getByRole('link', { name: shell.home }).click();
    await eventually(() => new URL(page.url()).pathname).toBe('/');
    await page.goBack();
    await eventually(() => new URL(page.url()).search).toBe('?page=TABLES&class=fan-tan');
    await page.locator('article[data-same]').waitFor();
    expect(await tables.count()).toBe(2);
  },
);

test.concurrent.for([DESKTOP_ENGLISH])(
  'a vendor of sports with several games opens a list of them, where one is found and asked to log in for ($device, $language)',
  async (view, { come }) => {
    const { page, at, words } = await come({ ...view, path: '/rng?dialog=vendor&about=TABLES' });
    const { catalogue, refusals } = words;
    const list = page.getByRole('dialog', { name: 'River Hub' });
    await list.getByText(filled(catalogue.found_other, { games: BOOKS })).waitFor();
    const books = list.getByRole('listitem');
    await eventually(() => books.count()).toBe(BOOKS);
    await list.getByRole('searchbox').fill('book 13');
    await eventually(() => books.allTextContents()).toEqual([expect.stringContaining('River Book 13')]);
    await books.getByRole('link').click();
    await page.getByText(refusals.not_logged_in).waitFor();

    await page.goto(at('/rng?dialog=vendor&about=UNKNOWN'));
    await page.getByText(catalogue.vendorGames.unknown).waitFor();
  },
);

test.concurrent.for([DESKTOP_ENGLISH])(
  'a category without games says so, shows what can be played, and stands in no menu ($device, $language)',
  async (view, { come }) => {
    const { page, words } = await come({ ...view, path: '/esports' });
    const { catalogue, shell } = words;
    await page.getByText(catalogue.lobbies.esports.none).waitFor();
    await eventually(() =>
      page.getByRole('region', { name: catalogue.empty.others }).getByRole('article').count(),
    ).toBeGreaterThan(2);
    const menu = page.getByRole('navigation', { name: shell.navigation });
    await menu.getByText(shell.category.LIVE).waitFor();
    expect(await menu.getByText(shell.category.ESPORTS).count()).toBe(0);
  },
);

test.concurrent.for([DESKTOP_ENGLISH])(
  'a game has the header above it, and the lobby below it stays as it was ($device, $language)',
  async (view, { come }) => {
    const { page, words } = await come({ ...view, path: '/rng?sort=name' });
    const { catalogue, game, shell } = words;
    await page
      .getByRole('article')
      .first()
      .evaluate((card) => card.setAttribute('data-same', ''));
    await page.getByRole('link', { name: filled(catalogue.demoGame, { game: 'River Naga' }) }).click();
    await page.getByRole('button', { name: game.fullScreen }).waitFor();
    const header = page.getByRole('navigation', { name: shell.navigation });
    expect(await header.isVisible()).toBe(true);
    expect(await page.getByRole('contentinfo').count()).toBe(0);
    // The frame ends with the screen: nothing is left to scroll to.
    expect(await page.evaluate('document.documentElement.scrollHeight <= window.innerHeight')).toBe(true);
    await page.getByRole('button', { name: game.back }).click();
    await eventually(() => new URL(page.url()).search).toBe('?sort=name');
    await page.locator('article[data-same]').waitFor();
  },
);
