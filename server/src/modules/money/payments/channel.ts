import {
  type BankDetails,
  bankDetails,
  type ChannelState,
  type GatewayDetails,
  gatewayDetails,
  noDetails,
  type PromptpayDetails,
  promptpayDetails,
  type Way,
} from '@lanna/contract/money/payments/channel';
import type { SegmentPin } from '@lanna/contract/segment-pin';
import type { LocalText } from '@lanna/rules/local-text';
import type { Money } from '@lanna/rules/money';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Queryable } from '../../../platform/sql/database.ts';

interface ChannelFacts {
  id: string;
  merchantId: string;
  /** Purpose of the clearing account, the same both ways. */
  code: string;
  name: LocalText;
  currency: string;
  min: Money;
  max: Money;
  feeFixed: Money;
  feeBasisPoints: number;
  /** Minutes of the brand's day; both null: always open. Closing before opening means over midnight. */
  opensAtMinute: number | null;
  closesAtMinute: number | null;
  rankLevelMin: number;
  enabled: boolean;
  position: number;
  /** How long a payment is waited for. */
  expiresAfterMinutes: number;
  /** Within how long it usually arrives. */
  promisedMinutes: number;
  /** Whom alone it is offered to; null: every member. */
  segment: SegmentPin | null;
  version: number;
}

/** What depends on the kind: where members pay to, or what is ordered of whom. */
export type ChannelOfKind =
  | { kind: 'sandbox'; way: Way; gatewayId: null; details: Record<never, never> }
  | { kind: 'promptpay'; way: 'in'; gatewayId: null; details: PromptpayDetails }
  | { kind: 'bank'; way: 'in'; gatewayId: null; details: BankDetails }
  /** Paid by hand at the desk. */
  | { kind: 'bank'; way: 'out'; gatewayId: null; details: Record<never, never> }
  | { kind: 'gateway'; way: Way; gatewayId: string; details: GatewayDetails };

/** One way in or out of a brand. */
export type Channel = ChannelFacts & ChannelOfKind;

/**
 * A brand's channels one way, in its order, those switched off too: `channelState` says which take orders. A brand that plays for
 * real has no sandbox, whatever the row says.
 */
export async function listChannels(
  db: Queryable,
  { merchantId, way }: { merchantId: string; way: Way },
): Promise<Channel[]> {
  const rows = await channelRows(db, merchantId).where('c.way', '=', way).execute();
  return rows.map(channelOf);
}

/** Undefined where the brand has no such channel. */
export async function findChannel(
  db: Queryable,
  { merchantId, way, code }: { merchantId: string; way: Way; code: string },
): Promise<Channel | undefined> {
  const row = await channelRows(db, merchantId)
    .where('c.way', '=', way)
    .where('c.code', '=', code)
    .executeTakeFirst();
  return row && channelOf(row);
}

/** Whether the channel takes an order of a member of this level now; the first obstacle, if there is one. */
export function channelState(
  channel: Pick<Channel, 'enabled' | 'opensAtMinute' | 'closesAtMinute' | 'rankLevelMin'>,
  { rankLevel, now, timeZone }: { rankLevel: number; now: Date; timeZone: string },
): ChannelState {
  if (!channel.enabled) return 'off';
  if (rankLevel < channel.rankLevelMin) return 'rank_too_low';
  return isWithinHours(channel, now, timeZone) ? 'open' : 'closed_now';
}

function isWithinHours(
  { opensAtMinute, closesAtMinute }: Pick<Channel, 'opensAtMinute' | 'closesAtMinute'>,
  now: Date,
  timeZone: string,
): boolean {
  if (opensAtMinute === null || closesAtMinute === null) return true;
  const { hour, minute } = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone);
  const at = hour * 60 + minute;
  return opensAtMinute < closesAtMinute
    ? at >= opensAtMinute && at < closesAtMinute
    : at >= opensAtMinute || at < closesAtMinute;
}

function channelRows(db: Queryable, merchantId: string) {
  return db
    .selectFrom('payments.channel as c')
    .innerJoin('brands.brand as b', 'b.id', 'c.merchant_id')
    .where('c.merchant_id', '=', merchantId)
    .where(sql<boolean>`(c.kind <> 'sandbox' or coalesce((b.settings->>'demo')::boolean, true))`)
    .selectAll('c')
    .orderBy('c.position')
    .orderBy('c.code');
}

export type ChannelRecord = Awaited<ReturnType<ReturnType<typeof channelRows>['executeTakeFirstOrThrow']>>;

export function channelOf(row: ChannelRecord): Channel {
  return {
    id: row.id,
    merchantId: row.merchant_id,
    code: row.code,
    name: row.name,
    currency: row.currency,
    min: row.min,
    max: row.max,
    feeFixed: row.fee_fixed,
    feeBasisPoints: row.fee_basis_points,
    opensAtMinute: row.opens_at_minute,
    closesAtMinute: row.closes_at_minute,
    rankLevelMin: row.rank_level_min,
    enabled: row.enabled,
    position: row.position,
    expiresAfterMinutes: row.expires_after_minutes,
    promisedMinutes: row.promised_minutes,
    segment:
      row.segment_id === null || row.segment_version === null
        ? null
        : { id: row.segment_id, version: row.segment_version },
    version: row.version,
    ...ofKind.parse({ kind: row.kind, way: row.way, gatewayId: row.gateway_id, details: row.details }),
  };
}

const way = z.enum(['in', 'out']);
const incoming = z.literal('in');
const none = z.null();
const ofKind: z.ZodType<ChannelOfKind> = z.union([
  z.object({ kind: z.literal('sandbox'), way, gatewayId: none, details: noDetails }),
  z.object({ kind: z.literal('promptpay'), way: incoming, gatewayId: none, details: promptpayDetails }),
  z.object({ kind: z.literal('bank'), way: incoming, gatewayId: none, details: bankDetails }),
  z.object({ kind: z.literal('bank'), way: z.literal('out'), gatewayId: none, details: noDetails }),
  z.object({ kind: z.literal('gateway'), way, gatewayId: z.uuid(), details: gatewayDetails }),
]);
