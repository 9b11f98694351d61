import {
  mayMoveWithdrawal,
  stageOf,
  type WithdrawalState,
} from '@lanna/rules/money/withdrawals/withdrawal-states';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { stateOf, type WithdrawalRow } from '../asking/withdrawal.ts';
import { notifyOfWithdrawal } from './notify-member.ts';

/** The withdrawal, if it is one of these brands', held until the transaction ends. Refuses with `not_found`, `changed_meanwhile`. */
export async function lockWithdrawal(
  tx: Tx,
  { id, brandIds, version }: { id: string; brandIds: readonly string[]; version?: number },
): Promise<WithdrawalRow> {
  const withdrawal = await tx
    .selectFrom('withdrawals.withdrawal')
    .selectAll()
    .where('id', '=', id)
    .where('merchant_id', 'in', brandIds)
    .forUpdate()
    .executeTakeFirst();
  if (!withdrawal) throw new Refusal('not_found');
  if (version !== undefined && withdrawal.version !== version) throw new Refusal('changed_meanwhile');
  return withdrawal;
}

export interface WithdrawalMove {
  to: WithdrawalState;
  /** Null: the member, or the portal by itself. */
  operator: { id: string; name: string } | null;
  /** Who has it from now on; left out: who had it. */
  handler?: { id: string; name: string } | null;
  /** To the member; what was written before stays where nothing is said. */
  words?: string;
  proposalId?: string;
  /** Until when its present handler is done; left out: as before. Null: nothing is promised. */
  promisedUntil?: Date | null;
  now: Date;
}

/** Refuses with `withdrawal_move_impossible` {from, to} what the table of moves does not have. */
export function refuseMove(from: WithdrawalState, to: WithdrawalState): void {
  if (!mayMoveWithdrawal(from, to)) throw new Refusal('withdrawal_move_impossible', { from, to });
}

/** Moves a withdrawal that is held, as the table of moves allows, writes its history and notifies member and desk. */
export async function moveWithdrawal(
  tx: Tx,
  withdrawal: WithdrawalRow,
  { to, operator, handler, words, proposalId, promisedUntil, now }: WithdrawalMove,
): Promise<WithdrawalRow> {
  const from = stateOf(withdrawal);
  refuseMove(from, to);
  const isSameStage = stageOf(from) === stageOf(to);
  const moved = await tx
    .updateTable('withdrawals.withdrawal')
    .set({
      state: to,
      words: words || withdrawal.words,
      ...(handler === undefined
        ? {}
        : { handled_by: handler?.name ?? null, handled_by_id: handler?.id ?? null }),
      proposal_id: proposalId ?? null,
      promised_until:
        stageOf(to) === 'done'
          ? null
          : promisedUntil === undefined
            ? withdrawal.promised_until
            : promisedUntil,
      stage_since: isSameStage ? withdrawal.stage_since : now,
      changed_at: now,
      version: withdrawal.version + 1,
    })
    .where('id', '=', withdrawal.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await noteMove(tx, {
    withdrawalId: withdrawal.id,
    from,
    to,
    operatorName: operator?.name ?? null,
    words: words ?? '',
    now,
  });
  await notifyOfWithdrawal(tx, ownerOf(withdrawal));
  return moved;
}

/** Writes the history of a withdrawal. */
export async function noteMove(
  tx: Tx,
  move: {
    withdrawalId: string;
    from: WithdrawalState | null;
    to: WithdrawalState;
    operatorName: string | null;
    words: string;
    now: Date;
  },
): Promise<void> {
  await tx
    .insertInto('withdrawals.move')
    .values({
      withdrawal_id: move.withdrawalId,
      from_state: move.from,
      to_state: move.to,
      operator_name: move.operatorName,
      words: move.words,
      at: move.now,
    })
    .execute();
}

/** What a message to its member says of a withdrawal. */
export function newsOf({ id, amount }: Pick<WithdrawalRow, 'id' | 'amount'>) {
  return { withdrawalId: id, amount };
}

export function ownerOf({ merchant_id, member_id }: { merchant_id: string; member_id: string }) {
  return { merchantId: merchant_id, memberId: member_id };
}
