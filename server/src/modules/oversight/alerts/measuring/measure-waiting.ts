import type { OpenWork } from '../../../../platform/ops/open-work.ts';
import type { Finding, MeasuredBrand, MeasuredRule } from './finding.ts';

const MINUTE_MS = 60_000;

/**
 * What waits for an operator, and has for longer than the rule allows. What no moment is known of waits since it was first found here, so the
 * threshold counts from then on.
 */
export async function measureWaiting(
  kinds: readonly OpenWork[],
  { work, threshold }: MeasuredRule,
  { brands, ofHouse, now }: { brands: readonly MeasuredBrand[]; ofHouse: boolean; now: Date },
): Promise<Finding[]> {
  const kind = kinds.find(({ key }) => key === work);
  if (!kind) return [];
  if (kind.house) {
    if (!ofHouse) return [];
    const counted = await kind.count(
      brands.map(({ id }) => id),
      true,
    );
    return foundOf(counted, null, threshold, now);
  }
  const found = await Promise.all(
    brands.map(async ({ id }) => foundOf(await kind.count([id], false), id, threshold, now)),
  );
  return found.flat();
}

function foundOf(
  { count, since, late = 0 }: { count: number; since: Date | null; late?: number },
  merchantId: string | null,
  thresholdMinutes: number,
  now: Date,
): Finding[] {
  if (count === 0) return [];
  const waitedMs = since === null ? null : now.getTime() - since.getTime();
  if (waitedMs !== null && waitedMs < thresholdMinutes * MINUTE_MS) return [];
  return [
    {
      merchantId,
      subject: 'waiting',
      since,
      facts: {
        count: String(count),
        late: String(late),
        ...(waitedMs !== null && { minutes: String(Math.floor(waitedMs / MINUTE_MS)) }),
      },
    },
  ];
}
