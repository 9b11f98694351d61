import type { Language } from '@lanna/contract/people/members/members';
import type { Me } from '@lanna/contract/people/operators/ops';
import { localText } from '@lanna/rules/local-text';
import { STEP_UP_MS } from '../../../../platform/ops/mount-ops-routes.ts';
import type { OperatorSession } from '../../../../platform/ops/operator-gate.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { readFactors } from '../factors/read-factors.ts';
import { readOperatorName } from '../proposals/read-operator-name.ts';
import { SESSION_IDLE_MS } from './session-life.ts';

/** Who is logged in, what they may do where, and what is due first. */
export async function showMe(db: Queryable, session: OperatorSession, language: Language): Promise<Me> {
  const { operator, due, provedAt, grants, house } = session;
  const codes = new Set([...grants.values()].flat().map(({ code }) => code));
  const [name, secondFactor, brands] = await Promise.all([
    readOperatorName(db, operator.id),
    readFactors(db, operator.id),
    readBrands(db),
  ]);
  return {
    id: operator.id,
    name,
    displayName: operator.name,
    due,
    secondFactor,
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

function readBrands(db: Queryable) {
  return db
    .selectFrom('brands.brand')
    .select(['code', 'name', 'currency', 'currency_symbol', 'time_zone', 'settings'])
    .orderBy('code')
    .execute();
}
