import type { OpenWorkItem } from '@lanna/contract/oversight/reports/open-work';
import type { OpenWork } from '../../../../platform/ops/open-work.ts';
import type { OperatorSession } from '../../../../platform/ops/operator-gate.ts';

/** What waits for an operator, of what this one may deal with: each kind in the brands in which its permission holds. */
export async function showOpenWork(
  kinds: readonly OpenWork[],
  session: Pick<OperatorSession, 'grants' | 'house'>,
  { brandIds: asked, oneBrand }: { brandIds: readonly string[]; oneBrand: boolean },
): Promise<OpenWorkItem[]> {
  const allowed = kinds.flatMap((kind) => {
    const brandIds = (session.grants.get(kind.permission) ?? [])
      .map(({ id }) => id)
      .filter((id) => asked.includes(id));
    const isForAll = session.house.has(kind.permission);
    return (kind.house ? isForAll : brandIds.length > 0)
      ? [{ kind, brandIds, ofHouse: isForAll && !oneBrand }]
      : [];
  });
  const counted = await Promise.all(
    allowed.map(async ({ kind, brandIds, ofHouse }) => ({ kind, ...(await kind.count(brandIds, ofHouse)) })),
  );
  return counted.map(({ kind, count, since, late = 0 }) => ({
    key: kind.key,
    count,
    since: since?.toISOString() ?? null,
    late,
    href: kind.href,
    urgent: (kind.urgent === true && count > 0) || late > 0,
  }));
}
