import type { Value } from '@lanna/contract/endpoint';
import type { addNote as addEndpoint, listNotes as listEndpoint } from '@lanna/contract/people/members/ops';
import { sql } from 'kysely';
import { type PageWanted, readPage } from '../../../../platform/ops/read-page.ts';
import { newId } from '../../../../platform/sealing/ids.ts';
import type { Queryable, Tx } from '../../../../platform/sql/database.ts';
import type { ScopedMember } from '../scoped-member.ts';

type Note = Value<typeof addEndpoint>;

/** What operators have noted of a member, newest first. */
export async function listNotes(
  db: Queryable,
  { id, merchantId }: ScopedMember,
  wanted: PageWanted,
): Promise<Value<typeof listEndpoint>> {
  const notes = db
    .selectFrom('members.note as n')
    .select(['n.id', 'n.content', 'n.operator_name', 'n.at'])
    .where('n.member_id', '=', id)
    .where('n.merchant_id', '=', merchantId);
  const keys = { at: { by: sql`n.at`, type: 'timestamptz' as const } };
  const page = await readPage(db, notes, { keys, id: sql`n.id` }, wanted);
  return { ...page, rows: page.rows.map(noteOf) };
}

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
