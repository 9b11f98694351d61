import { reportCash } from '../../../server/src/modules/oversight/reports/desk/report-cash.ts';
import { reportEarnings } from '../../../server/src/modules/oversight/reports/desk/report-earnings.ts';
import { reportRegistrations } from '../../../server/src/modules/oversight/reports/desk/report-registrations.ts';
import { readPeriod } from '../../../server/src/modules/oversight/reports/period.ts';
import { reportPlay } from '../../../server/src/modules/oversight/reports/report-play.ts';
import { openDatabase } from '../../../server/src/platform/sql/database.ts';
import type { DataSet } from '../data-set.ts';
import { atMost, type Figure } from '../result.ts';
import { brandsOf } from './questions.ts';

const TURNS = 11;
/** From sums by day, whatever lies beneath them. */
const SUMS_MS = 100;

/** Each report of four weeks beside the four before, and of a year, over all brands: the slowest of some, the first left out. */
export async function measureReports(set: DataSet): Promise<Figure[]> {
  const db = openDatabase({ url: set.url, maxConnections: 2 });
  try {
    const brandIds = (await brandsOf(db.kysely)).map(({ id }) => id);
    const { to } = readPeriod({}, 'Asia/Bangkok', set.madeAt);
    const back = (days: number) => Temporal.PlainDate.from(to).subtract({ days }).toString();
    const spans = {
      'four weeks': readPeriod({ from: back(27), to }, 'Asia/Bangkok', set.madeAt),
      'a year': readPeriod({ from: back(364), to }, 'Asia/Bangkok', set.madeAt),
    };
    const { kysely } = db;
    const reader = { brandIds, language: 'EN' } as const;
    const figures: Figure[] = [];
    for (const [span, period] of Object.entries(spans)) {
      const reports = {
        'GGR by day': () => reportPlay(kysely, reader, period, { by: ['day'] }),
        'GGR by vendor and game': () => reportPlay(kysely, reader, period, { by: ['game'] }),
        'NGR by day': () => reportEarnings(kysely, brandIds, period, { by: ['day'] }),
        'NGR by brand': () => reportEarnings(kysely, brandIds, period, { by: ['brand'] }),
        'deposits and withdrawals by day': () => reportCash(kysely, brandIds, period, { by: ['day'] }),
        'registrations by source': () => reportRegistrations(kysely, brandIds, period, { by: ['source'] }),
      };
      for (const [name, report] of Object.entries(reports)) {
        const times: number[] = [];
        for (let turn = 0; turn < TURNS; turn++) {
          const startedMs = performance.now();
          await report();
          times.push(performance.now() - startedMs);
        }
        figures.push(atMost(`${name}, ${span}`, Math.max(...times.slice(1)), 'ms', SUMS_MS));
      }
    }
    return figures;
  } finally {
    await db.close();
  }
}
