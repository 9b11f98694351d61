import type { Brand } from '../../../../platform/http/calls/route.ts';
import { type AskSegments, pinKey } from '../../../../platform/ops/segment-condition.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import type { Channel } from '../../payments/channel.ts';

/** Of these channels those that are open to every member, or to a segment the member is in now. */
export async function openToMember<Of extends Pick<Channel, 'segment'>>(
  db: Queryable,
  channels: readonly Of[],
  { merchantId, memberId, at }: { merchantId: string; memberId: string; at: Date },
  segments: AskSegments | undefined,
): Promise<Of[]> {
  const pins = channels.flatMap(({ segment }) => segment ?? []);
  if (pins.length === 0) return [...channels];
  const held = await segments?.()?.ofMember(db, { merchantId, memberId, at }, pins);
  return channels.filter(({ segment }) => segment === null || held?.has(pinKey(segment)) === true);
}

/** A channel of another currency credits no wallet of the brand; PromptPay knows the baht alone. */
export function isOffered(
  channel: Pick<Channel, 'currency' | 'kind'>,
  brand: Pick<Brand, 'currency'>,
): boolean {
  return channel.currency === brand.currency && (channel.kind !== 'promptpay' || channel.currency === 'THB');
}
