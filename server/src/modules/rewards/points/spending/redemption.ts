import type { PointRedemption } from '@lanna/contract/rewards/points/points';
import { mayMove, type RedemptionState } from '@lanna/rules/rewards/points/redemptions';
import type { Selectable } from 'kysely';
import type { PointsRedemption } from '../../../../platform/generated/points.ts';
import { defineDesk } from '../../../../platform/ops/desk.ts';
import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import { notifyPush } from '../../../../platform/push/notify.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { SealedColumn } from '../../../../platform/sealing/bring-under-key.ts';
import { newId } from '../../../../platform/sealing/ids.ts';
import type { SealedPlace } from '../../../../platform/sealing/secret-box.ts';

export type RedemptionRow = Selectable<PointsRedemption>;
type PointGift = PointRedemption['gives'];

export const ADDRESSES: SealedColumn = { table: 'points.redemption', row: 'id', secret: 'address_sealed' };

export const CODES: SealedColumn = { table: 'points.code', row: 'id', secret: 'code_sealed' };

export function codePlace(id: string): SealedPlace {
  return { table: 'points.code', row: id };
}

export function addressPlace(id: string): SealedPlace {
  return { table: 'points.redemption', row: id };
}

/** What a redemption gives; an item is what is left. */
export function giftOf({
  raffle_tickets,
  by_code,
  bonus_id,
}: Pick<RedemptionRow, 'raffle_tickets' | 'by_code' | 'bonus_id'>): PointGift {
  if (raffle_tickets !== null) return 'tickets';
  if (by_code) return 'code';
  return bonus_id === null ? 'item' : 'bonus';
}

interface How {
  words?: string | undefined;
  tracking?: string | undefined;
  proposalId?: string;
  now: Date;
}

export const redemptionDesk = defineDesk<'points.redemption', RedemptionRow, RedemptionState, How>({
  table: 'points.redemption',
  rows: (tx) => tx.selectFrom('points.redemption').selectAll(),
  stateOf: ({ state }) => state as RedemptionState,
  signed: 'signed',
  may: (from, to) => mayMove(from as RedemptionState, to),
  impossible: (from, to) => new Refusal('redemption_move_impossible', { from, to }),
  about: ({ merchant_id: brandId, id }) => ({ brandId, subject: { kind: 'point-redemption', id } }),
  columns: (row, { to, by, words, tracking, proposalId, now }) => ({
    state: to,
    words: words || row.words,
    tracking: tracking || row.tracking,
    proposal_id: proposalId ?? null,
    handled_by: by,
    changed_at: now,
  }),
  history: async (tx, { id, from, to, by, words = '', now }) => {
    await tx
      .insertInto('points.redemption_move')
      .values({
        ...{ id: newId(), redemption_id: id, from_state: from, to_state: to },
        ...{ operator_name: by, words, at: now },
      })
      .execute();
  },
  notify: async (tx, { merchant_id: brandId, member_id }) => {
    await notifyPush(tx, { m: [member_id], t: ['points_changed'] });
    await notifyOps(tx, { brandId, type: 'points_changed' });
  },
});
