import { moneyOf } from '@lanna/contract/money';
import type { SegmentLimit as Asked } from '@lanna/contract/money/withdrawals/settings-ops';
import { formatMoney } from '@lanna/rules/money';
import type { Brand } from '../../../../platform/http/calls/route.ts';
import { type AskSegments, pinKey } from '../../../../platform/ops/segment-condition.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Queryable, Tx } from '../../../../platform/sql/database.ts';
import type { RankLimit, SegmentLimit } from '../settings.ts';

/** What is asked for, with the names of the segments; left out: as it stands. Refuses `invalid_input` where a level could take nothing any more, and a segment that the brand has not. */
export async function readSegmentForm(
  db: Queryable,
  { id: merchantId }: Brand,
  {
    before,
    limits,
    asked,
  }: { before: readonly SegmentLimit[]; limits: readonly RankLimit[]; asked: readonly Asked[] | undefined },
  segments: AskSegments | undefined,
): Promise<readonly SegmentLimit[]> {
  const wanted = asked
    ? await Promise.all(
        asked.map(async ({ segment: { id, version }, max, dayAmount, ...rest }) => {
          const pin = { id, version };
          // One that stands keeps its name, also where the segment was removed since.
          const current = before.find(({ segment }) => pinKey(segment) === pinKey(pin))?.segment.name;
          const name = current ?? (await segments?.()?.named(db, { merchantId, pin }));
          if (name === undefined) refuse('segment');
          const segment = { ...pin, name: name ?? '' };
          return { ...rest, segment, max: moneyOf(max), dayAmount: moneyOf(dayAmount) };
        }),
      )
    : before;
  const leaves = ({ max, dayAmount }: SegmentLimit) =>
    limits.every(({ min }) => max >= min && dayAmount >= min);
  if (!wanted.every(leaves)) refuse('order');
  return wanted;
}

function refuse(rule: string): never {
  throw new Refusal('invalid_input', { fields: [{ field: 'segmentLimits', rule }] });
}

export async function writeSegmentLimits(
  tx: Tx,
  { id: merchantId }: Brand,
  limits: readonly SegmentLimit[],
): Promise<void> {
  await tx.deleteFrom('withdrawals.segment_limit').where('merchant_id', '=', merchantId).execute();
  if (limits.length === 0) return;
  await tx
    .insertInto('withdrawals.segment_limit')
    .values(
      limits.map(({ segment, max, dayAmount, dayCount, promisedMinutes }) => ({
        merchant_id: merchantId,
        segment_id: segment.id,
        segment_version: segment.version,
        segment_name: segment.name,
        max,
        day_amount: dayAmount,
        day_count: dayCount,
        promised_minutes: promisedMinutes,
      })),
    )
    .execute();
}

export function showSegmentLimit({
  segment,
  max,
  dayAmount,
  dayCount,
  promisedMinutes,
}: SegmentLimit): Asked {
  return { segment, max: formatMoney(max), dayAmount: formatMoney(dayAmount), dayCount, promisedMinutes };
}

/** As the record of actions keeps it. */
export function factsOfSegment(limit: SegmentLimit) {
  const { segment, ...terms } = showSegmentLimit(limit);
  return { segment: `${segment.name ?? ''} (v${segment.version})`, ...terms };
}
