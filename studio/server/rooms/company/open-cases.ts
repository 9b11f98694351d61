import { isWorthACase } from '../../../rules/rooms/company.ts';
import type { Database } from '../../platform/database.ts';
import { newId } from '../../platform/ids.ts';
import type { Log } from '../../platform/log.ts';
import { vendorOfRooms } from '../room-games.ts';
import { countHands } from './count-hands.ts';
import { readSignals } from './read-signals.ts';

/** Counts what was played and puts pairs that stand out before people, each once while its case is open. It moves no money and takes no seat. */
export async function watchCompany({ db, log }: { db: Database; log: Log }): Promise<number> {
  const changed = await countHands(db, log);
  let opened = 0;
  for (const pair of changed) {
    const signals = await readSignals(db.pool, pair);
    if (!isWorthACase(signals)) continue;
    const { rowCount } = await db.pool.query(
      `insert into studio.room_case (id, operator_id, vendor, kind, one, other, facts) values ($1, $2, $3, 'signals', $4, $5, $6)
       on conflict (one, other) where kind = 'signals' and closed_at is null do update set facts = excluded.facts`,
      [
        newId(Date.now()),
        pair.operatorId,
        vendorOfRooms(),
        pair.one,
        pair.other,
        JSON.stringify({ signals }),
      ],
    );
    opened += rowCount ?? 0;
  }
  return opened;
}
