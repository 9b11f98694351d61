import type { Brand } from '../../../../platform/http/calls/route.ts';
import type { Channel } from '../../payments/channel.ts';

/** A channel of another currency credits no wallet of the brand; PromptPay knows the baht alone. */
export function isOffered(
  channel: Pick<Channel, 'currency' | 'kind'>,
  brand: Pick<Brand, 'currency'>,
): boolean {
  return channel.currency === brand.currency && (channel.kind !== 'promptpay' || channel.currency === 'THB');
}
