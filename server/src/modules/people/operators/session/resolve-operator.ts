import type { Permission } from '@lanna/contract/endpoint';
import { language } from '@lanna/contract/language';
import type { OpsDue } from '@lanna/contract/ops';
import type { Brand } from '../../../../platform/http/calls/route.ts';
import type { OperatorSession } from '../../../../platform/ops/operator-gate.ts';
import type { Clock } from '../../../../platform/process/clock.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Database, Queryable } from '../../../../platform/sql/database.ts';
import { tokenSha256 } from '../../authentication/session.ts';
import { permissionsOf } from '../accounts/role.ts';
import { isOver, SEEN_STEP_MS } from './session-life.ts';

interface ResolveDeps {
  db: Database;
  clock: Clock;
  /** Every permission that any topic lists. */
  permissions: readonly Permission[];
}

/**
 * The session of a token, opened on this very host, with what its operator may do and where. Read anew for each call: a role
 * taken away, a lock and a log-out count at once.
 */
export async function resolveOperator(
  deps: ResolveDeps,
  token: string,
  host: string,
  attended = true,
): Promise<OperatorSession> {
  const now = deps.clock.now();
  const found = await findSession(deps.db.kysely, { token });
  if (found?.host !== host) throw new Refusal('not_logged_in');
  if (isOver(found, now) || found.status !== 'active') throw new Refusal('session_expired');
  if (attended && now.getTime() - found.seen_at.getTime() > SEEN_STEP_MS)
    await noteSeen(deps.db.kysely, found.id, now);
  return withGrants(deps, found);
}

/** A session as it is now, after the call that holds it has changed it. */
export async function resolveAnew(deps: ResolveDeps, sessionId: string): Promise<OperatorSession> {
  const found = await findSession(deps.db.kysely, { id: sessionId });
  if (!found) throw new Error('the session of the call does not exist');
  return withGrants(deps, found);
}

type FoundSession = NonNullable<Awaited<ReturnType<typeof findSession>>>;

async function withGrants(
  { db, permissions }: Pick<ResolveDeps, 'db' | 'permissions'>,
  found: FoundSession,
): Promise<OperatorSession> {
  const [granted, brands] = await Promise.all([
    readGrants(db.kysely, found.operator_id),
    readBrands(db.kysely),
  ]);
  const grants = new Map<Permission, Brand[]>();
  const house = new Set<Permission>();
  let isReal = false;
  for (const { permissions: lines, merchant_id } of granted)
    for (const permission of permissionsOf(lines, permissions)) {
      if (merchant_id === null) house.add(permission);
      const already = grants.get(permission) ?? [];
      const more = brands.filter(
        (brand) => (merchant_id === null || brand.id === merchant_id) && !already.includes(brand),
      );
      isReal ||= more.some(({ demo }) => !demo);
      grants.set(permission, [...already, ...more]);
    }
  return {
    operator: { id: found.operator_id, name: found.display_name, sessionId: found.id },
    due: dueOf(found, isReal),
    provedAt: found.proved_at,
    grants: new Map([...grants].filter(([, scope]) => scope.length > 0)),
    house,
  };
}

/** A second factor is asked for where the account has one, and must be set up where a brand plays for real. */
function dueOf(
  session: { has_factor: boolean; factor_at: Date | null; password_change_due: boolean },
  isReal: boolean,
): OpsDue | null {
  if (session.has_factor && session.factor_at === null) return 'second_factor';
  if (session.password_change_due) return 'password';
  if (!session.has_factor && isReal) return 'second_factor_setup';
  return null;
}

function findSession(db: Queryable, by: { token: string } | { id: string }) {
  return db
    .selectFrom('operators.session as s')
    .innerJoin('operators.operator as o', 'o.id', 's.operator_id')
    .where((eb) =>
      'token' in by ? eb('s.token_sha256', '=', tokenSha256(by.token)) : eb('s.id', '=', by.id),
    )
    .select((eb) => [
      's.id',
      's.operator_id',
      's.host',
      's.seen_at',
      's.expires_at',
      's.ended_at',
      's.factor_at',
      's.proved_at',
      'o.display_name',
      'o.status',
      'o.password_change_due',
      eb
        .or([
          eb.exists(
            eb
              .selectFrom('operators.totp as t')
              .select('t.operator_id')
              .whereRef('t.operator_id', '=', 'o.id'),
          ),
          eb.exists(
            eb.selectFrom('operators.passkey as p').select('p.id').whereRef('p.operator_id', '=', 'o.id'),
          ),
        ])
        .$castTo<boolean>()
        .as('has_factor'),
    ])
    .executeTakeFirst();
}

async function noteSeen(db: Queryable, id: string, now: Date) {
  await db
    .updateTable('operators.session')
    .set({ seen_at: now })
    .where('id', '=', id)
    .where('seen_at', '<', now)
    .execute();
}

function readGrants(db: Queryable, operatorId: string) {
  return db
    .selectFrom('operators.role_grant as g')
    .innerJoin('operators.role as r', 'r.code', 'g.role')
    .where('g.operator_id', '=', operatorId)
    .select(['r.permissions', 'g.merchant_id'])
    .execute();
}

/** Closed brands too: their members, money and records stay. */
async function readBrands(db: Queryable): Promise<(Brand & { demo: boolean })[]> {
  const rows = await db
    .selectFrom('brands.brand')
    .select(['id', 'code', 'currency', 'country', 'time_zone', 'default_language', 'settings'])
    .orderBy('code')
    .execute();
  return rows.map(({ time_zone, default_language, settings, ...row }) => ({
    ...row,
    timeZone: time_zone,
    defaultLanguage: language.parse(default_language),
    demo: (settings as { demo?: unknown } | null)?.demo !== false,
  }));
}
