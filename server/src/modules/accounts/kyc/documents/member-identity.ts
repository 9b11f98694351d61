import type { MemberIdentity } from '@lanna/contract/accounts/kyc/ops';
import { IDENTITY_DOCUMENTS } from '@lanna/rules/accounts/kyc/identity-documents';
import { IDENTITY_STATES } from '@lanna/rules/accounts/kyc/identity-states';
import { sql } from 'kysely';
import { z } from 'zod';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { SecretBox } from '../../../../platform/sealing/secret-box.ts';
import type { Queryable, Tx } from '../../../../platform/sql/database.ts';
import { maskName } from '../../../people/members/mask.ts';
import { findScopedMember, memberSubject } from '../../../people/members/scoped-member.ts';
import { checkRows, showCheckRow } from '../desk/list-checks.ts';
import { openPerson, type Person } from './person.ts';

const LISTED_MAX = 20;
const BIRTHDAY_MASKED = '••••-••-••';
const state = z.enum(IDENTITY_STATES);
const kind = z.enum(IDENTITY_DOCUMENTS).nullable();

/** How far a member's identity is checked. Refuses with `not_found`. */
export async function showMemberIdentity(
  db: Queryable,
  secrets: SecretBox,
  call: Pick<AnyOpsCall, 'brands' | 'brandIds'>,
  memberId: string,
): Promise<MemberIdentity> {
  await findScopedMember(db, memberId, call.brandIds);
  const person = await readPerson(db, memberId);
  const rows = await checkRows(db)
    .where('s.member_id', '=', memberId)
    .where('s.merchant_id', 'in', call.brandIds)
    .orderBy('s.attempt', 'desc')
    .limit(LISTED_MAX)
    .execute();
  const who = person && openedPerson(secrets, person);
  return {
    state: state.parse(person?.state ?? 'none'),
    mayNotPlay: person?.may_not_play ?? false,
    verified:
      person?.verified_at && who
        ? {
            name: maskName(who.name),
            birthday: BIRTHDAY_MASKED,
            kind: kind.parse(person.document_kind),
            numberMasked: person.number_masked,
            validUntil: person.valid_until,
            verifiedAt: person.verified_at.toISOString(),
            correctedAt: person.corrected_at?.toISOString() ?? null,
          }
        : null,
    checks: rows.map((row) => showCheckRow(row, call.brands)),
    version: person?.version ?? 0,
  };
}

/** The verified name, birthday and number; that they were looked at is recorded. Refuses with `not_found`. */
export async function revealMemberIdentity(
  tx: Tx,
  secrets: SecretBox,
  call: Pick<AnyOpsCall, 'brandIds' | 'record'>,
  memberId: string,
): Promise<Person> {
  const member = await findScopedMember(tx, memberId, call.brandIds);
  const person = await readPerson(tx, memberId);
  const who = person && openedPerson(secrets, person);
  if (!who) throw new Refusal('not_found');
  await call.record(tx, {
    action: 'kyc.reveal-identity',
    brandId: member.merchantId,
    subject: memberSubject(member),
    after: { fields: ['name', 'birthday', 'number'] },
  });
  return who;
}

export function readPerson(db: Queryable, memberId: string) {
  return db
    .selectFrom('kyc.person')
    .select([
      'member_id',
      'merchant_id',
      'state',
      'may_not_play',
      'document_kind',
      'person',
      'number_masked',
      sql<string | null>`valid_until::text`.as('valid_until'),
      'verified_at',
      'corrected_at',
      'version',
    ])
    .where('member_id', '=', memberId)
    .executeTakeFirst();
}

/** Undefined as long as nothing is known for certain. */
export function openedPerson(
  secrets: SecretBox,
  { member_id, person }: { member_id: string; person: string | null },
): Person | undefined {
  return person === null ? undefined : openPerson(secrets, 'kyc.person', member_id, person);
}
