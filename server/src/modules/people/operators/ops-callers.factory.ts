import type { Permission } from '@lanna/contract/endpoint';
import type { OpsDue } from '@lanna/contract/ops';
import type { RefusalCode } from '@lanna/contract/refusals';
import { STEP_UP_MS } from '../../../platform/ops/mount-ops-routes.ts';
import type { OpsRow } from '../../../platform/ops/test-ops-access.ts';
import type { Clock } from '../../../platform/process/clock.ts';
import type { Database } from '../../../platform/sql/database.ts';
import type { BrandProfile } from '../../house/brands/brand.ts';
import { permissionsOf } from './accounts/role.ts';
import { addPasskeyTo, changeSession, createOperator, openOperatorSession } from './operator.factory.ts';
import { SESSION_IDLE_MS, SESSION_MAX_MS } from './session/session-life.ts';

interface Credentials {
  cookie?: string | undefined;
  headers?: Record<string, string>;
}

/** One who makes every call of the console. */
export interface OpsCaller {
  name: string;
  operatorId?: string;
  /** Where the caller's role holds; absent where the call gets no further than the session. */
  brand?: 'house' | 'river' | 'hill' | 'none';
  /** New for each call: some end the session they come with. */
  credentials(): Promise<Credentials>;
  /** What the caller may do in the river brand. */
  may?(permission: Permission): boolean;
  /** What turns the caller away before the call looks at what was sent; undefined where it gets through. */
  refused(row: OpsRow): RefusalCode | undefined;
}

const DUE = {
  second_factor: 'second_factor_due',
  second_factor_setup: 'second_factor_setup_due',
  password: 'operator_password_due',
} as const satisfies Record<OpsDue, RefusalCode>;

const HOUR_MS = 3_600_000;

/** Everyone the hostile test sends to each call: strangers, sessions that do not count, and each built-in role by its scope. */
export async function opsCallers(
  db: Database,
  fixture: {
    clock: Clock;
    river: BrandProfile;
    hill: BrandProfile;
    /** A brand that plays for real, where a second factor is required. */
    real: BrandProfile;
    memberToken: string;
    roles: readonly { code: string; permissions: readonly string[] }[];
    permissions: readonly Permission[];
  },
): Promise<OpsCaller[]> {
  const { clock, river, hill, real, memberToken, roles, permissions } = fixture;
  const now = clock.now();
  const ago = (ms: number) => new Date(now.getTime() - ms);
  const openFor = (operatorId: string, at = now) => openOperatorSession(db, operatorId, at, { factor: true });

  /** A house-wide owner, who has shown the second factor that the real brand requires. */
  const houseOwner = async () => {
    const operator = await createOperator(db, { now });
    await addPasskeyTo(db, operator.id, now);
    return operator.id;
  };
  const stranger = (name: string, code: RefusalCode, credentials: () => Promise<Credentials>): OpsCaller => ({
    name,
    credentials,
    refused: () => code,
  });
  const change = async (id: string, to: { status?: string; password_change_due?: boolean }) =>
    void (await db.kysely.updateTable('operators.operator').set(to).where('id', '=', id).execute());

  const someone = await houseOwner();
  const locked = await houseOwner();
  await change(locked, { status: 'locked' });
  const strangers = [
    stranger('visitor', 'not_logged_in', async () => ({})),
    stranger('member by token', 'not_logged_in', async () => ({
      headers: { authorization: `Bearer ${memberToken}` },
    })),
    stranger('member by cookie', 'not_logged_in', async () => ({ cookie: `console=${memberToken}` })),
    stranger('owner by a session of another host', 'not_logged_in', async () => ({
      cookie: await changeSession(db, await openFor(someone), { host: 'other.localhost' }),
    })),
    stranger('owner by a session that was ended', 'session_expired', async () => ({
      cookie: await changeSession(db, await openFor(someone), { ended_at: now }),
    })),
    stranger('owner who was idle', 'session_expired', async () => ({
      cookie: await openFor(someone, ago(SESSION_IDLE_MS + 60_000)),
    })),
    stranger('owner after a working day', 'session_expired', async () => ({
      cookie: await changeSession(db, await openFor(someone, ago(SESSION_MAX_MS + HOUR_MS)), {
        seen_at: now,
      }),
    })),
    stranger('locked owner', 'session_expired', async () => ({ cookie: await openFor(locked) })),
  ];

  const due = async (what: OpsDue, operatorId: string, factor: boolean): Promise<OpsCaller> => ({
    name: `owner with ${what} due`,
    operatorId,
    credentials: async () => ({ cookie: await openOperatorSession(db, operatorId, now, { factor }) }),
    refused: ({ whileDue = [] }) => (whileDue === true || whileDue.includes(what) ? undefined : DUE[what]),
  });
  const newcomer = await houseOwner();
  await change(newcomer, { password_change_due: true });
  const unequipped = await createOperator(db, { scope: { merchantId: real.id }, now });
  const withDue = [
    await due('second_factor', await houseOwner(), false),
    await due('second_factor_setup', unequipped.id, false),
    await due('password', newcomer, true),
  ];

  const ofOldProof = await houseOwner();
  const oldProof: OpsCaller = {
    name: 'owner of the house whose proof is old',
    operatorId: ofOldProof,
    brand: 'house',
    may: () => true,
    credentials: async () => ({
      cookie: await changeSession(db, await openFor(ofOldProof), { proved_at: ago(STEP_UP_MS + 60_000) }),
    }),
    refused: ({ stepUp }) => (stepUp ? 'step_up_due' : undefined),
  };

  const scopes = [
    ['of the house', 'house'],
    ['of the river brand', 'river'],
    ['of the hill brand', 'hill'],
  ] as const;
  const byRole: OpsCaller[] = [];
  for (const { code, permissions: lines } of roles)
    for (const [words, brand] of scopes) {
      const merchantId = brand === 'river' ? river.id : hill.id;
      const { id } = await createOperator(db, {
        role: code,
        scope: brand === 'house' ? 'house' : { merchantId },
        now,
      });
      await addPasskeyTo(db, id, now);
      const held: readonly string[] = permissionsOf(lines, permissions);
      byRole.push({
        name: `${code} ${words}`,
        operatorId: id,
        brand,
        credentials: async () => ({ cookie: await openFor(id) }),
        may: (permission) => brand !== 'hill' && held.includes(permission),
        refused: ({ access, house }) =>
          access === 'operator' || (held.includes(access) && (brand === 'house' || !house))
            ? undefined
            : 'forbidden',
      });
    }
  const without = await createOperator(db, { now });
  await db.kysely.deleteFrom('operators.role_grant').where('operator_id', '=', without.id).execute();
  const withoutRole: OpsCaller = {
    name: 'operator without a role',
    operatorId: without.id,
    brand: 'none',
    credentials: async () => ({ cookie: await openFor(without.id) }),
    refused: ({ access }) => (access === 'operator' ? undefined : 'forbidden'),
  };
  return [...strangers, ...withDue, oldProof, ...byRole, withoutRole];
}
