import type { NearLimitItem } from '@lanna/contract/oversight/reports/near-limits';
import type { Language } from '@lanna/rules/local-text';
import { formatMoney } from '@lanna/rules/money';
import type { Brand } from '../../../../platform/http/calls/route.ts';
import { brandCode } from '../../../../platform/ops/brand-code.ts';
import type { NearLimits } from '../../../../platform/ops/near-limits.ts';
import type { OperatorSession } from '../../../../platform/ops/operator-gate.ts';

/** More than fit on a screen help no operator to begin. */
const SHOWN_MAX = 8;

/** Limits that are nearly used, of all that topics know, each in the brands in which its permission holds. */
export async function listNearLimits(
  sources: readonly NearLimits[],
  { grants }: Pick<OperatorSession, 'grants'>,
  { brands, language }: { brands: readonly Brand[]; language: Language },
): Promise<NearLimitItem[]> {
  const found = await Promise.all(
    sources.map(({ permission, find }) => {
      const allowed = new Set((grants.get(permission) ?? []).map(({ id }) => id));
      const brandIds = brands.map(({ id }) => id).filter((id) => allowed.has(id));
      return brandIds.length === 0 ? [] : find(brandIds, language);
    }),
  );
  return found
    .flat()
    .toSorted((one, other) => other.percent - one.percent)
    .slice(0, SHOWN_MAX)
    .map(({ brandId, held, ...rest }) => ({
      ...rest,
      brand: brandCode(brands, brandId),
      held: formatMoney(held),
    }));
}
