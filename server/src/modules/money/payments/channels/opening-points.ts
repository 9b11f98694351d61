import type { Way } from '@lanna/contract/money/payments/channel';
import type { Queryable } from '../../../../platform/sql/database.ts';
import type { FindOpeningPoints } from '../../../house/brands/opening-points.ts';
import { channelsOf } from '../internal/channel-rows.ts';

/** Whether money can really come in and go out, no sandbox is offered, and none has ever paid anything. */
export const channelPoints: FindOpeningPoints = async (db, merchantId) => {
  const channels = await channelsOf(db, [merchantId]).execute();
  const usable = (way: Way) =>
    channels.filter(
      (channel) =>
        channel.way === way &&
        channel.kind !== 'sandbox' &&
        channel.enabled &&
        // One that is open to a part of the members is no way in for the others.
        channel.segment_id === null &&
        channel.gateway_enabled !== false,
    ).length;
  const sandboxes = channels.filter(({ kind, offered }) => kind === 'sandbox' && offered).length;
  return [
    { point: 'no_sandbox', met: sandboxes === 0, facts: { sandboxes } },
    { point: 'channel_in', met: usable('in') > 0, facts: { channels: usable('in') } },
    { point: 'channel_out', met: usable('out') > 0, facts: { channels: usable('out') } },
    { point: 'no_play_money', met: !(await hasPlayedPayments(db, merchantId)), facts: {} },
  ];
};

async function hasPlayedPayments(db: Queryable, merchantId: string): Promise<boolean> {
  const found = await db
    .selectFrom('payments.confirmation')
    .select('id')
    .where('merchant_id', '=', merchantId)
    .where('source', '=', 'sandbox')
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
