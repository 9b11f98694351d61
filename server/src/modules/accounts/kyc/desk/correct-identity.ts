import type { correctMemberIdentity as endpoint } from '@lanna/contract/accounts/kyc/ops';
import type { Received, Value } from '@lanna/contract/endpoint';
import { ageOn } from '@lanna/rules/accounts/kyc/age';
import {
  isDocumentNumber,
  maskDocumentNumber,
  readDocumentNumber,
} from '@lanna/rules/accounts/kyc/identity-documents';
import type { Selectable } from 'kysely';
import { z } from 'zod';
import type { KycCorrection } from '../../../../platform/generated/kyc.ts';
import { type ProposalKind, proposalKind } from '../../../../platform/ops/operator-gate.ts';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { newId } from '../../../../platform/sealing/ids.ts';
import type { SecretBox } from '../../../../platform/sealing/secret-box.ts';
import type { Queryable, Tx } from '../../../../platform/sql/database.ts';
import { maskName } from '../../../people/members/mask.ts';
import { setRegisteredPerson } from '../../../people/members/persons/registered-person.ts';
import { findScopedMember, memberSubject } from '../../../people/members/scoped-member.ts';
import { openedPerson, readPerson } from '../documents/member-identity.ts';
import { openPerson, type Person, sealPerson } from '../documents/person.ts';
import { lockIdentity } from '../documents/pictures.ts';
import { isBirthday, isPersonName } from '../documents/send-documents.ts';
import { readIdentitySettings } from '../documents/settings.ts';
import { dayIn } from '../documents/submission.ts';
import { notifyOfIdentity } from './notify-identity.ts';

/** By two operators unless the console's settings say otherwise: it says who money may be paid to. */
export const CORRECT_KIND = 'kyc.correct';

type Body = Received<typeof endpoint>['body'];
type Call = Pick<AnyOpsCall, 'brandIds' | 'operator' | 'record' | 'mustBeProposed' | 'propose'>;

/** Of a correction that is kept sealed: no list of proposals has what it says. */
const payload = z.object({ id: z.uuid(), memberId: z.uuid() });

/**
 * Corrects what is known of a member's person by hand, with a reason: at once, or once another operator has approved it. Refuses as
 * `correctMemberIdentity` declares.
 */
export async function correctIdentity(
  tx: Tx,
  secrets: SecretBox,
  call: Call,
  { memberId, version, reason, kind, ...typed }: Body & { memberId: string },
  now: Date,
): Promise<Value<typeof endpoint>> {
  const member = await findScopedMember(tx, memberId, call.brandIds);
  await lockIdentity(tx, memberId);
  const before = await readPerson(tx, memberId);
  if ((before?.version ?? 0) !== version) throw new Refusal('changed_meanwhile');
  const { timeZone } = await readIdentitySettings(tx, member.merchantId);
  const who = readForm({ ...typed, kind }, dayIn(timeZone, now));
  const id = newId();
  const correction = await tx
    .insertInto('kyc.correction')
    .values({
      id,
      merchant_id: member.merchantId,
      member_id: memberId,
      person_version: version,
      kind,
      person: sealPerson(secrets, 'kyc.correction', id, who),
      number_masked: maskDocumentNumber(who.number),
      operator_name: call.operator.name,
      created_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const about = { brandId: member.merchantId, subject: memberSubject(member), reason };
  if (await call.mustBeProposed(tx, CORRECT_KIND)) {
    await call.propose(tx, { kind: CORRECT_KIND, ...about, payload: { id, memberId } });
    return { outcome: 'proposed' };
  }
  const facts = await carryOut(tx, secrets, correction, now);
  await call.record(tx, { action: CORRECT_KIND, ...about, ...facts });
  return { outcome: 'done' };
}

/** A correction that one operator has made, carried out once another has approved it. */
export function correctProposal(secrets: SecretBox): ProposalKind {
  return proposalKind({
    kind: CORRECT_KIND,
    permission: 'kyc.correct',
    rule: { standard: 'always', floor: 'always' },
    payload,
    preview: async (db, { id, memberId }, brandId) => {
      const correction = await readCorrection(db, id, brandId).executeTakeFirst();
      if (!correction) return {};
      const before = await readPerson(db, memberId);
      const known = before && openedPerson(secrets, before);
      const wanted = openPerson(secrets, 'kyc.correction', id, correction.person);
      // The second operator must see what is approved; it is shown, and kept nowhere.
      return {
        ...(known && before && { before: shown(known, before.document_kind, before.number_masked) }),
        after: shown(wanted, correction.kind, correction.number_masked),
      };
    },
    carryOut: async (tx, { id, memberId }, { brandId, now }) => {
      await lockIdentity(tx, memberId);
      const correction = await readCorrection(tx, id, brandId).forUpdate().executeTakeFirst();
      if (!correction || correction.done_at !== null) throw new Refusal('proposal_outdated');
      const person = await readPerson(tx, memberId);
      if ((person?.version ?? 0) !== correction.person_version) throw new Refusal('proposal_outdated');
      return carryOut(tx, secrets, correction, now);
    },
  });
}

function readForm(
  {
    name: typedName,
    birthday,
    number: typedNumber,
    kind,
  }: Pick<Body, 'name' | 'birthday' | 'number' | 'kind'>,
  today: string,
): Person {
  const name = typedName.replace(/\s+/g, ' ');
  const number = readDocumentNumber(typedNumber);
  if (!isPersonName(name)) throw new Refusal('identity_field_invalid', { field: 'name' });
  if (!isBirthday(birthday, today)) throw new Refusal('identity_field_invalid', { field: 'birthday' });
  if (!isDocumentNumber(kind, number)) throw new Refusal('identity_field_invalid', { field: 'number' });
  return { name, birthday, number };
}

function readCorrection(db: Queryable, id: string, brandId: string | null) {
  return db.selectFrom('kyc.correction').selectAll().where('id', '=', id).where('merchant_id', '=', brandId);
}

async function carryOut(
  tx: Tx,
  secrets: SecretBox,
  correction: Selectable<KycCorrection>,
  now: Date,
): Promise<{ before?: Record<string, unknown>; after: Record<string, unknown> }> {
  const { member_id: memberId, merchant_id: merchantId } = correction;
  const owner = { merchantId, memberId };
  const before = await readPerson(tx, memberId);
  const known = before && openedPerson(secrets, before);
  const who = openPerson(secrets, 'kyc.correction', correction.id, correction.person);
  const { minimumAge, timeZone } = await readIdentitySettings(tx, merchantId);
  const isOfAge = ageOn(who.birthday, dayIn(timeZone, now)) >= minimumAge;
  const set = {
    document_kind: correction.kind,
    person: sealPerson(secrets, 'kyc.person', memberId, who),
    number_masked: correction.number_masked,
    verified_at: before?.verified_at ?? now,
    corrected_at: now,
    changed_at: now,
    // The stop on play is ended where stops are.
    ...(isOfAge ? { may_not_play: false } : {}),
  };
  await tx
    .insertInto('kyc.person')
    .values({ member_id: memberId, merchant_id: merchantId, state: 'none', ...set })
    .onConflict((conflict) =>
      conflict
        .column('member_id')
        .doUpdateSet((eb) => ({ ...set, version: eb('kyc.person.version', '+', 1) })),
    )
    .execute();
  await tx.updateTable('kyc.correction').set({ done_at: now }).where('id', '=', correction.id).execute();
  await setRegisteredPerson(tx, owner, { fullName: who.name, birthday: who.birthday });
  await notifyOfIdentity(tx, owner);
  return {
    ...(known && before && { before: masked(known, before.document_kind, before.number_masked) }),
    after: masked(who, correction.kind, correction.number_masked),
  };
}

function shown({ name, birthday }: Person, kind: string | null, number: string | null) {
  return { name, birthday, kind, number };
}
/** For the record, which is kept for good. */
function masked({ name }: Person, kind: string | null, number: string | null) {
  return { name: maskName(name), kind, number };
}
