import type { LinkedService } from '@lanna/rules/accounts/linked-services';
import { Refusal } from '../../../platform/refusals/refusal.ts';
import type { SealedColumn } from '../../../platform/sealing/bring-under-key.ts';
import { openKept, type SecretBox } from '../../../platform/sealing/secret-box.ts';
import type { Queryable } from '../../../platform/sql/database.ts';

export const CHANNEL_SECRETS: SealedColumn = {
  table: 'linked_accounts.channel',
  row: 'id',
  secret: 'secret',
};

/** The brand's channel at a service that is on. Refuses with `link_closed`. */
export async function openChannel(
  db: Queryable,
  { merchantId, service }: { merchantId: string; service: LinkedService },
) {
  const channel = await db
    .selectFrom('linked_accounts.channel')
    .select(['id', 'client_id', 'secret'])
    .where('merchant_id', '=', merchantId)
    .where('service', '=', service)
    .where('enabled', '=', true)
    .executeTakeFirst();
  if (!channel) throw new Refusal('link_closed');
  return channel;
}

export function sealChannelSecret(secrets: SecretBox, id: string, secret: string): string {
  return secrets.seal(secret, { table: CHANNEL_SECRETS.table, row: id });
}

export function channelSecret(secrets: SecretBox, { id, secret }: { id: string; secret: string }): string {
  return openKept(secrets, secret, { table: CHANNEL_SECRETS.table, row: id });
}
