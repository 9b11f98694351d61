import type { AlertDestination, AlertRule, AlertSetup } from '@lanna/contract/oversight/alerts/ops';
import { sql } from 'kysely';
import type { OpenWork } from '../../../../platform/ops/open-work.ts';
import type { SecretBox } from '../../../../platform/sealing/secret-box.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { operatorsWho } from '../../../people/operators/operators-who.ts';
import { type AlertScope, inScope } from '../alert-scope.ts';
import { fingerprintOf, openSecret } from '../sending/destination-secret.ts';
import { OWN_WORK } from './open-work.ts';

const DRILLS_SHOWN = 20;

/** Rules, destinations and drills that the caller may see, and what new ones are made of. */
export async function showSetup(
  deps: { db: Queryable; secrets: SecretBox; works: readonly OpenWork[]; publicKey: string },
  scope: AlertScope,
): Promise<AlertSetup> {
  const { db, secrets, works, publicKey } = deps;
  const [rules, destinations, drills, operators] = await Promise.all([
    readRules(db, scope),
    readDestinations(db, scope, secrets),
    scope.ofHouse ? readDrills(db) : [],
    mailable(db, scope),
  ]);
  return {
    ...{ rules, destinations, drills, operators, publicKey },
    works: watched(works)
      .filter(({ house }) => scope.ofHouse || !house)
      .map(({ key, house = false }) => ({ key, house })),
  };
}

/** An alert about alerts that wait would call for itself. */
export function watched(works: readonly OpenWork[]): OpenWork[] {
  return works.filter(({ key }) => key !== OWN_WORK);
}

async function readRules(db: Queryable, scope: AlertScope): Promise<AlertRule[]> {
  const rows = await db
    .selectFrom('alerts.rule as r')
    .leftJoin('brands.brand as b', 'b.id', 'r.merchant_id')
    .where(inScope('r.merchant_id', scope))
    .selectAll('r')
    .select([
      'b.code as brand',
      sql<string[]>`array(select d.destination_id from alerts.rule_destination d where d.rule_id = r.id)`.as(
        'destinations',
      ),
      sql<number>`(select count(*)::integer from alerts.alert a
        where a.rule_id = r.id and a.state in ('open', 'acknowledged'))`.as('under_way'),
    ])
    .orderBy('b.code', (order) => order.asc().nullsFirst())
    .orderBy('r.name')
    .orderBy('r.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    brand: row.brand,
    kind: row.kind as AlertRule['kind'],
    work: row.work,
    name: row.name,
    threshold: row.threshold,
    forMinutes: row.for_minutes,
    repeatMinutes: row.repeat_minutes,
    quiet:
      row.quiet_from === null || row.quiet_to === null ? null : { from: row.quiet_from, until: row.quiet_to },
    destinations: row.destinations,
    enabled: row.enabled,
    measuredAt: row.measured_at?.toISOString() ?? null,
    failed: row.failure !== null,
    underWay: row.under_way,
    version: row.version,
  }));
}

async function readDestinations(
  db: Queryable,
  scope: AlertScope,
  secrets: SecretBox,
): Promise<AlertDestination[]> {
  const rows = await db
    .selectFrom('alerts.destination as d')
    .leftJoin('brands.brand as b', 'b.id', 'd.merchant_id')
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom('alerts.delivery as m')
          .whereRef('m.destination_id', '=', 'd.id')
          .where('m.attempts', '>', 0)
          .select(['m.sent_at', 'm.failure'])
          .orderBy('m.created_at', 'desc')
          .limit(1)
          .as('last'),
      (join) => join.onTrue(),
    )
    .where(inScope('d.merchant_id', scope))
    .selectAll('d')
    .select(['b.code as brand', 'last.sent_at', 'last.failure'])
    .orderBy('b.code', (order) => order.asc().nullsFirst())
    .orderBy('d.name')
    .orderBy('d.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    brand: row.brand,
    kind: row.kind as AlertDestination['kind'],
    name: row.name,
    language: row.language as AlertDestination['language'],
    operator: row.operator_name,
    address: row.address,
    fingerprint: row.address === null ? null : fingerprintOf(openSecret(secrets, row)),
    enabled: row.enabled,
    lastSentAt: row.sent_at?.toISOString() ?? null,
    lastFailure: row.failure,
    version: row.version,
  }));
}

async function readDrills(db: Queryable): Promise<AlertSetup['drills']> {
  const rows = await db
    .selectFrom('alerts.drill')
    .select(['id', 'kind', 'done_at', 'passed', 'note', 'operator_name as operator'])
    .orderBy('done_at', 'desc')
    .limit(DRILLS_SHOWN)
    .execute();
  return rows.map(({ kind, done_at, ...row }) => ({
    ...row,
    kind: kind as AlertSetup['drills'][number]['kind'],
    doneAt: done_at.toISOString(),
  }));
}

/** Who may read alerts in each of the brands that are looked at, and has an address. */
async function mailable(db: Queryable, { brandIds, ofHouse }: AlertScope): Promise<AlertSetup['operators']> {
  const [first] = brandIds;
  const found = await operatorsWho(
    db,
    'alerts.read',
    ofHouse || brandIds.length > 1 ? null : (first ?? null),
  );
  return found.filter(({ email }) => email !== null).map(({ id, name }) => ({ id, name }));
}
