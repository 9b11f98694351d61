import type { RANK_CAUSES } from '@lanna/contract/rewards/ranks/ranks';
import type { Asked } from '@lanna/rules/rewards/ranks/levels';
import type { Brand } from '../../../../platform/http/calls/route.ts';
import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import { notifyPush } from '../../../../platform/push/notify.ts';
import { newId } from '../../../../platform/sealing/ids.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { sendMessage } from '../../../messaging/inbox/send-message.ts';
import { writeRank } from '../../../people/members/write-rank.ts';
import { brandDays } from '../brand-day.ts';
import type { LevelsVersion } from '../levels/read-levels.ts';

export interface RankMoving {
  brand: Brand;
  memberId: string;
  from: number;
  to: number;
  cause: (typeof RANK_CAUSES)[number];
  /** Whose levels it was decided by. */
  levels: Pick<LevelsVersion, 'version' | 'levels'> | undefined;
  figures: Asked | null;
  /** The last day of a level set by hand. */
  heldUntil?: string;
  by?: string;
  reason?: string;
  now: Date;
}

/** Moves a member, whose row the caller has locked, to another rank: account, history, standing, a message, open pages. Answers the account's version. */
export async function moveRank(tx: Tx, moving: RankMoving): Promise<number> {
  const { brand, memberId, from, to, cause, figures, heldUntil = null, now } = moving;
  const { today, tomorrow } = brandDays(brand.timeZone, now);
  const version = await writeRank(tx, { merchantId: brand.id, memberId, level: to });
  await tx
    .insertInto('ranks.move')
    .values({
      id: newId(),
      merchant_id: brand.id,
      member_id: memberId,
      at: now,
      day: today,
      counts_from: tomorrow,
      from_level: from,
      to_level: to,
      cause,
      version: moving.levels?.version ?? null,
      deposits: figures?.deposits ?? null,
      turnover: figures?.turnover ?? null,
      held_until: heldUntil,
      operator_name: moving.by ?? null,
      reason: moving.reason ?? '',
    })
    .execute();
  const changed = { moved_on: today, held_until: heldUntil };
  await tx
    .insertInto('ranks.standing')
    .values({ member_id: memberId, merchant_id: brand.id, ...changed })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(changed))
    .execute();
  await endCases(tx, [memberId]);
  if (to !== from) await writeTo(tx, moving);
  await notifyPush(tx, { m: [memberId], t: ['my_rank_changed'] });
  await notifyOps(tx, { brandId: brand.id, type: 'ranks_changed' });
  return version;
}

/** What waited about a rise has passed. A case that was decided has its state already. */
export async function endCases(tx: Tx, memberIds: readonly string[]): Promise<void> {
  if (memberIds.length === 0) return;
  await tx
    .updateTable('ranks.hold_case')
    .set(({ eb }) => ({ state: 'over', version: eb('version', '+', 1) }))
    .where('member_id', 'in', memberIds)
    .where('state', '=', 'open')
    .execute();
}

async function writeTo(tx: Tx, { brand, memberId, from, to, levels, now }: RankMoving): Promise<void> {
  const name = levels?.levels.find(({ level }) => level === to)?.name;
  await sendMessage(tx, {
    merchantId: brand.id,
    memberId,
    template: to > from ? 'rank_reached' : 'rank_lowered',
    facts: { rank: name ?? { [brand.defaultLanguage]: `V${to}` } },
    now,
  });
}
