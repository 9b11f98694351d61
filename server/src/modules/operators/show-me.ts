import type { Language } from '@lanna/contract/members';
import type { Me } from '@lanna/contract/operators/ops';
import { localText } from '@lanna/rules/local-text';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database.ts';
import { STEP_UP_MS } from '../../platform/ops/mount-ops-routes.ts';
import type { OperatorSession } from '../../platform/ops/operator-gate.ts';
import { SESSION_IDLE_MS } from './session-life.ts';

/** Who is logged in, what they may do where, and what is due first. */
export async function showMe(db: Queryable, session: OperatorSession, language: Language): Promise<Me> {
  const { operator, due, provedAt, grants, house } = session;
  const codes = new Set([...grants.values()].flat().map(({ code }) => code));
  const [account, brands] = await Promise.all([readAccount(db, operator.id), readBrands(db)]);
  return {
    id: operator.id,
    name: account.name,
    displayName: operator.name,
    due,
    secondFactor: {
      totp: account.totp > 0n,
      passkeys: Number(account.passkeys),
      recoveryCodes: Number(account.codes),
    },
    permissions: Object.fromEntries(
      [...grants].map(([permission, scope]) => [permission, scope.map(({ code }) => code)]),
    ),
    house: [...house],
    brands: brands
      .filter(({ code }) => codes.has(code))
      .map(({ name, settings, currency_symbol, time_zone, ...brand }) => ({
        ...brand,
        name: localText(name, language, 'EN'),
        currencySymbol: currency_symbol,
        timeZone: time_zone,
        demo: (settings as { demo?: unknown } | null)?.demo !== false,
      })),
    idleSeconds: SESSION_IDLE_MS / 1000,
    provedUntil: new Date(provedAt.getTime() + STEP_UP_MS).toISOString(),
  };
}

async function readAccount(db: Queryable, operatorId: string) {
  const { rows } = await sql<{ name: string; totp: bigint; passkeys: bigint; codes: bigint }>`
    select o.name,
      (select count(*) from operators.totp t where t.operator_id = o.id) as totp,
      (select count(*) from operators.passkey p where p.operator_id = o.id) as passkeys,
      (select count(*) from operators.recovery_code c where c.operator_id = o.id and c.used_at is null) as codes
    from operators.operator o where o.id = ${operatorId}`.execute(db);
  const [account] = rows;
  if (!account) throw new Error('the session’s operator does not exist');
  return account;
}

function readBrands(db: Queryable) {
  return db
    .selectFrom('brands.brand')
    .select(['code', 'name', 'currency', 'currency_symbol', 'time_zone', 'settings'])
    .orderBy('code')
    .execute();
}
