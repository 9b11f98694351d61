import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { Tx } from '../../../../platform/sql/database.ts';
import type { RequestContext } from '../../../house/brands/request-context.ts';
import type { NewMember } from '../insert-member.ts';
import { readBrandMobile } from '../read-brand-mobile.ts';

/** How long a device identifies a person: addresses are reassigned to other people. */
const DEVICE_COUNTS_MS = 7 * 24 * 3_600_000;
const MAX_FLAGS = 20;

type Identity = Pick<NewMember, 'profile' | 'email' | 'mobile' | 'birthday'>;

/**
 * Stores the identity marks of a new member and flags accounts of the brand that share one (ACC-4): the
 * registration succeeds and an operator decides. A household may share a device; a document number belongs to
 * one person.
 */
export async function flagDuplicates(
  tx: Tx,
  member: Identity & { id: string },
  context: RequestContext,
  by: { secret: Buffer; now: Date },
): Promise<void> {
  await addMarks(tx, { memberId: member.id, marks: marksOf(member, context) }, context, by);
}

/** The same for a mobile number or an e-mail that a member has added later. */
export async function flagSharedContact(
  tx: Tx,
  { memberId, kind, contact }: { memberId: string; kind: 'mobile' | 'email'; contact: string },
  context: RequestContext,
  by: { secret: Buffer; now: Date },
): Promise<void> {
  const marks = [{ kind: kind === 'mobile' ? 'phone' : 'email', value: contact }];
  await addMarks(tx, { memberId, marks }, context, by);
}

/** The same for the number of a document that a member has sent: each account that registered with it, or sent it, is flagged. */
export async function flagSharedDocument(
  tx: Tx,
  { memberId, number }: { memberId: string; number: string },
  context: Pick<RequestContext, 'brand'>,
  by: { secret: Buffer; now: Date },
): Promise<void> {
  await addMarks(tx, { memberId, marks: [{ kind: 'id_number', value: number }] }, context, by);
}

interface Mark {
  kind: string;
  value: string;
}

async function addMarks(
  tx: Tx,
  { memberId, marks }: { memberId: string; marks: readonly Mark[] },
  { brand }: Pick<RequestContext, 'brand'>,
  by: { secret: Buffer; now: Date },
): Promise<void> {
  const rows = marks.map(({ kind, value }) => ({
    member_id: memberId,
    merchant_id: brand.id,
    kind,
    mark: createHmac('sha256', by.secret).update([brand.id, kind, value].join('|')).digest(),
    marked_at: by.now,
  }));
  await tx
    .insertInto('members.identity_mark')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await sql`
    insert into members.duplicate_flag (merchant_id, member_id, other_member_id, signals, flagged_at)
    select ${brand.id}, ${memberId}, other.member_id, array_agg(distinct other.kind order by other.kind), ${by.now}
    from members.identity_mark own
    join members.identity_mark other using (merchant_id, kind, mark)
    where own.member_id = ${memberId} and own.mark = any(${rows.map(({ mark }) => mark)}::bytea[])
      and other.member_id <> own.member_id
      and (own.kind <> 'device' or other.marked_at > ${new Date(by.now.getTime() - DEVICE_COUNTS_MS)})
    group by other.member_id
    order by count(distinct other.kind) desc, max(other.marked_at) desc
    limit ${MAX_FLAGS}
    on conflict do nothing`.execute(tx);
}

function marksOf({ profile, email, mobile, birthday }: Identity, context: RequestContext): Mark[] {
  const marks = [{ kind: 'device', value: `${context.address}|${context.userAgent}` }];
  const add = (kind: string, value: string | null) => value !== null && marks.push({ kind, value });
  add('id_number', profile.idNumber);
  add('email', email);
  add('phone', mobile);
  // The ids of these chat services are usually telephone numbers.
  for (const contact of [profile.whatsapp, profile.zalo])
    add('phone', readBrandMobile(contact, undefined, context.brand.country));
  const name = profile.payeeName ?? profile.fullname;
  if (name !== null && birthday !== null) add('name_and_birthday', `${name.toLowerCase()}|${birthday}`);
  return marks;
}
