import type { ContractSide } from '@lanna/rules/commission/contracts/contract-life';
import type { ContractKind } from '@lanna/rules/commission/contracts/terms';
import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import { notifyPush } from '../../../../platform/push/notify.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { sendMessage } from '../../../messaging/inbox/send-message.ts';

export const PAGE_OF = {
  dividend: 'agentDividend',
  daily_salary: 'agentDailySalary',
  hourly_salary: 'agentHourlySalary',
  real_time_salary: 'agentRealTimeSalary',
} as const satisfies Record<ContractKind, string>;

/** Which side the inbox tells, and of what. */
export type News = { to: ContractSide | 'both' } & (
  | { template: 'contract_offered' | 'contract_asked' | 'contract_denied' | 'contract_goes_on' }
  /** With the first day of a contract, or the last one. */
  | { template: 'contract_signed' | 'contract_ending_asked' | 'contract_ended'; day: string }
  /** Pages only. */
  | { template?: never }
);

/** Notifies open pages of both sides and of the console of what has changed, and in the inbox whom it concerns. The brand has no inbox. */
export async function notifySides(
  tx: Tx,
  {
    merchantId,
    kind,
    memberId,
    uplineId,
  }: { merchantId: string; kind: ContractKind; memberId: string; uplineId: string | null },
  news: News,
  now: Date,
): Promise<void> {
  const members = uplineId === null ? [memberId] : [memberId, uplineId];
  await notifyPush(tx, { m: members, t: ['contracts_changed'] });
  await notifyOps(tx, { brandId: merchantId, type: 'contracts_changed' });
  if (!news.template) return;
  const path = `/?centre=agent&page=${PAGE_OF[kind]}` as const;
  const readers = members.filter((id) => news.to === 'both' || (news.to === 'member') === (id === memberId));
  for (const reader of readers) {
    const message = { merchantId, memberId: reader, path, now };
    if ('day' in news)
      await sendMessage(tx, {
        ...message,
        template: news.template,
        facts: { contract: kind, day: news.day },
      });
    else await sendMessage(tx, { ...message, template: news.template, facts: { contract: kind } });
  }
}
