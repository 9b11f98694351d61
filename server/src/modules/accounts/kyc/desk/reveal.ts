import type { DeskCall } from '../../../../platform/ops/desk.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { SecretBox } from '../../../../platform/sealing/secret-box.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import type { StoredFiles } from '../../../../platform/storage/stored-files.ts';
import { openPerson } from '../documents/person.ts';
import { readIdentityPicture } from '../documents/pictures.ts';
import { identityDesk } from './move-identity.ts';

type RevealCall = Pick<DeskCall, 'brandIds' | 'record'>;

/** A picture of a document for an operator; that it was looked at is recorded. Refuses with `not_found`. */
export async function revealPicture(
  tx: Tx,
  files: { secrets: SecretBox; storedFiles: StoredFiles },
  call: RevealCall,
  { id, picture }: { id: string; picture: string },
): Promise<{ data: string }> {
  const submission = await identityDesk.lock(tx, { id, brandIds: call.brandIds });
  const found = await readIdentityPicture(tx, files, { id: picture, submissionId: id });
  if (!found) throw new Refusal('not_found');
  await call.record(tx, {
    action: 'kyc.reveal-picture',
    ...identityDesk.about(submission),
    after: { member: submission.member_id, part: found.part },
  });
  return { data: found.data };
}

/** The number of a document; that it was looked at is recorded. Refuses with `not_found`. */
export async function revealNumber(
  tx: Tx,
  secrets: SecretBox,
  call: RevealCall,
  id: string,
): Promise<{ number: string }> {
  const submission = await identityDesk.lock(tx, { id, brandIds: call.brandIds });
  const { number } = openPerson(secrets, 'kyc.submission', id, submission.person);
  await call.record(tx, {
    action: 'kyc.reveal-number',
    ...identityDesk.about(submission),
    after: { member: submission.member_id, number: submission.number_masked },
  });
  return { number };
}
