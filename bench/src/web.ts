import { startStack } from '../../e2e/start-stack.ts';
import { seedBenchCatalogue } from '../../server/seed/bench-catalogue.ts';
import { openDatabase } from '../../server/src/platform/sql/database.ts';
import type { BenchResult, Figure } from './result.ts';
import { measureStyles } from './web/bundle.ts';
import { withBrowser, withDebugPort } from './web/chrome.ts';
import { measureFeel } from './web/feel.ts';
import { measureFirstLoad } from './web/first-load.ts';
import { measureFirstPaint } from './web/first-paint.ts';
import { measureFirstPress } from './web/first-press.ts';
import { measureLotteryTable } from './web/lottery-table.ts';
import { type MeasuredPage, measureLighthouse } from './web/page-scores.ts';
import { serveStaticTwin } from './web/static-twin.ts';
import { measureWrittenPages } from './web/written-pages.ts';

const PAGES = [
  ['home', '/'],
  ['/rng', '/rng'],
  ['/live', '/live'],
  ['/promotions', '/promotions'],
  ['/sealottery', '/sealottery'],
] as const;

/** The budgets of the pages visitors see first, with 5 000 games on one machine, a static twin of each beside it. */
export async function benchWeb(): Promise<BenchResult> {
  const stack = await startStack();
  try {
    const db = openDatabase({ url: stack.databaseUrl, role: null, maxConnections: 2 });
    await seedBenchCatalogue(db, { games: 5000, now: new Date() }).finally(() => db.close());
    const styles = measureStyles();
    const load = await withBrowser((browser) => measureFirstLoad(browser, stack.portalUrl));
    const press = await withBrowser((browser) => measureFirstPress(browser, stack.portalUrl));
    const table = await withBrowser((browser) => measureLotteryTable(browser, stack.portalUrl));
    const feel = await withBrowser((browser) => measureFeel(browser, stack.portalUrl));
    const written = await measureWrittenPages(stack.portalUrl);
    const twins: Awaited<ReturnType<typeof serveStaticTwin>>[] = [];
    const pages: MeasuredPage[] = [];
    const figures: Figure[] = [];
    try {
      for (const [name, path] of PAGES) {
        const url = new URL(path, stack.portalUrl).href;
        const twin = await withBrowser((browser) => serveStaticTwin(browser, url));
        twins.push(twin);
        pages.push({ name, url, twinUrl: twin.url });
      }
      const variants = pages
        .slice(0, 2)
        .map((page) => ({ ...page, film: `first-look-${page.name.replace('/', '')}` }));
      figures.push(...(await withBrowser((browser) => measureFirstPaint(browser, variants))));
      figures.push(...(await withDebugPort((port) => measureLighthouse(port, pages))));
    } finally {
      for (const twin of twins) await twin.stop();
    }
    return {
      name: 'web',
      figures: [...load, ...press, ...table, ...styles, ...written, ...figures, ...feel],
      notes: [
        'Lighthouse uses its simulated mid-range phone on slow 4G; of each figure the median of three runs is kept.',
        'A static twin is a page as it stood after loading: its HTML, style sheets, fonts and pictures, no script.',
        'First look: slow 4G and a processor four times slower, applied to the browser; nothing kept from before; the middle of five visits.',
        'First press: a line of 1.6 Mbit/s and 150 ms, a processor four times slower; the log-in is pressed when its button is painted, and its form is typed into at once: a letter that is lost fails the run.',
        'A lottery: the same line and processor, home looked at for two seconds; the table is gone to as a link within the site does.',
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
