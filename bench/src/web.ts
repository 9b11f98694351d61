import { startStack } from '../../e2e/start-stack.ts';
import { seedBenchCatalogue } from '../../server/seed/bench-catalogue.ts';
import { openDatabase } from '../../server/src/platform/database.ts';
import type { BenchResult } from './result.ts';
import { measureBundle } from './web/bundle.ts';
import { withChrome } from './web/chrome.ts';
import { measureFeel } from './web/feel.ts';
import { measureLighthouse } from './web/page-scores.ts';
import { serveStaticTwin } from './web/static-twin.ts';

/** The budgets of home and /rng with 5 000 games on one machine, a static twin of the home page beside it. */
export async function benchWeb(): Promise<BenchResult> {
  const stack = await startStack();
  try {
    const db = openDatabase({ url: stack.databaseUrl, role: null, maxConnections: 2 });
    await seedBenchCatalogue(db, { games: 5000, now: new Date() }).finally(() => db.close());
    return await withChrome(async (chrome) => {
      const bundle = await measureBundle();
      const twin = await serveStaticTwin(chrome, stack.portalUrl);
      const scores = await measureLighthouse(chrome, { home: stack.portalUrl, twin: twin.url }).finally(
        twin.stop,
      );
      const feel = await measureFeel(chrome, stack.portalUrl);
      return {
        name: 'web',
        figures: [...bundle, ...scores, ...feel],
        notes: [
          'Lighthouse uses its simulated mid-range phone on slow 4G; the median of three runs is kept.',
          'The static twin is the home page as it stood after loading: its HTML, style sheets, fonts and pictures, no script.',
          'Search and overlay are timed in the page with the processor slowed down four times.',
        ],
      };
    });
  } finally {
    await stack.stop();
  }
}
