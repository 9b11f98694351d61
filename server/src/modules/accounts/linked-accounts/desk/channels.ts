import type { changeLinkChannel, listLinkChannels } from '@lanna/contract/accounts/linked-accounts/ops';
import type { Received, Value } from '@lanna/contract/endpoint';
import { LINKED_SERVICES } from '@lanna/rules/accounts/linked-services';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { newId } from '../../../../platform/sealing/ids.ts';
import type { SecretBox } from '../../../../platform/sealing/secret-box.ts';
import type { Queryable, Tx } from '../../../../platform/sql/database.ts';
import { sealChannelSecret } from '../channel.ts';

interface ChannelBrand {
  id: string;
  code: string;
}

export async function listChannels(
  db: Queryable,
  brand: ChannelBrand,
): Promise<Value<typeof listLinkChannels>> {
  const [rows, proofs] = await Promise.all([
    db.selectFrom('linked_accounts.channel').selectAll().where('merchant_id', '=', brand.id).execute(),
    db
      .selectFrom('linked_accounts.proof')
      .select(({ fn }) => ['service', fn.countAll<bigint>().as('proved')])
      .where('merchant_id', '=', brand.id)
      .groupBy('service')
      .execute(),
  ]);
  return {
    brand: brand.code,
    channels: LINKED_SERVICES.map((service) => {
      const row = rows.find((one) => one.service === service);
      return {
        ...{ service, clientId: row?.client_id ?? null, enabled: row?.enabled ?? false },
        ...{ version: row?.version ?? 0, changedBy: row?.changed_by_name ?? null },
        changedAt: row?.changed_at.toISOString() ?? null,
        proved: Number(proofs.find((one) => one.service === service)?.proved ?? 0),
      };
    }),
  };
}

/**
 * Sets a brand's channel at a service. Another client id is another channel, and needs the secret of that. Refuses with `changed_meanwhile`,
 * `link_secret_missing`.
 */
export async function changeChannel(
  tx: Tx,
  call: Pick<AnyOpsCall, 'operator' | 'record'>,
  {
    brand,
    body,
    secrets,
    now,
  }: { brand: ChannelBrand; body: Received<typeof changeLinkChannel>['body']; secrets: SecretBox; now: Date },
): Promise<Value<typeof changeLinkChannel>> {
  const { service, clientId, secret, enabled, reason } = body;
  const before = await tx
    .selectFrom('linked_accounts.channel')
    .selectAll()
    .where('merchant_id', '=', brand.id)
    .where('service', '=', service)
    .forUpdate()
    .executeTakeFirst();
  if ((before?.version ?? 0) !== body.version) throw new Refusal('changed_meanwhile');
  if (secret === null && before?.client_id !== clientId) throw new Refusal('link_secret_missing');
  const id = before?.id ?? newId();
  const version = body.version + 1;
  const sealed = secret === null ? before?.secret : sealChannelSecret(secrets, id, secret);
  if (sealed === undefined) throw new Refusal('link_secret_missing');
  const kept = {
    ...{ client_id: clientId, secret: sealed, enabled, version },
    ...{ changed_at: now, changed_by_name: call.operator.name },
  };
  const { numInsertedOrUpdatedRows: written } = await tx
    .insertInto('linked_accounts.channel')
    .values({ id, merchant_id: brand.id, service, ...kept })
    .onConflict((conflict) =>
      conflict
        .columns(['merchant_id', 'service'])
        .doUpdateSet(kept)
        .where('linked_accounts.channel.version', '=', body.version),
    )
    .executeTakeFirst();
  if (written !== 1n) throw new Refusal('changed_meanwhile');
  await call.record(tx, {
    action: 'linked-accounts.change-channel',
    brandId: brand.id,
    subject: { kind: 'brand', id: brand.code, name: brand.code },
    before: before ? { service, clientId: before.client_id, enabled: before.enabled } : { service },
    after: { service, clientId, enabled, newSecret: secret !== null },
    reason,
  });
  return { version };
}
