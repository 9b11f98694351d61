import { startStack } from '../../e2e/start-stack.ts';
import { seedBenchCatalogue } from '../../server/seed/bench-catalogue.ts';
import { openDatabase } from '../../server/src/platform/database.ts';
import type { BenchResult, Figure } from './result.ts';
import { measureBundle } from './web/bundle.ts';
import { withBrowser, withDebugPort } from './web/chrome.ts';
import { measureFeel } from './web/feel.ts';
import { measureFirstLook } from './web/first-look.ts';
import { measureLighthouse } from './web/page-scores.ts';
import { serveStaticTwin } from './web/static-twin.ts';
import { measureWrittenPages } from './web/written-pages.ts';

/** The budgets of home and /rng with 5 000 games on one machine, a static twin of the home page beside it. */
export async function benchWeb(): Promise<BenchResult> {
  const stack = await startStack();
  try {
    const db = openDatabase({ url: stack.databaseUrl, role: null, maxConnections: 2 });
    await seedBenchCatalogue(db, { games: 5000, now: new Date() }).finally(() => db.close());
    const bundle = measureBundle();
    const feel = await withBrowser((browser) => measureFeel(browser, stack.portalUrl));
    const written = await measureWrittenPages(stack.portalUrl);
    const rng = `${stack.portalUrl}/rng`;
    const twin = await withBrowser((browser) => serveStaticTwin(browser, stack.portalUrl));
    const rngTwin = await withBrowser((browser) => serveStaticTwin(browser, rng));
    const pages = { home: stack.portalUrl, twin: twin.url };
    const looks = [
      { name: 'home', url: stack.portalUrl, twinUrl: twin.url, film: 'first-look-home' },
      { name: '/rng', url: rng, twinUrl: rngTwin.url, film: 'first-look-rng' },
    ];
    const figures: Figure[] = [];
    try {
      figures.push(...(await withBrowser((browser) => measureFirstLook(browser, looks))));
      figures.push(...(await withDebugPort((port) => measureLighthouse(port, pages))));
    } finally {
      await twin.stop();
      await rngTwin.stop();
    }
    return {
      name: 'web',
      figures: [...bundle, ...written, ...figures, ...feel],
      notes: [
        'Lighthouse uses its simulated mid-range phone on slow 4G; of each figure the median of five runs is kept.',
        'A static twin is a page as it stood after loading: its HTML, style sheets, fonts and pictures, no script.',
        'First look: slow 4G and a processor four times slower, applied to the browser; nothing kept from before; the middle of five visits.',
        'Of the four searches typed, the first two find games and the last two show the nearest: what was found is drawn while the next word is typed.',
        'Search and overlay are timed in the page with the processor slowed down four times; the middle of five visits counts.',
        'Pages are painted by the processor, not by the emulated graphics card that games need in the tests.',
        'Milliseconds of one hour compare with those of another only by the benchmark index: the machine is shared, and its pace differs by a third and more.',
      ],
    };
  } finally {
    await stack.stop();
  }
}
