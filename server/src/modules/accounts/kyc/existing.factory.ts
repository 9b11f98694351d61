import type { IdentityState } from '@lanna/rules/accounts/kyc/identity-states';
import { newId } from '../../../platform/sealing/ids.ts';
import type { SecretBox } from '../../../platform/sealing/secret-box.ts';
import type { Database } from '../../../platform/sql/database.ts';
import { testSecrets } from '../../../platform/testing/test-secrets.ts';
import { sealPerson } from './documents/person.ts';

/** What every document says that a test has standing. */
export const EXISTING_PERSON = { name: 'Malee Srisuk', birthday: '1988-02-29', number: 'AB7654321' };
const MASKED = '•••••4321';

/** Documents of a member with one picture, in the state a call needs. */
export async function existingCheck(
  db: Database,
  { merchantId, memberId, now }: { merchantId: string; memberId: string; now: Date },
  options: {
    state?: Exclude<IdentityState, 'none'>;
    handledBy?: { id: string; name: string };
    secrets?: SecretBox;
  } = {},
): Promise<{ id: string; pictureId: string }> {
  const { state = 'submitted', handledBy, secrets = testSecrets() } = options;
  const [id, pictureId] = [newId(), newId()];
  const isOpen = state === 'submitted' || state === 'reviewing';
  const isRefused = state === 'rejected' || state === 'expired';
  await db.kysely
    .insertInto('kyc.submission')
    .values({
      id,
      merchant_id: merchantId,
      member_id: memberId,
      attempt: 1,
      kind: 'passport',
      person: sealPerson(secrets, 'kyc.submission', id, EXISTING_PERSON),
      number_masked: MASKED,
      number_mark: Buffer.from(id),
      portal_mark: Buffer.from(id),
      state,
      reasons: isRefused ? ['unreadable'] : [],
      language: 'EN',
      handled_by: handledBy?.name ?? null,
      handled_by_id: handledBy?.id ?? null,
      sent_at: now,
      changed_at: now,
      decided_at: isOpen ? null : now,
    })
    .execute();
  await db.kysely
    .insertInto('kyc.picture')
    .values({
      id: pictureId,
      merchant_id: merchantId,
      member_id: memberId,
      submission_id: id,
      part: 'front',
      image: secrets.seal('AAAA', { table: 'kyc.picture', row: pictureId }),
      picture_mark: Buffer.from(pictureId),
      width: 400,
      height: 260,
      uploaded_at: now,
    })
    .execute();
  const isKnown = state === 'approved' || state === 'expired';
  await db.kysely
    .insertInto('kyc.person')
    .values({
      member_id: memberId,
      merchant_id: merchantId,
      state,
      submission_id: id,
      changed_at: now,
      ...(isKnown && {
        document_kind: 'passport',
        person: sealPerson(secrets, 'kyc.person', memberId, EXISTING_PERSON),
        number_masked: MASKED,
        verified_at: now,
      }),
    })
    .execute();
  return { id, pictureId };
}
