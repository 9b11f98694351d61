import type { Value } from '@lanna/contract/endpoint';
import type { devOutbox } from '@lanna/contract/house/brands/site';
import type { Outbox } from '../../../../platform/outbox/outbox.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { BrandProfile } from '../brand.ts';

const SHOWN = 50;

/** The outbox that stands in for a brand's providers; null for a brand whose messages really go out. */
export type OutboxOf = (brand: BrandProfile) => Outbox | null;

/** What a demo would have sent, newest first. A brand that plays for real has no such page: `not_found`. */
export async function showOutbox(outboxOf: OutboxOf, brand: BrandProfile): Promise<Value<typeof devOutbox>> {
  const outbox = brand.settings.demo ? outboxOf(brand) : null;
  if (!outbox) throw new Refusal('not_found');
  const messages = await outbox.newest(SHOWN);
  return messages.map(({ id, channel, recipient, subject, text, createdAt }) => ({
    id,
    channel,
    to: recipient,
    subject,
    text,
    sentAt: createdAt.toISOString(),
  }));
}
