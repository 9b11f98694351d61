import {
  bankDetails,
  type ChannelKind,
  gatewayDetails,
  noDetails,
  promptpayDetails,
  type Way,
} from '@lanna/contract/money/payments/channel';
import type { ChannelTerms, DetailsForm } from '@lanna/contract/money/payments/channel-ops';
import { isPayable } from '@lanna/rules/currency';
import { type Money, parseMoney } from '@lanna/rules/money';
import type { z } from 'zod';
import type { AskSegments } from '../../../../platform/ops/segment-condition.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';

/** The columns of a channel that an operator has set. Refuses `channel_incomplete` {fields} for what does not fit together. */
export function readTerms(terms: ChannelTerms, currency: string) {
  const wrong = new Set<string>();
  const money = (field: 'min' | 'max' | 'feeFixed', least: Money): Money => {
    const amount = parseMoney(terms[field]);
    if (amount === undefined || amount < least || !isPayable(amount, currency)) wrong.add(field);
    return amount ?? 0n;
  };
  const [min, max, feeFixed] = [money('min', 1n), money('max', 1n), money('feeFixed', 0n)];
  if (max < min) wrong.add('max');
  if (feeFixed >= min) wrong.add('feeFixed');
  const { opensAtMinute, closesAtMinute } = terms;
  if ((opensAtMinute === null) !== (closesAtMinute === null)) wrong.add('closesAtMinute');
  if (opensAtMinute !== null && opensAtMinute === closesAtMinute) wrong.add('closesAtMinute');
  refuse(wrong);
  return {
    name: terms.name,
    min,
    max,
    fee_fixed: feeFixed,
    fee_basis_points: terms.feeBasisPoints,
    opens_at_minute: opensAtMinute,
    closes_at_minute: closesAtMinute,
    rank_level_min: terms.rankLevelMin,
    position: terms.position,
    expires_after_minutes: terms.expiresAfterMinutes,
    promised_minutes: terms.promisedMinutes,
    segment_id: terms.segment?.id ?? null,
    segment_version: terms.segment?.version ?? null,
    segment_name: terms.segment ? (terms.segment.name ?? '') : null,
  };
}

/** The terms with the name of their segment. Refuses `channel_incomplete` {fields} one that the brand has not, and any of a way out. */
export async function withSegmentName(
  db: Queryable,
  { terms, merchantId, way }: { terms: ChannelTerms; merchantId: string; way: Way },
  segments: AskSegments,
): Promise<ChannelTerms> {
  const { segment: pin } = terms;
  if (!pin) return terms;
  const name = way === 'in' ? await segments()?.named(db, { merchantId, pin }) : undefined;
  if (name === undefined) refuse(new Set(['segment']));
  return { ...terms, segment: { id: pin.id, version: pin.version, name } };
}

/** What a channel of the kind holds of the form. Refuses `channel_incomplete` {fields}. */
export function readDetails(kind: ChannelKind, way: Way, form: DetailsForm): DetailsForm {
  const parsed = shapeOf(kind, way).safeParse(form);
  if (parsed.success) return parsed.data as DetailsForm;
  refuse(new Set(parsed.error.issues.map(({ path }) => `details.${path.join('.')}`)));
  throw parsed.error;
}

function shapeOf(kind: ChannelKind, way: Way): z.ZodType {
  if (kind === 'promptpay') return promptpayDetails;
  if (kind === 'gateway') return gatewayDetails;
  return kind === 'bank' && way === 'in' ? bankDetails : noDetails;
}

export function refuse(wrong: ReadonlySet<string>): void {
  if (wrong.size > 0)
    throw new Refusal('channel_incomplete', {
      fields: [...wrong].map((field) => ({ field, rule: 'unfit' })),
    });
}
