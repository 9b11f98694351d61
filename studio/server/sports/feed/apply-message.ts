import { isDeepStrictEqual } from 'node:util';
import { CORRECTION_MS, type FixtureEnd } from '@lanna/rules/play/sports/settlement/settle-leg';
import type { Tx } from '../../platform/database.ts';
import { newId } from '../../platform/ids.ts';
import { notifySports } from '../notify-sports.ts';
import { misfitOf } from '../offer/misfit-of-end.ts';
import { moveFixture } from '../offer/move-fixture.ts';
import { setMarkets } from '../offer/set-markets.ts';
import { addFixture, addOutright, ensureCompetition, ensureTeam } from '../offer/write-fixture.ts';
import { writeResult } from '../offer/write-result.ts';
import { openCase } from '../sports-case.ts';
import type { FeedBody } from './feed-message.ts';

/** A message that has its place and is not applied. */
export class Unusable extends Error {}

const AHEAD_MAX_MS = 400 * 24 * 3_600_000;
/** A first result that its feed calls unconfirmed may be replaced for so long before money moves. */
const UNCONFIRMED_MS = 2 * 60_000;

export async function applyMessage(tx: Tx, feed: string, body: FeedBody): Promise<void> {
  const source = `feed:${feed}`;
  if (body.kind === 'alive') return;
  if (body.kind === 'fixture') return announce(tx, source, body);
  if (body.kind === 'outright') return announceOutright(tx, source, body);
  if (body.kind === 'settlement' && body.of) return compareResult(tx, source, body, body.of);
  if (body.kind === 'settlement') await lockFixture(tx, source, body.fixture);
  const fixture = await findFixture(tx, source, body.fixture);
  switch (body.kind) {
    case 'change':
      return change(tx, fixture, body);
    case 'odds':
    case 'snapshot':
      if (isOver(fixture)) throw new Unusable('prices of a match that has ended');
      if (body.kind === 'snapshot')
        await suspendOthers(
          tx,
          fixture.id,
          body.markets.map(({ market }) => market),
        );
      await setMarkets(
        tx,
        fixture.id,
        body.markets.map(({ market, prices, state = 'open' }) => ({ market, prices, state })),
      );
      return notifySports(tx, { what: 'fixture', ids: [fixture.id] });
    case 'stop':
      await suspendThese(tx, fixture.id, body.markets ?? null);
      return notifySports(tx, { what: 'fixture', ids: [fixture.id] });
    case 'settlement':
      return settle(tx, source, fixture, body);
    case 'rollback_settlement':
      return rollBack(tx, source, fixture);
    case 'cancel':
      return cancel(tx, source, fixture, body);
    case 'rollback_cancel':
      return takeBack(tx, source, fixture, body);
  }
}

interface Known {
  id: string;
  state: string;
  begun: boolean;
  /** Of the newest result; null without one. */
  version: number | null;
  end: FixtureEnd | null;
  from: string | null;
  isLate: boolean;
  /** Of an outright, the selections it was announced with. */
  selections: string[] | null;
}

/** How a match ended says nothing of a competition, nor the other way round. */
function refuseEndOfOther({ selections }: Known, end: FixtureEnd): void {
  const misfit = misfitOf(end, selections);
  if (misfit) throw new Unusable(misfit);
}

/** Two feeds that speak of one match at once are compared whichever comes first. */
async function lockFixture(tx: Tx, source: string, key: string): Promise<void> {
  await tx.query(
    'select from studio.sports_fixture where source = $1 and source_key = $2 for no key update',
    [source, key],
  );
}

async function findFixture(tx: Tx, source: string, key: string): Promise<Known> {
  const { rows } = await tx.query<Known>(
    `select f.id, f.state, f.starts_at <= clock_timestamp() as begun, r.version,
       (select array_agg(k) from studio.sports_outright t cross join jsonb_object_keys(t.runners) as k where t.fixture_id = f.id) as selections, r.ended as end, r.source as from,
       coalesce((select min(made_at) from studio.sports_result o where o.fixture_id = f.id) < clock_timestamp() - $3::interval, false) as "isLate"
     from studio.sports_fixture f left join lateral (
       select * from studio.sports_result o where o.fixture_id = f.id order by o.version desc limit 1) as r on true
     where f.source = $1 and f.source_key = $2`,
    [source, key, `${CORRECTION_MS} ms`],
  );
  const [known] = rows;
  if (!known) throw new Unusable('a match that was never announced');
  return known;
}

function isOver({ state }: Known): boolean {
  return ['closed', 'settled', 'void', 'resettled'].includes(state);
}

async function announce(tx: Tx, source: string, body: Extract<FeedBody, { kind: 'fixture' }>): Promise<void> {
  const startsAt = readStart(body.starts_at);
  const { competition, home, away } = body;
  if (home.key === away.key) throw new Unusable('a team against itself');
  const id = await addFixture(tx, {
    ...{ source, key: body.fixture, startsAt },
    competitionId: await ensureCompetition(tx, { source, ...competition }),
    homeId: await ensureTeam(tx, { source, ...home }),
    awayId: await ensureTeam(tx, { source, ...away }),
  });
  if (!id) throw new Unusable('a match that was announced before');
  await notifySports(tx, { what: 'list' });
}

async function announceOutright(
  tx: Tx,
  source: string,
  body: Extract<FeedBody, { kind: 'outright' }>,
): Promise<void> {
  const [startsAt, endsAt] = [readStart(body.starts_at), readStart(body.ends_at)];
  if (endsAt < startsAt) throw new Unusable('an end before its bets are over');
  const runners = Object.fromEntries(body.runners.map(({ selection, names }) => [selection, names]));
  if (Object.keys(runners).length < body.runners.length) throw new Unusable('a selection twice');
  const id = await addOutright(tx, {
    ...{ source, key: body.fixture, names: body.names, runners, startsAt, endsAt },
    competitionId: await ensureCompetition(tx, { source, ...body.competition }),
  });
  if (!id) throw new Unusable('an outright that was announced before');
  await notifySports(tx, { what: 'list' });
}

function readStart(text: string): Date {
  const startsAt = new Date(text);
  const aheadMs = startsAt.getTime() - Date.now();
  if (aheadMs > AHEAD_MAX_MS) throw new Unusable('more than 400 days ahead');
  if (aheadMs < -AHEAD_MAX_MS) throw new Unusable('more than 400 days ago');
  return startsAt;
}

async function change(tx: Tx, fixture: Known, body: Extract<FeedBody, { kind: 'change' }>): Promise<void> {
  if (isOver(fixture)) throw new Unusable('a change of a match that has ended');
  if (body.starts_at !== undefined) {
    // What has begun by our clock is never opened again.
    if (fixture.begun) throw new Unusable('another time for a match that has begun');
    await tx.query('update studio.sports_fixture set starts_at = $2 where id = $1', [
      fixture.id,
      readStart(body.starts_at),
    ]);
  }
  if (body.started_at !== undefined)
    await tx.query(
      'update studio.sports_fixture set started_at = least(started_at, $2::timestamptz) where id = $1',
      [fixture.id, body.started_at],
    );
  if (body.state === 'live') await moveFixture(tx, [fixture.id], ['prematch', 'suspended'], 'live');
  if (body.state === 'ended')
    await moveFixture(tx, [fixture.id], ['prematch', 'suspended', 'live'], 'closed');
  await notifySports(tx, { what: 'fixture', ids: [fixture.id] });
  await notifySports(tx, { what: 'list' });
}

async function suspendOthers(tx: Tx, fixtureId: string, named: readonly string[]): Promise<void> {
  await tx.query(
    `update studio.sports_market set state = 'suspended' where fixture_id = $1 and state = 'open' and not market = any($2)`,
    [fixtureId, named],
  );
}

async function suspendThese(tx: Tx, fixtureId: string, named: readonly string[] | null): Promise<void> {
  await tx.query(
    `update studio.sports_market set state = 'suspended' where fixture_id = $1 and state = 'open' and ($2::text[] is null or market = any($2))`,
    [fixtureId, named],
  );
}

/** The feed that has announced a match also says how it ended. What contradicts people, or comes after the time for corrections, is a case and moves nothing. */
async function settle(
  tx: Tx,
  source: string,
  fixture: Known,
  body: Extract<FeedBody, { kind: 'settlement' }>,
): Promise<void> {
  const end = body.end as FixtureEnd;
  if (!fixture.begun && end.state !== 'not_played') throw new Unusable('a result before kick-off');
  refuseEndOfOther(fixture, end);
  const isSame = isDeepStrictEqual(fixture.end, end);
  if (fixture.version !== null && isSame && body.certainty === 'unconfirmed') return;
  const facts = { version: fixture.version, from: fixture.from, known: fixture.end, reported: end, source };
  const subject = `${fixture.id} ${fixture.version} ${source}`;
  if (fixture.version !== null && !isSame && fixture.from !== source)
    return openCase(tx, { kind: 'results_differ', fixtureId: fixture.id, subject, facts });
  if (fixture.version !== null && !isSame && fixture.isLate)
    return openCase(tx, { kind: 'late_correction', fixtureId: fixture.id, subject, facts });
  if (fixture.version !== null && isSame && !(await isHeld(tx, fixture))) return;
  if (await isContradicted(tx, fixture, end, source)) return;
  await writeResult(tx, {
    ...{ fixtureId: fixture.id, end, source, startedAt: body.started_at ? new Date(body.started_at) : null },
    reason: fixture.version === null ? null : (body.reason ?? source),
    heldMs: body.certainty === 'unconfirmed' && fixture.version === null ? UNCONFIRMED_MS : 0,
  });
}

/** Another feed has said otherwise: a case, and no money moves by either before people have typed the result. */
async function isContradicted(tx: Tx, fixture: Known, end: FixtureEnd, source: string): Promise<boolean> {
  const { rows } = await tx.query<{ source: string; ended: unknown }>(
    'select source, ended from studio.sports_feed_report where fixture_id = $1 order by source',
    [fixture.id],
  );
  const differing = rows.filter(({ ended }) => !isDeepStrictEqual(ended, end));
  for (const { source: witness, ended } of differing) {
    const facts = { version: fixture.version, from: source, known: end, reported: ended, source: witness };
    const subject = `${fixture.id} ${fixture.version} ${witness}`;
    await openCase(tx, { kind: 'results_differ', fixtureId: fixture.id, subject, facts });
  }
  return differing.length > 0;
}

async function isHeld(tx: Tx, { id, version }: Known): Promise<boolean> {
  const { rowCount } = await tx.query(
    'select from studio.sports_result where fixture_id = $1 and version = $2 and stands_at > clock_timestamp()',
    [id, version],
  );
  return rowCount === 1;
}

/** Another feed's word on a match moves no money: alike it is nothing, differing it is a case, and a result that has moved none yet waits for people. It is kept, whichever comes first. */
async function compareResult(
  tx: Tx,
  source: string,
  body: Extract<FeedBody, { kind: 'settlement' }>,
  of: { feed: string; fixture: string },
): Promise<void> {
  await lockFixture(tx, `feed:${of.feed}`, of.fixture);
  const fixture = await findFixture(tx, `feed:${of.feed}`, of.fixture);
  if (`feed:${of.feed}` === source) throw new Unusable('its own match, named as another’s');
  if (!fixture.begun && body.end.state !== 'not_played') throw new Unusable('a result before kick-off');
  refuseEndOfOther(fixture, body.end as FixtureEnd);
  await tx.query(
    `insert into studio.sports_feed_report (fixture_id, source, ended) values ($1, $2, $3)
     on conflict (fixture_id, source) do update set ended = excluded.ended, at = clock_timestamp()`,
    [fixture.id, source, JSON.stringify(body.end)],
  );
  if (fixture.version === null || isDeepStrictEqual(fixture.end, body.end)) return;
  await tx.query(
    `update studio.sports_settlement set due_at = 'infinity' where fixture_id = $1 and version = $2 and begun_at is null and due_at > clock_timestamp()`,
    [fixture.id, fixture.version],
  );
  const facts = {
    version: fixture.version,
    from: fixture.from,
    known: fixture.end,
    reported: body.end,
    source,
  };
  const subject = `${fixture.id} ${fixture.version} ${source}`;
  await openCase(tx, { kind: 'results_differ', fixtureId: fixture.id, subject, facts });
}

/** A result that is taken back leaves what was paid until there is another one: people are to look. */
async function rollBack(tx: Tx, source: string, fixture: Known): Promise<void> {
  if (fixture.version === null) throw new Unusable('no result that could be taken back');
  const facts = { version: fixture.version, known: fixture.end, source };
  await openCase(tx, {
    ...{ kind: 'rolled_back', fixtureId: fixture.id, subject: `${fixture.id} ${fixture.version}`, facts },
  });
}

async function cancel(
  tx: Tx,
  source: string,
  fixture: Known,
  { market, from, until }: Extract<FeedBody, { kind: 'cancel' }>,
): Promise<void> {
  if (Date.parse(until) <= Date.parse(from)) throw new Unusable('a span that ends before it begins');
  if (fixture.isLate) throw new Unusable('a cancellation after the time for corrections');
  await tx.query(
    `insert into studio.sports_cancellation (id, fixture_id, market, starts, ends, source) values ($1, $2, $3, $4, $5, $6)`,
    [newId(Date.now()), fixture.id, market, from, until, source],
  );
  await writeAgain(tx, source, fixture, 'cancel');
}

async function takeBack(
  tx: Tx,
  source: string,
  fixture: Known,
  { market }: Extract<FeedBody, { kind: 'rollback_cancel' }>,
): Promise<void> {
  if (fixture.isLate) throw new Unusable('a change after the time for corrections');
  const { rowCount } = await tx.query(
    `update studio.sports_cancellation set taken_back_at = clock_timestamp()
     where fixture_id = $1 and market is not distinct from $2 and source = $3 and taken_back_at is null`,
    [fixture.id, market, source],
  );
  if (rowCount === 0) throw new Unusable('no cancellation that could be taken back');
  await writeAgain(tx, source, fixture, 'rollback_cancel');
}

/** The result that stands once more, with the spans as they are now. Before there is one, they wait for it. */
async function writeAgain(tx: Tx, source: string, fixture: Known, reason: string): Promise<void> {
  if (fixture.end) await writeResult(tx, { fixtureId: fixture.id, end: fixture.end, source, reason });
}
