import type { Tx } from '../../platform/database.ts';
import type { Exposed } from './stake-bounds.ts';

/**
 * Counts what the house can lose by a slip, if all of it is within the limits. The rows are written in one order, each under its lock: of many who come at once for what is left, as many are taken
 * as it is enough for. False: nothing may be kept of this transaction.
 */
export async function holdLiability(tx: Tx, exposed: readonly Exposed[]): Promise<boolean> {
  if (exposed.some(({ liability, most }) => liability > most)) return false;
  for (const { fixture, market, selection, liability, most } of exposed) {
    const { rowCount } = await tx.query(
      `insert into studio.sports_exposure as e (fixture_id, market, selection, held, slips) values ($1, $2, $3, $4, 1)
       on conflict (fixture_id, market, selection) do update set held = e.held + excluded.held, slips = e.slips + 1
       where e.held + excluded.held <= $5`,
      [fixture, market, selection, liability, most],
    );
    if (rowCount !== 1) return false;
  }
  return true;
}

/** Of slips that the caller has locked: what they hold is released, once. */
export async function releaseLiability(tx: Tx, slipIds: readonly string[]): Promise<void> {
  if (slipIds.length === 0) return;
  const { rows } = await tx.query<{ id: string }>(
    'update studio.sports_slip set holds = false where id = any($1) and holds returning id',
    [slipIds],
  );
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  // Locked in the order in which slips count them.
  await tx.query(
    `select from studio.sports_exposure e where (e.fixture_id, e.market, e.selection) in (
       select fixture_id, market, selection from studio.sports_leg where slip_id = any($1)
       union select fixture_id, '', '' from studio.sports_leg where slip_id = any($1))
     order by e.fixture_id::text collate "C", e.market collate "C", e.selection collate "C" for no key update`,
    [ids],
  );
  await tx.query(
    `update studio.sports_exposure e set held = e.held - r.held, slips = e.slips - r.slips
     from (
       select fixture_id, market, selection, sum(liability)::bigint as held, count(*)::integer as slips
       from studio.sports_leg where slip_id = any($1) group by 1, 2, 3
       union all
       select fixture_id, '', '', sum(liability)::bigint, count(*)::integer from studio.sports_leg where slip_id = any($1) group by 1) as r
     where (e.fixture_id, e.market, e.selection) = (r.fixture_id, r.market, r.selection)`,
    [ids],
  );
}
