import type { myLinkedAccounts } from '@lanna/contract/accounts/linked-accounts/linked-accounts';
import type { Value } from '@lanna/contract/endpoint';
import { LINKED_SERVICES } from '@lanna/rules/accounts/linked-services';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { provedServices } from '../proved-services.ts';
import type { LinkOwner } from './deps.ts';

/** Services that the brand offers, and those that the member has proved. */
export async function showLinks(
  db: Queryable,
  { merchantId, memberId }: LinkOwner,
): Promise<Value<typeof myLinkedAccounts>> {
  const channels = await db
    .selectFrom('linked_accounts.channel')
    .select('service')
    .where('merchant_id', '=', merchantId)
    .where('enabled', '=', true)
    .execute();
  const proved = await provedServices(db, { merchantId, memberId });
  return {
    services: LINKED_SERVICES.filter(
      (service) => proved.has(service) || channels.some((channel) => channel.service === service),
    ).map((service) => ({ service, provedAt: proved.get(service)?.toISOString() ?? null })),
  };
}
