import { sql } from 'kysely';
import type { Clock } from '../../../../platform/process/clock.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';

/** So long after a page of the brand has read the answers they are asked for as if it still looked; a page that is open reads them anew before. */
export const LOOKED_MS = 90_000;
const NOTED_EVERY_MS = 10_000;

/** Writes down that visitors of a brand look at what vendors say: each process does so now and then, not with each look. */
export function lookNotes({
  db,
  clock,
}: {
  db: Queryable;
  clock: Clock;
}): (brandId: string) => Promise<void> {
  const noted = new Map<string, number>();
  return async (brandId) => {
    const now = clock.now();
    if (now.getTime() - (noted.get(brandId) ?? Number.NEGATIVE_INFINITY) < NOTED_EVERY_MS) return;
    noted.set(brandId, now.getTime());
    await sql`
      insert into vendor_wallet.lobby_turn as t (merchant_id, asked_at, looked_at) values (${brandId}, '-infinity', ${now})
      on conflict (merchant_id) do update set looked_at = excluded.looked_at`.execute(db);
  };
}
