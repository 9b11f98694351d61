import { countFigures } from '../../../server/src/modules/oversight/segments/count-figures.ts';
import { countSegment } from '../../../server/src/modules/oversight/segments/count-segment.ts';
import { openDatabase } from '../../../server/src/platform/sql/database.ts';
import type { DataSet } from '../data-set.ts';
import { atMost, type Figure, figure } from '../result.ts';
import { brandsOf } from './questions.ts';

const TURNS = 11;
const bounds = (least: number | null, most: number | null) => ({ least, most });
const SEGMENTS = {
  'depositors who have not deposited for 30 days': {
    deposits: bounds(1000, null),
    daysSinceDeposit: bounds(30, null),
  },
  'six figures at once': {
    deposits: bounds(500, null),
    net: bounds(0, null),
    ggr: bounds(null, 1_000_000),
    depositCount: bounds(2, 50),
    daysSinceRegistration: bounds(30, 365),
    rank: bounds(0, 5),
  },
  'every member': {},
};

/** Counting members of all brands by their figures, each brand after the other: the slowest of some, the first left out. */
export async function measureSegments(set: DataSet): Promise<Figure[]> {
  const db = openDatabase({ url: set.url, maxConnections: 2 });
  try {
    const startedMs = performance.now();
    await countFigures(db.kysely);
    const countedMs = performance.now() - startedMs;
    const brands = await brandsOf(db.kysely);
    const figures: Figure[] = [
      figure('figures of members, from what was not counted yet', countedMs / 1000, 's'),
    ];
    for (const [name, conditions] of Object.entries(SEGMENTS)) {
      const times: number[] = [];
      for (let turn = 0; turn < TURNS; turn++) {
        const turnMs = performance.now();
        for (const { id, timeZone } of brands)
          await countSegment(db.kysely, { merchantId: id, timeZone, at: set.madeAt }, conditions);
        times.push(performance.now() - turnMs);
      }
      figures.push(atMost(`segment: ${name}`, Math.max(...times.slice(1)), 'ms', 1000));
    }
    return figures;
  } finally {
    await db.close();
  }
}
