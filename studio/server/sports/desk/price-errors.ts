import { isObviousError } from '@lanna/rules/play/sports/odds/obvious-error';
import { z } from 'zod';
import { selectionName } from '../../../rules/sports/market-names.ts';
import type { OfficeFixtureLine, OfficePriceError } from '../../../sports-office-api.ts';
import { BackOfficeRefusal } from '../../back-office/back-office-refusal.ts';
import { recordAct } from '../../back-office/record-act.ts';
import type { OfficeSession } from '../../back-office/session.ts';
import type { Tx } from '../../platform/database.ts';
import { newId } from '../../platform/ids.ts';
import type { Studio } from '../../studio.ts';
import { HOUSE } from '../league/lead-lane.ts';
import { notifySports } from '../notify-sports.ts';
import { payOutSlips } from '../settlement/pay-out-slips.ts';
import { refuseForOthers } from './report-result.ts';

const reason = z.string().trim().min(5).max(500);
export const priceErrorBody = z.object({
  fixture: z.uuid(),
  market: z.string().max(80),
  selection: z.string().max(40),
  /** Which price was wrong, and what it ought to have been, in thousandths. */
  version: z.int().min(1),
  truth: z.int().min(1010).max(1_000_000),
  reason,
});
export const decideErrorBody = z.object({
  error: z.uuid(),
  decision: z.enum(['approve', 'withdraw']),
  reason,
});

/**
 * One of two people says that a price which was shown was obviously wrong, and what the true one is. The market takes no bets from then on where it still stands at that price. Refuses `kicked_off` from
 * kick-off on, `not_obvious` for what only moved, `not_permitted` for the virtual league, whose prices are computed.
 */
export async function proposePriceError(
  { db, clock }: Studio,
  session: OfficeSession,
  body: z.infer<typeof priceErrorBody>,
): Promise<void> {
  const { fixture, market, selection, version, truth } = body;
  await db.transaction(async (tx) => {
    await lockBeforeKickOff(tx, fixture);
    await refuseForOthers(tx, fixture, session.operatorId);
    const { rows } = await tx.query<{ odds: number; version: number }>(
      `select s.odds, p.version from studio.sports_price_shown s join studio.sports_price p using (fixture_id, market, selection)
       where (s.fixture_id, s.market, s.selection, s.version) = ($1, $2, $3, $4)`,
      [fixture, market, selection, version],
    );
    const [shown] = rows;
    if (!shown) throw new BackOfficeRefusal('not_found');
    if (!isObviousError(shown.odds, truth)) throw new BackOfficeRefusal('not_obvious');
    const { rowCount } = await tx.query(
      `insert into studio.sports_price_error (id, fixture_id, market, selection, version, shown, truth, operator_id, proposed_by, proposer_id, reason)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) on conflict (fixture_id, market, selection, version) where withdrawn_at is null do nothing`,
      [
        ...[newId(Date.now()), fixture, market, selection, version, shown.odds, truth],
        ...[session.operatorId, session.personName, session.personId, body.reason],
      ],
    );
    if (rowCount !== 1) throw new BackOfficeRefusal('changed_meanwhile');
    if (shown.version === version)
      await tx.query(
        `update studio.sports_market set state = 'suspended', held_by = $3 where fixture_id = $1 and market = $2 and state <> 'closed' and held_by is null`,
        [fixture, market, session.personName],
      );
    await notifySports(tx, { what: 'fixture', ids: [fixture] });
    await recordAct(tx, session, {
      ...{ action: 'proposed-price-error', reason: body.reason, now: clock.now() },
      subject: `${fixture} ${market} ${selection} ${version}`,
    });
  });
}

/**
 * Another person approves it before kick-off: slips at that very price are void, and a single's stake is owed to its player at once. Withdrawn, it leaves nothing behind but its record. Refuses
 * `another_person` to the one who has proposed it.
 */
export async function decidePriceError(
  { db, clock }: Studio,
  session: OfficeSession,
  { error: id, decision, reason: why }: z.infer<typeof decideErrorBody>,
): Promise<string> {
  return db.transaction(async (tx) => {
    const { rows } = await tx.query<Proposed>(
      `select fixture_id as fixture, market, selection, version, shown, operator_id as "operatorId", proposer_id as "proposerId"
       from studio.sports_price_error where id = $1 and approved_at is null and withdrawn_at is null for update`,
      [id],
    );
    const [proposed] = rows;
    if (!proposed) throw new BackOfficeRefusal('not_found');
    if (proposed.operatorId !== session.operatorId) throw new BackOfficeRefusal('other_brands');
    const subject = `${proposed.fixture} ${proposed.market} ${proposed.selection} ${proposed.version}`;
    if (decision === 'withdraw') {
      await tx.query(
        'update studio.sports_price_error set withdrawn_by = $2, withdrawn_at = clock_timestamp() where id = $1',
        [id, session.personName],
      );
      await recordAct(tx, session, {
        action: 'withdrew-price-error',
        subject,
        reason: why,
        now: clock.now(),
      });
      return proposed.fixture;
    }
    if (proposed.proposerId === session.personId) throw new BackOfficeRefusal('another_person');
    await lockBeforeKickOff(tx, proposed.fixture);
    await refuseForOthers(tx, proposed.fixture, session.operatorId);
    const slips = await makeVoid(tx, proposed);
    await tx.query(
      `update studio.sports_price_error set approved_by = $2, approver_id = $3, approved_at = clock_timestamp(), slips = $4 where id = $1`,
      [id, session.personName, session.personId, slips],
    );
    await recordAct(tx, session, { action: 'approved-price-error', subject, reason: why, now: clock.now() });
    return proposed.fixture;
  });
}

interface Proposed {
  fixture: string;
  market: string;
  selection: string;
  version: number;
  shown: number;
  operatorId: string;
  proposerId: string;
}

/** It waits for slips in flight, so that each is either before it or not taken at all. */
async function lockBeforeKickOff(tx: Tx, fixture: string): Promise<void> {
  await tx.query('select from studio.sports_fixture where id = $1 for no key update', [fixture]);
  const { rows } = await tx.query<{ source: string; before: boolean }>(
    `select source, state in ('prematch', 'suspended') and starts_at > clock_timestamp() as before from studio.sports_fixture where id = $1`,
    [fixture],
  );
  const [known] = rows;
  if (!known) throw new BackOfficeRefusal('not_found');
  if (known.source === HOUSE) throw new BackOfficeRefusal('not_permitted', { permission: 'correct' });
  if (!known.before) throw new BackOfficeRefusal('kicked_off');
}

/** Open slips at once; what the wallet has not answered yet is void by its settlement. */
async function makeVoid(tx: Tx, { fixture, market, selection, version, shown }: Proposed): Promise<number> {
  const { rows } = await tx.query<{ slip: string }>(
    `select l.slip_id as slip from studio.sports_leg l join studio.sports_slip s on s.id = l.slip_id
     where (l.fixture_id, l.market, l.selection, l.price_version, l.odds) = ($1, $2, $3, $4, $5) and s.state = 'open' and l.outcome is null
     order by s.id for update of s`,
    [fixture, market, selection, version, shown],
  );
  const slips = rows.map(({ slip }) => slip);
  await tx.query(
    `update studio.sports_leg set outcome = 'void', settled_by = 'cancelled_price', result_version = 0 where slip_id = any($1) and fixture_id = $2`,
    [slips, fixture],
  );
  await payOutSlips(tx, { fixtureId: fixture, version: 0, slips });
  const { rows: players } = await tx.query<{ id: string }>(
    'select distinct player_id as id from studio.sports_slip where id = any($1)',
    [slips],
  );
  await notifySports(tx, { what: 'own', ids: players.map(({ id }) => id) });
  return slips.length;
}

/** What was said of prices of a match, the newest first. */
export async function listPriceErrors(
  tx: Tx,
  fixtureId: string,
  { home, away, outright }: Pick<OfficeFixtureLine, 'home' | 'away' | 'outright'>,
): Promise<OfficePriceError[]> {
  const { rows } = await tx.query<
    Omit<OfficePriceError, 'name' | 'proposedAt' | 'approvedAt' | 'withdrawnAt'> & {
      proposedAt: Date;
      approvedAt: Date | null;
      withdrawnAt: Date | null;
    }
  >(
    `select id, market, selection, version, shown, truth, reason, proposed_by as "proposedBy", proposed_at as "proposedAt", approved_by as "approvedBy",
       approved_at as "approvedAt", slips, withdrawn_by as "withdrawnBy", withdrawn_at as "withdrawnAt"
     from studio.sports_price_error where fixture_id = $1 order by id desc`,
    [fixtureId],
  );
  return rows.map(({ proposedAt, approvedAt, withdrawnAt, ...row }) => ({
    ...row,
    name: outright?.[row.selection] ?? {
      TH: selectionName(row.market, row.selection, { home: home.TH, away: away.TH }, 'TH'),
      EN: selectionName(row.market, row.selection, { home: home.EN, away: away.EN }, 'EN'),
    },
    proposedAt: proposedAt.toISOString(),
    approvedAt: approvedAt?.toISOString() ?? null,
    withdrawnAt: withdrawnAt?.toISOString() ?? null,
  }));
}
