import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, inject } from 'vitest';
import { DESKTOP_ENGLISH, PHONE_THAI, test } from '../device-matrix.ts';
import { violationsOn } from '../expect-no-violations.ts';
import { gameIdOf, newPlayer } from '../player.ts';
import { studioPlay } from '../studio-play.ts';
import { operatorVisit } from './operator.ts';

const FEATURES = fileURLToPath(new URL('../../web/src/features/', import.meta.url));
const portalUrl = inject('portalUrl');

/** The addresses of all console pages that need nothing to be named: as the topics' manifests list them. */
const PAGES = globSync('*/console/console.ts', { cwd: FEATURES })
  .flatMap((file) => [...readFileSync(FEATURES + file, 'utf8').matchAll(/^\s+path: '(\/[^']*)'/gm)])
  .map(([, path = '']) => path)
  .filter((path) => !path.includes('$'))
  .sort();

test.concurrent.for([DESKTOP_ENGLISH, PHONE_THAI])(
  'an owner finds every page of the console, each without a barrier and no wider than the screen ($device, $language)',
  async (view, { onTestFinished }) => {
    const player = await newPlayer(portalUrl);
    const play = await studioPlay(portalUrl, player, await gameIdOf(portalUrl, 'river-naga'));
    await play(new Map());
    const { page, at } = await operatorVisit(view, { onTestFinished });
    expect(PAGES.length).toBeGreaterThan(15);
    const barriers: Record<string, unknown> = {};
    const tooWide: string[] = [];
    for (const path of PAGES) {
      await page.goto(at(path));
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await page.waitForLoadState('networkidle');
      const found = await violationsOn(page);
      if (found.length > 0) barriers[path] = found;
      if (await page.evaluate<boolean>('document.documentElement.scrollWidth > innerWidth'))
        tooWide.push(path);
    }
    expect(barriers, JSON.stringify(barriers, null, 2)).toEqual({});
    expect(tooWide).toEqual([]);
  },
);
