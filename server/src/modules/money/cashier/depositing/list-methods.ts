import type { DepositMethod } from '@lanna/contract/money/cashier/cashier';
import { localText } from '@lanna/rules/local-text';
import { formatMoney } from '@lanna/rules/money';
import type { AskSegments } from '../../../../platform/ops/segment-condition.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { channelState, listChannels } from '../../payments/channel.ts';
import { readDepositor } from '../desk/read-depositor.ts';
import type { DepositReader } from '../record/deposit.ts';
import { isOffered, openToMember } from './offered-channel.ts';

/** How a member may deposit at the brand now, with what each method costs. */
export async function listMethods(
  db: Queryable,
  { brand, language, memberId }: DepositReader & { memberId: string },
  now: Date,
  segments?: AskSegments,
): Promise<DepositMethod[]> {
  const [channels, { rankLevel }] = await Promise.all([
    listChannels(db, { merchantId: brand.id, way: 'in' }),
    readDepositor(db, { merchantId: brand.id, memberId }),
  ]);
  const offered = channels.filter((channel) => isOffered(channel, brand));
  const of = { merchantId: brand.id, memberId, at: now };
  return (await openToMember(db, offered, of, segments)).flatMap((channel) => {
    const state = channelState(channel, { rankLevel, now, timeZone: brand.timeZone });
    if (state === 'off') return [];
    return {
      code: channel.code,
      name: localText(channel.name, language, brand.defaultLanguage),
      kind: channel.kind,
      min: formatMoney(channel.min),
      max: formatMoney(channel.max),
      currency: channel.currency,
      state,
      opensAtMinute: channel.opensAtMinute,
      closesAtMinute: channel.closesAtMinute,
      rankLevelMin: channel.rankLevelMin,
      feeFixed: formatMoney(channel.feeFixed),
      feeBasisPoints: channel.feeBasisPoints,
      expiresAfterMinutes: channel.expiresAfterMinutes,
      promisedMinutes: channel.promisedMinutes,
    };
  });
}
