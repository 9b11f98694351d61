import type { JoinRow } from '@lanna/contract/accounts/join/ops';
import { sqlState } from '@lanna/rules/database-errors';
import type { Selectable } from 'kysely';
import type { JoinApplication } from '../../../../platform/generated/join.ts';
import { type DeskCall, defineDesk, type Versioned } from '../../../../platform/ops/desk.ts';
import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { isOpenIndex } from '../applying/apply-to-join.ts';
import { applications } from './list-applications.ts';

const UNIQUE_VIOLATION = '23505';

interface How {
  note?: string;
  agentId?: string;
  now: Date;
}

/** Applications to join. The desk notes how far it has come with one, in any order, so no move is refused. */
export const joinDesk = defineDesk<'join.application', Selectable<JoinApplication>, JoinRow['state'], How>({
  table: 'join.application',
  rows: (tx) => tx.selectFrom('join.application').selectAll(),
  stateOf: ({ state }) => state,
  may: () => true,
  impossible: () => new Refusal('changed_meanwhile'),
  about: ({ merchant_id: brandId, id }) => ({ brandId, subject: { kind: 'join-application', id } }),
  columns: (_application, { to, by, note, agentId, now }) => ({
    state: to,
    ...(note !== undefined && { note }),
    ...(agentId && { agent_id: agentId }),
    handled_by: by,
    handled_at: now,
  }),
  notify: (tx, { merchant_id: brandId }) => notifyOps(tx, { brandId, type: 'join_changed' }),
});

/**
 * Notes what was looked at and what is done. Refuses with `changed_meanwhile` if another operator was quicker, and with
 * `join_already_open` if one that was done is opened while its applicant has another.
 */
export async function answerApplication(
  tx: Tx,
  call: DeskCall & Pick<AnyOpsCall, 'brands'>,
  { id, version, state, note }: Versioned & Pick<JoinRow, 'state' | 'note'>,
  now: Date,
): Promise<JoinRow> {
  await joinDesk
    .decide(tx, call, { id, version, to: state }, (application) => ({
      note,
      now,
      action: 'join.answer',
      before: { note: application.note },
      after: { state, note },
    }))
    .catch((error: unknown) => {
      if (sqlState(error) === UNIQUE_VIOLATION && isOpenIndex(error)) throw new Refusal('join_already_open');
      throw error;
    });
  return showApplication(tx, call, id);
}

export function showApplication(
  tx: Tx,
  { brands }: Pick<AnyOpsCall, 'brands'>,
  id: string,
): Promise<JoinRow> {
  return applications.one({ db: tx, brands }, id);
}
