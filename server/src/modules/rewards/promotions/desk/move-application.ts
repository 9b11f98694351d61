import type { Money } from '@lanna/rules/money';
import { type KeptState, mayDecide } from '@lanna/rules/rewards/promotions/activity';
import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import { notifyPush } from '../../../../platform/push/notify.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { newId } from '../../../../platform/sealing/ids.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { type ApplicationRow, stateOf } from '../applying/application.ts';
import { notifyMember } from './notify-member.ts';

/** The application, if it is one of these brands', held until the transaction ends. Refuses with `not_found`, `changed_meanwhile`. */
export async function lockApplication(
  tx: Tx,
  { id, brandIds, version }: { id: string; brandIds: readonly string[]; version?: number },
): Promise<ApplicationRow> {
  const application = await tx
    .selectFrom('promotions.application')
    .selectAll()
    .where('id', '=', id)
    .where('merchant_id', 'in', brandIds)
    .forUpdate()
    .executeTakeFirst();
  if (!application) throw new Refusal('not_found');
  if (version !== undefined && application.version !== version) throw new Refusal('changed_meanwhile');
  return application;
}

export interface ApplicationMove {
  to: KeptState;
  operatorName: string;
  /** To the member; what was written before stays where nothing is said. */
  words?: string;
  /** What is paid or promised; null: nothing any more. */
  reward?: Money | null;
  proposalId?: string;
  /** The brand's day whose budget it was taken from. */
  spentOn?: string;
  now: Date;
}

/** Refuses with `application_move_impossible` {from, to} what the table of moves does not have. */
export function refuseMove(from: KeptState, to: KeptState): void {
  if (!mayDecide(from, to)) throw new Refusal('application_move_impossible', { from, to });
}

/** Moves an application that is held, as the table of moves allows, writes its history and notifies member and desk. */
export async function moveApplication(
  tx: Tx,
  application: ApplicationRow,
  { to, operatorName, words, reward, proposalId, spentOn, now }: ApplicationMove,
): Promise<void> {
  const from = stateOf(application);
  refuseMove(from, to);
  const amount = reward === undefined ? application.reward : reward;
  await tx
    .updateTable('promotions.application')
    .set({
      state: to,
      reward: amount,
      words: words ? words : application.words,
      proposal_id: proposalId ?? null,
      spent_on: to === 'signed' || to === 'issued' ? (spentOn ?? application.spent_on) : null,
      handled_by: operatorName,
      version: application.version + 1,
      changed_at: now,
    })
    .where('id', '=', application.id)
    .execute();
  await noteMove(tx, {
    applicationId: application.id,
    from,
    to,
    operatorName,
    words: words ?? '',
    reward: amount,
    now,
  });
  await notifyOfApplication(tx, application);
  await notifyMember(tx, application, to, amount, now);
}

/** Writes the history of an application. */
export async function noteMove(
  tx: Tx,
  move: {
    applicationId: string;
    from: KeptState | null;
    to: KeptState;
    /** Null: the member. */
    operatorName: string | null;
    words: string;
    reward: Money | null;
    now: Date;
  },
): Promise<void> {
  await tx
    .insertInto('promotions.move')
    .values({
      id: newId(),
      application_id: move.applicationId,
      from_state: move.from,
      to_state: move.to,
      operator_name: move.operatorName,
      words: move.words,
      reward: move.reward,
      at: move.now,
    })
    .execute();
}

/** Notifies the member's pages and the desk, once it is committed. */
export async function notifyOfApplication(
  tx: Tx,
  { merchant_id, member_id }: Pick<ApplicationRow, 'merchant_id' | 'member_id'>,
): Promise<void> {
  await notifyPush(tx, { m: [member_id], t: ['my_promotions_changed'] });
  await notifyOps(tx, { brandId: merchant_id, type: 'promotion_applications_changed' });
}
