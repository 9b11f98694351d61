import { parseMarketKey } from '@lanna/rules/play/sports/markets/market';
import type { Outcome } from '@lanna/rules/play/sports/markets/outcome';
import { type FixtureEnd, type SettledLeg, settleLeg } from '@lanna/rules/play/sports/settlement/settle-leg';
import type { Tx } from '../../platform/database.ts';
import type { Studio } from '../../studio.ts';
import { notifySports } from '../notify-sports.ts';
import { SPORTS_RULES } from '../slips/insert-slips.ts';
import { openCase } from '../sports-case.ts';
import { findOpposing, type Opposing } from './counted-stakes.ts';
import { payOutSlips } from './pay-out-slips.ts';

const SLIPS_AT_ONCE = 250;
/** A slip whose wallet call is still underway is looked at again after this. */
const PLACING_AGAIN_MS = 2000;

export type Settling = Pick<Studio, 'db' | 'log'>;

/**
 * Carries out what is planned: one pass for each fixture and version of its result, some slips in a transaction that also moves the place it has reached. Killed anywhere it goes on behind the last
 * one; beside another process it waits for none, since each pass is locked. Gives how many slips were looked at.
 */
export async function settleFixtures(deps: Settling, slipsAtOnce = SLIPS_AT_ONCE): Promise<number> {
  let looked = 0;
  const opposing: KnownOpposing = new Map();
  for (;;) {
    const slips = await deps.db.transaction((tx) => settleSome(tx, slipsAtOnce, opposing));
    if (slips === undefined) return looked;
    looked += slips;
  }
}

/** By pass, as long as this process carries it on. */
type KnownOpposing = Map<string, Opposing>;

interface Pass {
  fixtureId: string;
  version: number;
  reached: string | null;
  ended: FixtureEnd;
  startedAt: Date | null;
  cancelled: { market: string | null; from: string; until: string }[];
  reason: string | null;
  isNewest: boolean;
}

/** Undefined where nothing is due. */
async function settleSome(tx: Tx, slipsAtOnce: number, known: KnownOpposing): Promise<number | undefined> {
  const pass = await takeUp(tx);
  if (!pass) return undefined;
  // A later version that stands settles everything this one would have.
  if (!pass.isNewest) {
    await endPass(tx, pass);
    return 0;
  }
  const legs = await nextLegs(tx, pass, slipsAtOnce);
  const settled = legs.flatMap((leg) => {
    if (leg.state === 'placing') return [];
    const outcome = outcomeOf(pass, leg);
    return outcome ? [{ ...leg, ...outcome }] : [];
  });
  await writeOutcomes(tx, pass, settled);
  const key = `${pass.fixtureId} ${pass.version}`;
  const opposing = known.get(key) ?? (await findOpposing(tx, pass.fixtureId));
  if (legs.length === slipsAtOnce) known.set(key, opposing);
  else known.delete(key);
  await payOutSlips(tx, { ...pass, slips: settled.map(({ slip }) => slip) }, opposing);
  await reportLacking(tx, pass, legs, settled);
  await moveOn(tx, pass, legs, legs.length === slipsAtOnce);
  return legs.length;
}

async function takeUp(tx: Tx): Promise<Pass | undefined> {
  const { rows } = await tx.query<Pass>(
    `select s.fixture_id as "fixtureId", s.version, s.reached, r.ended, coalesce(r.started_at, f.started_at) as "startedAt", r.cancelled, r.reason,
       not exists (select from studio.sports_result n where n.fixture_id = s.fixture_id and n.version > s.version and n.stands_at <= clock_timestamp()) as "isNewest"
     from studio.sports_settlement s join studio.sports_result r using (fixture_id, version) join studio.sports_fixture f on f.id = s.fixture_id
     where s.due_at <= statement_timestamp() order by s.due_at limit 1 for update of s skip locked`,
  );
  const [pass] = rows;
  if (pass?.reached === null)
    await tx.query(
      'update studio.sports_settlement set begun_at = coalesce(begun_at, clock_timestamp()) where fixture_id = $1 and version = $2',
      [pass.fixtureId, pass.version],
    );
  return pass;
}

interface LegToSettle {
  slip: string;
  place: number;
  market: string;
  selection: string;
  state: string;
  playerId: string;
  acceptedMs: number;
  /** At a price that two people have found obviously wrong before kick-off. */
  isWrong: boolean;
}

async function nextLegs(
  tx: Tx,
  { fixtureId, version, reached }: Pass,
  slipsAtOnce: number,
): Promise<LegToSettle[]> {
  const { rows } = await tx.query<LegToSettle>({
    name: 'sports next legs',
    text: `select s.id as slip, l.place, l.market, l.selection, s.state, s.player_id as "playerId",
       (extract(epoch from s.placed_at) * 1000)::float8 as "acceptedMs",
       exists (select from studio.sports_price_error e where (e.fixture_id, e.market, e.selection, e.version, e.shown)
         = (l.fixture_id, l.market, l.selection, l.price_version, l.odds) and e.approved_at is not null) as "isWrong"
     from studio.sports_leg l join studio.sports_slip s on s.id = l.slip_id
     where l.fixture_id = $1 and l.slip_id > coalesce($3::uuid, '00000000-0000-0000-0000-000000000000'::uuid)
       and s.state in ('placing', 'open', 'paying', 'settled') and coalesce(l.result_version, 0) < $2
     order by l.slip_id limit $4 for update of s`,
    values: [fixtureId, version, reached, slipsAtOnce],
  });
  return rows;
}

function outcomeOf(pass: Pass, leg: LegToSettle): SettledLeg | undefined {
  if (leg.isWrong) return { outcome: 'void', by: 'cancelled_price' };
  const market = parseMarketKey(leg.market);
  if (!market) return undefined;
  return settleLeg(
    {
      ...{ market, selection: leg.selection, acceptedAt: leg.acceptedMs },
      startedAt: pass.startedAt?.getTime() ?? null,
      cancelled: pass.cancelled
        .filter((span) => span.market === null || span.market === leg.market)
        .map(({ from, until }) => ({ from: Date.parse(from), until: Date.parse(until) })),
    },
    pass.ended,
  );
}

async function writeOutcomes(
  tx: Tx,
  { version }: Pass,
  settled: readonly (LegToSettle & { outcome: Outcome; by: string })[],
): Promise<void> {
  await tx.query({
    name: 'sports write outcomes',
    text: `update studio.sports_leg l set outcome = o.outcome, settled_by = o.by, result_version = $2
     from unnest($1::uuid[], $3::integer[], $4::text[], $5::text[]) as o(slip, place, outcome, by)
     where l.slip_id = o.slip and l.place = o.place`,
    values: [
      ...[settled.map(({ slip }) => slip), version, settled.map(({ place }) => place)],
      ...[settled.map(({ outcome }) => outcome), settled.map(({ by }) => by)],
    ],
  });
}

/** A result without what some market needs settles the others: for those people find the rest. */
async function reportLacking(
  tx: Tx,
  { fixtureId, version }: Pass,
  legs: readonly LegToSettle[],
  settled: readonly LegToSettle[],
): Promise<void> {
  const lacking = legs.filter(
    (leg) => leg.state !== 'placing' && !settled.some(({ slip }) => slip === leg.slip),
  );
  if (lacking.length === 0) return;
  const markets = [...new Set(lacking.map(({ market }) => market))];
  const facts = { version, markets, slips: lacking.length, rules: SPORTS_RULES };
  await openCase(tx, { kind: 'result_lacks', fixtureId, subject: `${fixtureId} ${version}`, facts });
}

async function moveOn(tx: Tx, pass: Pass, legs: readonly LegToSettle[], isFull: boolean): Promise<void> {
  const last = legs.at(-1);
  if (isFull && last) {
    await tx.query({
      name: 'sports pass moved on',
      text: `update studio.sports_settlement set reached = $3, slips = slips + $4 where fixture_id = $1 and version = $2`,
      values: [pass.fixtureId, pass.version, last.slip, legs.length],
    });
    return;
  }
  const { rows } = await tx.query<{ placing: boolean }>(
    `select exists (select from studio.sports_leg l join studio.sports_slip s on s.id = l.slip_id
       where l.fixture_id = $1 and s.state = 'placing') as placing`,
    [pass.fixtureId],
  );
  if (rows[0]?.placing) {
    // Once more from the beginning: legs that have this version are passed over.
    await tx.query(
      `update studio.sports_settlement set reached = null, slips = slips + $3, due_at = clock_timestamp() + $4::interval
       where fixture_id = $1 and version = $2`,
      [pass.fixtureId, pass.version, legs.length, `${PLACING_AGAIN_MS} ms`],
    );
    return;
  }
  await endPass(tx, pass, legs.length);
  const after = pass.version > 1 ? 'resettled' : isVoid(pass.ended) ? 'void' : 'settled';
  await tx.query(
    `update studio.sports_fixture set state = $3, result_version = $2, started_at = coalesce($4, started_at) where id = $1`,
    [pass.fixtureId, pass.version, await stateAfter(tx, pass, after), pass.startedAt],
  );
  await notifySports(tx, { what: 'fixture', ids: [pass.fixtureId] });
  await notifySports(tx, { what: 'list' });
}

/** The first version that is carried out settles, whichever it is: one before it may have been replaced while it was held. */
async function stateAfter(tx: Tx, { fixtureId, ended }: Pass, after: string): Promise<string> {
  const { rows } = await tx.query<{ state: string }>(
    'select state from studio.sports_fixture where id = $1',
    [fixtureId],
  );
  if (rows[0]?.state === 'closed') return isVoid(ended) ? 'void' : 'settled';
  return after;
}

function isVoid({ state }: FixtureEnd): boolean {
  return state === 'not_played' || state === 'exchanged';
}

/** With it versions before it that were held until people decide. */
async function endPass(tx: Tx, { fixtureId, version }: Pass, slips = 0): Promise<void> {
  await tx.query(
    `update studio.sports_settlement set due_at = null, ended_at = clock_timestamp(), begun_at = coalesce(begun_at, clock_timestamp())
     where fixture_id = $1 and version < $2 and due_at = 'infinity'`,
    [fixtureId, version],
  );
  await tx.query(
    `update studio.sports_settlement set due_at = null, ended_at = clock_timestamp(), begun_at = coalesce(begun_at, clock_timestamp()), slips = slips + $3
     where fixture_id = $1 and version = $2`,
    [fixtureId, version, slips],
  );
}
