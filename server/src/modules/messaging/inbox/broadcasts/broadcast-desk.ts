import type { LocalText } from '@lanna/rules/local-text';
import { type BroadcastState, mayMove } from '@lanna/rules/messaging/inbox/broadcast';
import type { Selectable, Updateable } from 'kysely';
import type { InboxBroadcast } from '../../../../platform/generated/inbox.ts';
import { defineDesk } from '../../../../platform/ops/desk.ts';
import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';

export type BroadcastRow = Selectable<InboxBroadcast>;
interface How {
  set?: Pick<
    Updateable<InboxBroadcast>,
    'proposal_id' | 'send_at' | 'recipients' | 'audience_at' | 'ended_at' | 'taken_back'
  >;
  now: Date;
}

/** Messages of a brand to many. The record of actions is all the history they have; sending them is the job's own step. */
export const broadcastDesk = defineDesk<'inbox.broadcast', BroadcastRow, BroadcastState, How>({
  table: 'inbox.broadcast',
  rows: (tx) => tx.selectFrom('inbox.broadcast').selectAll(),
  stateOf: ({ state }) => state,
  signed: 'signed',
  may: mayMove,
  impossible: (from, to) => new Refusal('broadcast_move_impossible', { from, to }),
  about: (broadcast) => ({ brandId: broadcast.merchant_id, subject: broadcastSubject(broadcast) }),
  columns: (broadcast, { to, by, set, now }) => ({
    ...set,
    state: to,
    changed_by: by ?? broadcast.changed_by,
    changed_at: now,
  }),
  notify: (tx, { merchant_id: brandId }) => notifyOps(tx, { brandId, type: 'broadcasts_changed' }),
});

export function broadcastSubject({ id, title }: { id: string; title: LocalText }) {
  const name = title.EN ?? Object.values(title)[0];
  return { kind: 'broadcast', id, ...(name !== undefined && { name }) };
}
