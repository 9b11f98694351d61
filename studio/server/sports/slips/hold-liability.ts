import type { Tx } from '../../platform/database.ts';
import type { Exposed } from './stake-bounds.ts';

/**
 * Counts what the house can lose by a slip. The rows are written in one order, each under its lock: of many who come at once for what is left, as many are taken as it is enough for. False where
 * that is more than a limit: nothing may be kept of this transaction.
 */
export async function holdLiability(tx: Tx, exposed: readonly Exposed[]): Promise<boolean> {
  const { rows } = await tx.query<{ place: string; held: bigint }>({
    name: 'sports hold liability',
    text: `with wanted as (
       select * from unnest($1::uuid[], $2::text[], $3::text[], $4::bigint[]) with ordinality as w(fixture, market, selection, liability, place)),
     counted as (
       insert into studio.sports_exposure as e (fixture_id, market, selection, held, slips)
       select fixture, market, selection, liability, 1 from wanted order by place
       on conflict (fixture_id, market, selection) do update set held = e.held + excluded.held, slips = e.slips + 1
       returning e.fixture_id, e.market, e.selection, e.held)
     select w.place, c.held from wanted w join counted c on (c.fixture_id, c.market, c.selection) = (w.fixture, w.market, w.selection)`,
    values: [
      ...[exposed.map(({ fixture }) => fixture), exposed.map(({ market }) => market)],
      ...[exposed.map(({ selection }) => selection), exposed.map(({ liability }) => liability)],
    ],
  });
  return rows.every(({ place, held }) => held <= (exposed[Number(place) - 1]?.most ?? 0n));
}

/** Of slips that the caller has locked: what they hold is released, once. */
export async function releaseLiability(tx: Tx, slipIds: readonly string[]): Promise<void> {
  if (slipIds.length === 0) return;
  const { rows } = await tx.query<{ id: string }>(
    'update studio.sports_slip set holds = false where id = any($1) and holds returning id',
    [slipIds],
  );
  await takeFromExposures(
    tx,
    rows.map(({ id }) => id),
  );
}

/** What these slips have counted is taken away; the caller notes in the same transaction that they hold it no more. */
export async function takeFromExposures(tx: Tx, slipIds: readonly string[]): Promise<void> {
  if (slipIds.length === 0) return;
  // Locked in the order in which slips count them.
  await tx.query(
    `select from studio.sports_exposure e where (e.fixture_id, e.market, e.selection) in (
       select fixture_id, market, selection from studio.sports_leg where slip_id = any($1)
       union select fixture_id, '', '' from studio.sports_leg where slip_id = any($1))
     order by e.fixture_id::text collate "C", e.market collate "C", e.selection collate "C" for no key update`,
    [slipIds],
  );
  await tx.query(
    `update studio.sports_exposure e set held = e.held - r.held, slips = e.slips - r.slips
     from (
       select fixture_id, coalesce(market, '') as market, coalesce(selection, '') as selection, sum(liability)::bigint as held, count(*)::integer as slips
       from studio.sports_leg where slip_id = any($1) group by grouping sets ((fixture_id, market, selection), (fixture_id))) as r
     where (e.fixture_id, e.market, e.selection) = (r.fixture_id, r.market, r.selection)`,
    [slipIds],
  );
}
