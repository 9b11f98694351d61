import type { Value } from '@lanna/contract/endpoint';
import { type addNote as addEndpoint, listNotes } from '@lanna/contract/people/members/ops';
import type { ListScope } from '../../../../platform/ops/list-parts.ts';
import { opsList } from '../../../../platform/ops/ops-list.ts';
import { newId } from '../../../../platform/sealing/ids.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import type { ScopedMember } from '../scoped-member.ts';

type Note = Value<typeof addEndpoint>;

/** What operators have noted of a member, newest first. */
export const notes = opsList(
  listNotes,
  ({ db, params }: ListScope & { params: { id: string } }) =>
    db
      .selectFrom('members.note as n')
      .select(['n.id', 'n.content', 'n.operator_name', 'n.at'])
      .where('n.member_id', '=', params.id),
  {
    brand: 'n.merchant_id',
    where: {},
    sorts: { at: { by: 'n.at', type: 'timestamptz' } },
    id: 'n.id',
    row: noteOf,
  },
);

/** Adds a note. The table refuses to change it later. */
export async function addNote(
  tx: Tx,
  { id, merchantId }: ScopedMember,
  { content, operatorName, now }: { content: string; operatorName: string; now: Date },
): Promise<Note> {
  const note = { id: newId(), content, operator_name: operatorName, at: now };
  await tx
    .insertInto('members.note')
    .values({ ...note, merchant_id: merchantId, member_id: id })
    .execute();
  return noteOf(note);
}

function noteOf(row: { id: string; content: string; operator_name: string; at: Date }): Note {
  return { id: row.id, content: row.content, operator: row.operator_name, at: row.at.toISOString() };
}
