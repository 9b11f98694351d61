import type { sendDocuments as endpoint, IdentityStatus } from '@lanna/contract/accounts/kyc/kyc';
import type { IdentityFlag } from '@lanna/contract/accounts/kyc/ops';
import type { Received } from '@lanna/contract/endpoint';
import { ageOn } from '@lanna/rules/accounts/kyc/age';
import {
  isDocumentNumber,
  maskDocumentNumber,
  offeredParts,
  readDocumentNumber,
  requiredParts,
} from '@lanna/rules/accounts/kyc/identity-documents';
import { isSameHolder, normaliseHolderName } from '@lanna/rules/money/withdrawals/holder-name';
import { hasUnseenCharacters } from '@lanna/rules/unseen-characters';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { answerOnce } from '../../../../platform/sealing/idempotency.ts';
import { newId } from '../../../../platform/sealing/ids.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { recordSecurityEvent } from '../../../books/audit/record-security-event.ts';
import type { RequestContext } from '../../../house/brands/request-context.ts';
import { flagSharedDocument } from '../../../people/members/persons/flag-duplicates.ts';
import { readRegisteredPerson } from '../../../people/members/persons/registered-person.ts';
import { noteMove, setPersonState } from '../desk/move-identity.ts';
import { notifyOfIdentity } from '../desk/notify-identity.ts';
import { othersWithNumber, othersWithPictures } from '../desk/shared-documents.ts';
import type { KycDeps } from './deps.ts';
import { numberMarks } from './marks.ts';
import { type Person, sealPerson } from './person.ts';
import { lockIdentity, refuseSender, takePictures } from './pictures.ts';
import { type BrandGate, readIdentitySettings } from './settings.ts';
import { showIdentity } from './show-identity.ts';
import { dayIn } from './submission.ts';
import { triesOf } from './tries.ts';

type Body = Received<typeof endpoint>['body'];
interface Sender {
  memberId: string;
  sessionId: string;
}

/** In years; a birthday longer ago is a slip of the finger. */
const AGE_MAX = 120;

/**
 * Sends documents for the check, once for the idempotency key; those sent before stay as they were decided. What the portal finds by
 * itself becomes a flag for the desk and is no refusal. Refuses as `sendDocuments` declares.
 */
export async function sendDocuments(
  deps: KycDeps,
  body: Body,
  sender: Sender,
  context: RequestContext & { idempotencyKey: string },
): Promise<IdentityStatus> {
  const now = deps.clock.now();
  const owner = { merchantId: context.brand.id, memberId: sender.memberId };
  const [markSecret, duplicateSecret] = await Promise.all([
    deps.documentMarkSecret(),
    deps.identityMarkSecret(),
  ]);
  const once = { scope: `identity ${sender.memberId}`, key: context.idempotencyKey, body, now };
  await deps.db.transaction(async (tx) => {
    await lockIdentity(tx, sender.memberId);
    await answerOnce(tx, once, () =>
      keep(tx, deps, { body, sender, context, now, markSecret, duplicateSecret }),
    );
  });
  return showIdentity(deps.db.kysely, owner, now);
}

interface Sent {
  body: Body;
  sender: Sender;
  context: RequestContext;
  now: Date;
  markSecret: Buffer;
  duplicateSecret: Buffer;
}

async function keep(tx: Tx, deps: KycDeps, sent: Sent): Promise<{ id: string }> {
  const { body, sender, context, now } = sent;
  const { memberId, sessionId } = sender;
  const owner = { merchantId: context.brand.id, memberId };
  await refuseSender(tx, owner);
  const gate = await readIdentitySettings(tx, owner.merchantId);
  const today = dayIn(gate.timeZone, now);
  const who = readForm(body, gate, today);
  const { attempt, nextAt } = await triesOf(tx, owner, gate, now);
  if (nextAt) throw new Refusal('identity_tries', { max: gate.triesADay, nextAt: nextAt.toISOString() });
  const id = newId();
  const marks = numberMarks(sent.markSecret, { ...owner, number: who.number });
  await tx
    .insertInto('kyc.submission')
    .values({
      id,
      merchant_id: owner.merchantId,
      member_id: memberId,
      attempt,
      kind: body.kind,
      person: sealPerson(deps.secrets, 'kyc.submission', id, who),
      number_masked: maskDocumentNumber(who.number),
      number_mark: marks.numberMark,
      portal_mark: marks.portalMark,
      valid_until: body.validUntil,
      state: 'submitted',
      language: context.language,
      sent_at: now,
      changed_at: now,
    })
    .execute();
  const pictureMarks = await takePictures(tx, body.pictures, { ...owner, submissionId: id });
  const flags = await flagsFor(tx, { ...owner, who, gate, today, marks, pictureMarks });
  await tx.updateTable('kyc.submission').set({ flags }).where('id', '=', id).execute();
  await setPersonState(tx, owner, { state: 'submitted', submissionId: id, now });
  await noteMove(tx, { id, from: null, to: 'submitted', by: null, now });
  await flagSharedDocument(tx, { memberId, number: who.number }, context, {
    secret: sent.duplicateSecret,
    now,
  });
  await recordSecurityEvent(
    tx,
    {
      kind: 'identity_sent',
      memberId,
      sessionId,
      after: { kind: body.kind, number: maskDocumentNumber(who.number), attempt },
    },
    { ...context, now },
  );
  await notifyOfIdentity(tx, owner);
  return { id };
}

/** Refuses with what of the form cannot stand on such a document. */
function readForm(body: Body, { kinds, addressProof }: BrandGate, today: string): Person {
  if (!kinds.includes(body.kind)) throw new Refusal('identity_kind_not_taken');
  const name = body.name.replace(/\s+/g, ' ');
  if (!isPersonName(name)) throw new Refusal('identity_field_invalid', { field: 'name' });
  if (!isBirthday(body.birthday, today)) throw new Refusal('identity_field_invalid', { field: 'birthday' });
  const number = readDocumentNumber(body.number);
  if (!isDocumentNumber(body.kind, number)) throw new Refusal('identity_field_invalid', { field: 'number' });
  if (body.validUntil !== null && body.validUntil < today) throw new Refusal('identity_document_expired');
  const sent = body.pictures.map(({ part }) => part);
  const missing = requiredParts(body.kind, addressProof).filter((part) => !sent.includes(part));
  if (missing.length > 0) throw new Refusal('identity_pictures_missing', { parts: missing });
  const offered = offeredParts(body.kind, addressProof);
  const strange = sent.find((part, at) => !offered.includes(part) || sent.indexOf(part) !== at);
  if (strange) throw new Refusal('identity_picture_unknown', { part: strange });
  return { name, birthday: body.birthday, number };
}

export function isPersonName(name: string): boolean {
  return !hasUnseenCharacters(name) && normaliseHolderName(name).length >= 2 && !/\d/.test(name);
}

export function isBirthday(birthday: string, today: string): boolean {
  const age = ageOn(birthday, today);
  return age >= 0 && age <= AGE_MAX;
}

async function flagsFor(
  tx: Tx,
  {
    merchantId,
    memberId,
    who,
    gate,
    today,
    marks,
    pictureMarks,
  }: {
    merchantId: string;
    memberId: string;
    who: Person;
    gate: BrandGate;
    today: string;
    marks: { numberMark: Buffer; portalMark: Buffer };
    pictureMarks: readonly Buffer[];
  },
): Promise<IdentityFlag[]> {
  const owner = { merchantId, memberId };
  const { payeeName } = await readRegisteredPerson(tx, owner);
  const [numbers, pictures] = [
    await othersWithNumber(tx, owner, marks),
    await othersWithPictures(tx, owner, pictureMarks),
  ];
  const found: Record<Exclude<IdentityFlag, 'document_expired'>, boolean> = {
    under_age: ageOn(who.birthday, today) < gate.minimumAge,
    payee_name_differs: payeeName !== null && !isSameHolder(payeeName, who.name),
    number_used: numbers.members.length > 0,
    number_used_at_another_brand: numbers.atOtherBrands > 0,
    picture_used: pictures.length > 0,
  };
  return (Object.keys(found) as (keyof typeof found)[]).filter((flag) => found[flag]);
}
