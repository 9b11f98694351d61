import type { Money } from '@lanna/rules/money';
import { type KeptState, mayDecide } from '@lanna/rules/rewards/promotions/activity';
import { defineDesk } from '../../../../platform/ops/desk.ts';
import type { DeskMove } from '../../../../platform/ops/desk-terms.ts';
import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import { notifyPush } from '../../../../platform/push/notify.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { newId } from '../../../../platform/sealing/ids.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { type ApplicationRow, stateOf } from '../applying/application.ts';
import { notifyMember } from './notify-member.ts';

interface How {
  /** To the member; what was written before stays where nothing is said. */
  words?: string | undefined;
  /** What is paid or promised; null: nothing any more; left out: as before. */
  reward?: Money | null;
  proposalId?: string;
  /** The brand's day whose budget it was taken from. */
  spentOn?: string;
  now: Date;
}

/** Applications for promotions. What is paid of one leaves the promotion's budget by a step of its own. */
export const applicationDesk = defineDesk<'promotions.application', ApplicationRow, KeptState, How>({
  table: 'promotions.application',
  rows: (tx) => tx.selectFrom('promotions.application').selectAll(),
  stateOf,
  signed: 'signed',
  may: mayDecide,
  impossible: (from, to) => new Refusal('application_move_impossible', { from, to }),
  // Members are named in records of their own.
  about: ({ merchant_id: brandId, id }) => ({ brandId, subject: { kind: 'promotion-application', id } }),
  columns: (application, { to, by, words, reward, proposalId, spentOn, now }) => ({
    state: to,
    ...(reward !== undefined && { reward }),
    words: words || application.words,
    proposal_id: proposalId ?? null,
    spent_on: to === 'signed' || to === 'issued' ? (spentOn ?? application.spent_on) : null,
    handled_by: by,
    changed_at: now,
  }),
  history: (tx, entry, application) => noteMove(tx, { reward: application.reward, ...entry }),
  notify: async (tx, application, { to, reward = application.reward, now }) => {
    await notifyOfApplication(tx, application);
    await notifyMember(tx, application, to, reward, now);
  },
});

/** Writes the history of an application. */
export async function noteMove(
  tx: Tx,
  {
    id,
    from,
    to,
    by,
    words = '',
    reward = null,
    now,
  }: DeskMove<KeptState> & Pick<How, 'words' | 'reward' | 'now'> & { id: string; from: string | null },
): Promise<void> {
  await tx
    .insertInto('promotions.move')
    .values({
      id: newId(),
      application_id: id,
      from_state: from,
      to_state: to,
      operator_name: by,
      words,
      reward,
      at: now,
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
