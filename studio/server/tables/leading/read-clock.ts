import type { Tx } from '../../platform/database.ts';
import { subjectOf } from '../live-table.ts';
import { PRESENT_MS } from '../watching/presence.ts';

/** Where a table stands by the database's clock. */
export interface TableClock {
  /** Of the newest round; null before the first. */
  state: 'announced' | 'open' | 'closed' | 'settled' | 'void' | null;
  roundId: string;
  opensInMs: number;
  closesInMs: number;
  /** Since it came into this state. */
  sinceMs: number;
  watched: boolean;
}

const NO_ROUND: TableClock = {
  state: null,
  roundId: '',
  opensInMs: 0,
  closesInMs: 0,
  sinceMs: 0,
  watched: false,
};

export async function readClock(db: Tx, code: string): Promise<TableClock> {
  const { rows } = await db.query<TableClock>(
    `select r.state, r.id as "roundId",
       (extract(epoch from r.opens_at - clock_timestamp()) * 1000)::float8 as "opensInMs",
       (extract(epoch from r.closes_at - clock_timestamp()) * 1000)::float8 as "closesInMs",
       (extract(epoch from clock_timestamp() - m.at) * 1000)::float8 as "sinceMs",
       exists (select from studio.table_presence p
         where p.table_code = $2 and p.watchers > 0 and p.at > clock_timestamp() - $3::interval) as watched
     from studio.shared_round r join studio.shared_round_move m on m.round_id = r.id and m.state = r.state
     where r.subject = $1 order by r.number desc limit 1`,
    [subjectOf(code), code, `${PRESENT_MS} ms`],
  );
  return rows[0] ?? NO_ROUND;
}
