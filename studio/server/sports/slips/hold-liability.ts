import type { Money } from '@lanna/rules/money';
import type { Tx } from '../../platform/database.ts';
import { type Exposed, type ExposedAt, exposedKey } from './stake-bounds.ts';

/**
 * What is counted at these places, each under its lock from now on: of many who come at once for what is left, as many are taken as it is enough for. The rows are locked in one order; those that
 * are not there yet are written, in the same order.
 */
export async function lockHeld(tx: Tx, places: readonly ExposedAt[]): Promise<Held> {
  const held = await lockRows(tx, places);
  const missing = places.filter((place) => !held.has(exposedKey(place)));
  return new Map([...held, ...(await writeRows(tx, missing))]);
}

async function lockRows(tx: Tx, places: readonly ExposedAt[]): Promise<Held> {
  const { fixtures, markets, selections, count } = inLockOrder(places);
  if (count === 0) return new Map();
  const { rows } = await tx.query<HeldRow>({
    name: 'sports lock liability',
    text: `select e.fixture_id as fixture, e.market, e.selection, e.held from studio.sports_exposure e
     where (e.fixture_id, e.market, e.selection) in (select * from unnest($1::uuid[], $2::text[], $3::text[]))
     order by e.fixture_id::text collate "C", e.market collate "C", e.selection collate "C" for no key update`,
    values: [fixtures, markets, selections],
  });
  return heldOf(rows);
}

/** One that another transaction writes in the same moment is waited for, and locked. */
async function writeRows(tx: Tx, places: readonly ExposedAt[]): Promise<Held> {
  const { fixtures, markets, selections, count } = inLockOrder(places);
  if (count === 0) return new Map();
  const { rows } = await tx.query<HeldRow>({
    name: 'sports write liability',
    text: `insert into studio.sports_exposure as e (fixture_id, market, selection, held, slips)
     select w.fixture, w.market, w.selection, 0, 0 from unnest($1::uuid[], $2::text[], $3::text[]) with ordinality as w(fixture, market, selection, place) order by w.place
     on conflict (fixture_id, market, selection) do update set held = e.held
     returning fixture_id as fixture, market, selection, held`,
    values: [fixtures, markets, selections],
  });
  return heldOf(rows);
}

/** What is counted there now; others may count more in the same moment. */
export async function readHeld(tx: Tx, places: readonly ExposedAt[]): Promise<Held> {
  const { fixtures, markets, selections, count } = inLockOrder(places);
  if (count === 0) return new Map();
  const { rows } = await tx.query<HeldRow>({
    name: 'sports liability',
    text: `select e.fixture_id as fixture, e.market, e.selection, e.held from studio.sports_exposure e
     join unnest($1::uuid[], $2::text[], $3::text[]) as w(fixture, market, selection)
       on (e.fixture_id, e.market, e.selection) = (w.fixture, w.market, w.selection)`,
    values: [fixtures, markets, selections],
  });
  return heldOf(rows);
}

/** Counts what the house can lose by slips, at places the caller has locked and found to have room. */
export async function countLiability(tx: Tx, exposed: readonly Exposed[]): Promise<void> {
  if (exposed.length === 0) return;
  await tx.query({
    name: 'sports count liability',
    text: `update studio.sports_exposure e set held = e.held + c.liability, slips = e.slips + c.slips
     from (
       select fixture, market, selection, sum(liability)::bigint as liability, count(*)::integer as slips
       from unnest($1::uuid[], $2::text[], $3::text[], $4::bigint[]) as w(fixture, market, selection, liability) group by 1, 2, 3) as c
     where (e.fixture_id, e.market, e.selection) = (c.fixture, c.market, c.selection)`,
    values: [
      ...[exposed.map(({ fixture }) => fixture), exposed.map(({ market }) => market)],
      ...[exposed.map(({ selection }) => selection), exposed.map(({ liability }) => liability)],
    ],
  });
}

/** By `exposedKey`; left out: nothing. */
export type Held = Map<string, Money>;
interface HeldRow extends ExposedAt {
  held: bigint;
}

function heldOf(rows: readonly HeldRow[]): Held {
  return new Map(rows.map((row) => [exposedKey(row), row.held]));
}

/** Each place once, in the order in which all transactions lock them. */
function inLockOrder(places: readonly ExposedAt[]) {
  const byKey = new Map(places.map((place) => [exposedKey(place), place]));
  const ordered = [...byKey.keys()].sort().flatMap((key) => byKey.get(key) ?? []);
  return {
    fixtures: ordered.map(({ fixture }) => fixture),
    markets: ordered.map(({ market }) => market),
    selections: ordered.map(({ selection }) => selection),
    count: ordered.length,
  };
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
  await tx.query({
    name: 'sports lock exposures of slips',
    text: `select from studio.sports_exposure e where (e.fixture_id, e.market, e.selection) in (
       select fixture_id, market, selection from studio.sports_leg where slip_id = any($1)
       union select fixture_id, '', '' from studio.sports_leg where slip_id = any($1))
     order by e.fixture_id::text collate "C", e.market collate "C", e.selection collate "C" for no key update`,
    values: [slipIds],
  });
  await tx.query({
    name: 'sports take from exposures',
    text: `update studio.sports_exposure e set held = e.held - r.held, slips = e.slips - r.slips
     from (
       select fixture_id, coalesce(market, '') as market, coalesce(selection, '') as selection, sum(liability)::bigint as held, count(*)::integer as slips
       from studio.sports_leg where slip_id = any($1) group by grouping sets ((fixture_id, market, selection), (fixture_id))) as r
     where (e.fixture_id, e.market, e.selection) = (r.fixture_id, r.market, r.selection)`,
    values: [slipIds],
  });
}
