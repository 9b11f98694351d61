import {
  mayMoveWithdrawal,
  stageOf,
  type WithdrawalState,
} from '@lanna/rules/money/withdrawals/withdrawal-states';
import { defineDesk } from '../../../../platform/ops/desk.ts';
import type { DeskMove } from '../../../../platform/ops/desk-terms.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { stateOf, type WithdrawalRow } from '../asking/withdrawal.ts';
import { notifyOfWithdrawal } from './notify-member.ts';

interface How {
  /** Who has it from now on; left out: who had it. */
  handler?: { id: string; name: string } | null;
  /** To the member; what was written before stays where nothing is said. */
  words?: string;
  proposalId?: string;
  /** Until when its present handler is done; left out: as before. Null: nothing is promised. */
  promisedUntil?: Date | null;
  now: Date;
}

/** Withdrawals. What a move does to their money is done by its own step: held, released, or captured by payouts. */
export const withdrawalDesk = defineDesk<'withdrawals.withdrawal', WithdrawalRow, WithdrawalState, How>({
  table: 'withdrawals.withdrawal',
  rows: (tx) => tx.selectFrom('withdrawals.withdrawal').selectAll(),
  stateOf,
  signed: 'signed',
  heldByAnother: 'withdrawal_held_by_another',
  may: mayMoveWithdrawal,
  impossible: (from, to) => new Refusal('withdrawal_move_impossible', { from, to }),
  // Members are named in records of their own.
  about: ({ merchant_id: brandId, id }) => ({ brandId, subject: { kind: 'withdrawal', id } }),
  columns: (withdrawal, { to, handler, words, proposalId, promisedUntil, now }) => ({
    state: to,
    words: words || withdrawal.words,
    ...(handler !== undefined && {
      handled_by: handler?.name ?? null,
      handled_by_id: handler?.id ?? null,
    }),
    proposal_id: proposalId ?? null,
    ...(stageOf(to) === 'done'
      ? { promised_until: null }
      : promisedUntil !== undefined && { promised_until: promisedUntil }),
    ...(stageOf(stateOf(withdrawal)) !== stageOf(to) && { stage_since: now }),
    changed_at: now,
  }),
  history: noteMove,
  notify: (tx, withdrawal) => notifyOfWithdrawal(tx, ownerOf(withdrawal)),
});

/** Writes the history of a withdrawal. */
export async function noteMove(
  tx: Tx,
  {
    id,
    from,
    to,
    by,
    words = '',
    now,
  }: DeskMove<WithdrawalState> & Pick<How, 'words' | 'now'> & { id: string; from: string | null },
): Promise<void> {
  await tx
    .insertInto('withdrawals.move')
    .values({ withdrawal_id: id, from_state: from, to_state: to, operator_name: by, words, at: now })
    .execute();
}

/** What a message to its member says of a withdrawal. */
export function newsOf({ id, amount }: Pick<WithdrawalRow, 'id' | 'amount'>) {
  return { withdrawalId: id, amount };
}

export function ownerOf({ merchant_id, member_id }: { merchant_id: string; member_id: string }) {
  return { merchantId: merchant_id, memberId: member_id };
}
