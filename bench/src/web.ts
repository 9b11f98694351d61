import { startStack } from '../../e2e/start-stack.ts';
import { seedBenchCatalogue } from '../../server/seed/bench-catalogue.ts';
import { openDatabase } from '../../server/src/platform/database.ts';
import type { BenchResult } from './result.ts';
import { measureBundle } from './web/bundle.ts';
import { withBrowser, withDebugPort } from './web/chrome.ts';
import { measureFeel } from './web/feel.ts';
import { measureLighthouse } from './web/page-scores.ts';
import { serveStaticTwin } from './web/static-twin.ts';

/** The budgets of home and /rng with 5 000 games on one machine, a static twin of the home page beside it. */
export async function benchWeb(): Promise<BenchResult> {
  const stack = await startStack();
  try {
    const db = openDatabase({ url: stack.databaseUrl, role: null, maxConnections: 2 });
    await seedBenchCatalogue(db, { games: 5000, now: new Date() }).finally(() => db.close());
    const bundle = await measureBundle();
    const feel = await withBrowser((browser) => measureFeel(browser, stack.portalUrl));
    const twin = await withBrowser((browser) => serveStaticTwin(browser, stack.portalUrl));
    const pages = { home: stack.portalUrl, twin: twin.url };
    const scores = await withDebugPort((port) => measureLighthouse(port, pages)).finally(twin.stop);
    return {
      name: 'web',
      figures: [...bundle, ...scores, ...feel],
      notes: [
        'Lighthouse uses its simulated mid-range phone on slow 4G; of each figure the median of three runs is kept.',
        'The static twin is the home page as it stood after loading: its HTML, style sheets, fonts and pictures, no script.',
        'Search and overlay are timed in the page with the processor slowed down four times.',
        "Pages are painted by the processor. Until this result they were painted by a graphics card emulated in software, which games need: its work on the cores of the page was counted as the page's own.",
        'Typing now pauses between words, so that results are drawn under the fingers; before, they never were. The first opening of the pop-up was not measured before.',
      ],
    };
  } finally {
    await stack.stop();
  }
}
