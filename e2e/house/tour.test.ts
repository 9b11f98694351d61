import { expect, inject, test } from 'vitest';
import { eventually } from '../eventually.ts';
import { expectNoViolations, FRAME } from '../expect-no-violations.ts';
import { follow } from '../follow.ts';
import { expectRoomForLargerLetters } from '../larger-letters.ts';
import { gameIdOf } from '../player.ts';
import { DEVICES, visit } from '../visit.ts';
import { WORDS_IN } from '../words.ts';

/** Every public route; those with the header only have neither footer nor quick menu. */
const FULL = [
  '/',
  '/noticePage',
  '/rng',
  '/live',
  '/fish',
  '/pvp',
  '/sports',
  '/esports',
  '/elott',
  '/seamless',
  '/promotions',
  '/vip',
  '/pointMall',
  '/help',
  '/help?page=terms',
  '/help?page=responsible',
  '/down',
  '/download',
  '/join',
  '/status',
  '/fair',
] as const;
const HEADER_ONLY = ['/lottery', '/vnlottery', '/sealottery'] as const;
const ALIASES = { '/index': '/', '/index.html': '/', '/home': '/', '/download': '/down' } as const;

// Pages are opened by their addresses on the one, and moved about in as links lead on the other.
test.each([
  { brand: 'lanna', device: 'phone', language: 'TH' },
  { brand: 'chaophraya', device: 'desktop', language: 'EN' },
] as const)(
  'every public page opens with its own name and nothing wrong behind it ($brand, $device, $language)',
  async (variant) => {
    const { page, at } = await visit(variant);
    const { shell } = WORDS_IN[variant.language];
    const brandTitle = await page.title();
    const titles = new Map<string, string>();
    const tooWide: string[] = [];
    let walked = 0;
    // The frame is looked at with the first page of those that have it.
    const walk = async (path: string, { without = FRAME }: { without?: string[] } = {}) => {
      if (variant.device === 'desktop' && /^\/\w+$/.test(path) && !(path in ALIASES))
        await follow(page, path);
      // The visit began at home.
      else if (path !== '/') await page.goto(at(path));
      await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
      // What comes later has come: skeletons are gone.
      await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
      // One half of the pages is looked through for barriers on either; the frame, with the first page, on both.
      walked += 1;
      if (!without.includes(FRAME[0] ?? '') || walked % 2 === (variant.device === 'phone' ? 0 : 1))
        await expectNoViolations(page, { without });
      titles.set(path, await page.title());
      if (variant.device === 'desktop') return;
      // As narrow as a page is still to be read without moving it sideways.
      await page.setViewportSize({ width: 320, height: 640 });
      if (await page.evaluate<boolean>('document.documentElement.scrollWidth > 320')) tooWide.push(path);
      await page.setViewportSize(DEVICES.phone.viewport);
      await expectRoomForLargerLetters(page, path);
    };
    const [first, ...others] = FULL;
    await walk(first, { without: [] });
    for (const path of others) {
      await walk(path);
      await eventually(async () => ({ path, footers: await page.getByRole('contentinfo').count() })).toEqual({
        path,
        footers: 1,
      });
    }
    for (const path of [...HEADER_ONLY, `/game?game=${await gameIdOf(at('/'), 'river-naga')}`]) {
      await walk(path, path === HEADER_ONLY[0] ? { without: [] } : {});
      await eventually(async () => ({
        path,
        banners: await page.getByRole('banner').count(),
        footers: await page.getByRole('contentinfo').count(),
        bars: await page.getByRole('navigation', { name: shell.tabBar }).count(),
      })).toEqual({ path, banners: 1, footers: 0, bars: 0 });
    }
    // The help centre as the member centre shows it has the same name.
    await walk('/helpmc');
    titles.delete('/helpmc');

    for (const [path, title] of titles) if (path !== '/') expect(title, path).not.toBe(brandTitle);
    const named = [...titles].filter(([path]) => !(path in ALIASES)).map(([, title]) => title);
    expect(named.filter((title, place) => named.indexOf(title) !== place)).toEqual([]);
    expect(tooWide).toEqual([]);
  },
);

test('the frame leads to every page it names, and to none that is not there', async () => {
  const { page, at, words } = await visit({ device: 'desktop', language: 'EN' });
  const { shell } = words;
  await page.getByRole('contentinfo').waitFor();
  const links = await page.evaluate<string[]>(
    "[...document.querySelectorAll('footer a[href], header a[href]')].map((link) => link.href)",
  );
  // A category drops its vendors under a pointer, with a way to all of them; promotions say how many run.
  const menu = page.getByRole('navigation', { name: shell.navigation });
  await menu.getByRole('button', { name: shell.category.RNG }).hover();
  await page.getByRole('link', { name: shell.more, exact: true }).waitFor();
  await eventually(() => menu.getByRole('link', { name: shell.promotions }).textContent()).toMatch(/[1-9]/);
  const own = [...new Set(links.filter((href) => href.startsWith(inject('portalUrl'))))];
  expect(own.length).toBeGreaterThan(15);
  for (const href of own) {
    const answer = await page.request.get(href);
    expect([href, answer.status()]).toEqual([href, 200]);
  }
  expect((await page.request.get(at('/no/such/page'))).status()).toBe(404);
});
