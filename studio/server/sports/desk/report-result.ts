import { CORRECTION_MS } from '@lanna/rules/play/sports/settlement/settle-leg';
import { z } from 'zod';
import { fixtureEnd } from '../../../sports-api.ts';
import { BackOfficeRefusal } from '../../back-office/back-office-refusal.ts';
import { recordAct } from '../../back-office/record-act.ts';
import { type OfficeSession, refuseWithout } from '../../back-office/session.ts';
import type { Tx } from '../../platform/database.ts';
import type { Studio } from '../../studio.ts';
import { HOUSE } from '../league/lead-lane.ts';
import { misfitOf } from '../offer/misfit-of-end.ts';
import { writeResult } from '../offer/write-result.ts';
import { openCase } from '../sports-case.ts';

export const reportBody = z.object({
  fixture: z.uuid(),
  end: fixtureEnd,
  reason: z.string().trim().min(5).max(500),
});
type Reporting = z.infer<typeof reportBody>;

/** reported: another person is awaited · written: both have typed the same, which is the result from now on · differs: neither counts, and it is a case. */
export type Reported = 'reported' | 'written' | 'differs';

/**
 * One of two people types how a match ended. The second is shown nothing of the first. The first result wants the permission to settle, each later one that to correct; one that comes after the time
 * for corrections is a case as well. Refuses `another_person` to the first, `other_brands` where players of another brand have money on the match, `not_permitted` for the virtual league, whose
 * results come from its link.
 */
export async function reportResult(
  { db, clock }: Studio,
  session: OfficeSession,
  { fixture, end, reason }: Reporting,
): Promise<Reported> {
  return db.transaction(async (tx) => {
    const known = await lockFixture(tx, fixture);
    if (known.source === HOUSE) throw new BackOfficeRefusal('not_permitted', { permission: 'settle' });
    refuseWithout(known.version === 0 ? 'settle' : 'correct', session);
    if ((!known.begun && end.state !== 'not_played') || misfitOf(end, known.selections))
      throw new BackOfficeRefusal('invalid_input', { fields: ['end'] });
    await refuseForOthers(tx, fixture, session.operatorId);
    const version = known.version + 1;
    const act = { subject: `${fixture} ${version}`, reason, now: clock.now() };
    const { rows } = await tx.query<{
      personId: string;
      operatorId: string;
      personName: string;
      alike: boolean;
      reason: string;
      ended: unknown;
    }>(
      `update studio.sports_report set compared_at = clock_timestamp()
       where fixture_id = $1 and version = $2 and compared_at is null
       returning person_id as "personId", operator_id as "operatorId", person_name as "personName", ended = $3::jsonb as alike, reason, ended`,
      [fixture, version, JSON.stringify(end)],
    );
    const [first] = rows;
    if (first?.personId === session.personId) throw new BackOfficeRefusal('another_person');
    if (first && first.operatorId !== session.operatorId) throw new BackOfficeRefusal('other_brands');
    await keepReport(tx, session, { fixture, version, end, reason, isCompared: first !== undefined });
    await recordAct(tx, session, { action: version === 1 ? 'typed-result' : 'typed-correction', ...act });
    if (!first) return 'reported';
    if (!first.alike) {
      const facts = { version, typed: [first, { personName: session.personName, ended: end, reason }] };
      await openCase(tx, {
        kind: 'results_differ',
        fixtureId: fixture,
        subject: `${fixture} ${version}`,
        facts,
      });
      return 'differs';
    }
    await writeResult(tx, {
      ...{ fixtureId: fixture, end, source: 'console', reason: first.reason },
      ...{ madeBy: first.personName, approvedBy: session.personName },
    });
    if (known.isLate)
      await openCase(tx, {
        ...{ kind: 'late_correction', fixtureId: fixture, subject: `${fixture} ${version}` },
        facts: { version, reason: first.reason, people: [first.personName, session.personName] },
      });
    return 'written';
  });
}

interface Known {
  source: string;
  /** Of the newest result. */
  version: number;
  begun: boolean;
  isLate: boolean;
  selections: string[] | null;
}

async function lockFixture(tx: Tx, fixture: string): Promise<Known> {
  await tx.query('select from studio.sports_fixture where id = $1 for no key update', [fixture]);
  const { rows } = await tx.query<Known>(
    `select f.source, coalesce(max(r.version), 0)::integer as version, f.starts_at <= clock_timestamp() as begun,
       (select array_agg(k) from studio.sports_outright t cross join jsonb_object_keys(t.runners) as k where t.fixture_id = f.id) as selections,
       coalesce(min(r.made_at) < clock_timestamp() - $2::interval, false) as "isLate"
     from studio.sports_fixture f left join studio.sports_result r on r.fixture_id = f.id where f.id = $1 group by f.id`,
    [fixture, `${CORRECTION_MS} ms`],
  );
  const [known] = rows;
  if (!known) throw new BackOfficeRefusal('not_found');
  return known;
}

async function keepReport(
  tx: Tx,
  { operatorId, personId, personName }: OfficeSession,
  report: { fixture: string; version: number; end: unknown; reason: string; isCompared: boolean },
): Promise<void> {
  await tx.query(
    `insert into studio.sports_report (fixture_id, version, operator_id, person_id, person_name, ended, reason, compared_at)
     values ($1, $2, $3, $4, $5, $6, $7, case when $8 then clock_timestamp() end)`,
    [
      ...[report.fixture, report.version, operatorId, personId, personName, JSON.stringify(report.end)],
      ...[report.reason, report.isCompared],
    ],
  );
}

/** Two people of one brand decide about the money of its own players alone. */
export async function refuseForOthers(tx: Tx, fixture: string, operatorId: string): Promise<void> {
  const { rowCount } = await tx.query(
    `select from studio.sports_leg l join studio.sports_slip s on s.id = l.slip_id join studio.player p on p.id = s.player_id
     where l.fixture_id = $1 and p.operator_id <> $2 and p.demo_balance is null and s.state not in ('refused', 'returned') limit 1`,
    [fixture, operatorId],
  );
  if (rowCount !== 0) throw new BackOfficeRefusal('other_brands');
}
