import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, inject } from 'vitest';
import { DESKTOP_ENGLISH, PHONE_THAI, test } from '../device-matrix.ts';
import { violationsOn } from '../expect-no-violations.ts';
import { gameIdOf, newPlayer } from '../player.ts';
import { studioPlay } from '../studio-play.ts';
import { DEVICES } from '../visit.ts';
import { operatorVisit } from './operator.ts';

const FEATURES = fileURLToPath(new URL('../../web/src/features/', import.meta.url));
const portalUrl = inject('portalUrl');

/** The addresses of all console pages that need nothing to be named: as the topics' manifests list them. */
const PAGES = globSync('*/*/console/console.ts', { cwd: FEATURES })
  .flatMap((file) => [...readFileSync(FEATURES + file, 'utf8').matchAll(/^\s+path: '(\/[^']*)'/gm)])
  .map(([, path = '']) => path)
  .filter((path) => !path.includes('$'))
  .sort();

const WIDE = DEVICES.desktop.viewport;
const NARROW = DEVICES.phone.viewport;
/** The navigation stands on every page. */
const NAVIGATION = ['aside:has(> a[href="/"])'];

// There is something to be seen.
beforeAll(async () => {
  const player = await newPlayer(portalUrl);
  const play = await studioPlay(portalUrl, player, await gameIdOf(portalUrl, 'river-naga'));
  await play(new Map());
});

/** Walks of few pages each: a busy machine ends every one of them long before what hangs is ended. */
const WALKS = 6;

// One half is opened, and looked through for barriers, on either; how wide a page is, is seen on both: that takes no time.
test.concurrent.for(
  Array.from({ length: WALKS }, (_, walk) => ({
    ...(walk % 2 === 0 ? { ...DESKTOP_ENGLISH, other: NARROW } : { ...PHONE_THAI, other: WIDE }),
    walk: walk + 1,
    pages: PAGES.filter((_, at) => at % WALKS === walk),
  })),
)(
  'an owner finds every page of the console, each without a barrier and no wider than the screen, wide and narrow ($device, $language, walk $walk)',
  async ({ other, pages, walk: _, ...view }, { onTestFinished }) => {
    const { page, at } = await operatorVisit(view, { onTestFinished });
    expect(pages.length).toBeGreaterThan(5);
    const barriers: Record<string, unknown> = {};
    const tooWide: string[] = [];
    const { viewport } = DEVICES[view.device];
    const noteWidth = async (path: string, { width }: { width: number }) => {
      if (await page.evaluate<boolean>('document.documentElement.scrollWidth > innerWidth'))
        tooWide.push(`${path}, ${width} wide`);
    };
    for (const [number, path] of pages.entries()) {
      // The console is loaded once, and then moved about in: what an address brings by itself is `first-load.test.ts`.
      if (number === 0) await page.goto(at(path));
      else await page.evaluate(goTo(path));
      await page.locator('h1:not([data-before])').first().waitFor();
      await page.waitForLoadState('networkidle');
      await noteWidth(path, viewport);
      const found = await violationsOn(page, { without: number === 0 ? [] : NAVIGATION });
      if (found.length > 0) barriers[path] = found;
      // Laid out anew for every page as often as must be: that is what costs.
      await page.setViewportSize(other);
      await noteWidth(path, other);
      await page.setViewportSize(viewport);
    }
    expect(barriers, JSON.stringify(barriers, null, 2)).toEqual({});
    expect(tooWide).toEqual([]);
  },
);

/** Within the console, as a link does; the heading that goes is distinguished from the one that comes. */
function goTo(path: string): string {
  return `document.querySelector('h1')?.setAttribute('data-before', ''); history.pushState({}, '', ${JSON.stringify(path)})`;
}
