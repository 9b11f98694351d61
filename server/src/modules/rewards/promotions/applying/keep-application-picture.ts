import { APPLICATION_PICTURES_AN_HOUR } from '@lanna/contract/rewards/promotions/pictures';
import type { Owner } from '../../../../platform/http/calls/owner-of.ts';
import type { Clock } from '../../../../platform/process/clock.ts';
import type { Database, Queryable } from '../../../../platform/sql/database.ts';
import type { StoredFiles } from '../../../../platform/storage/stored-files.ts';
import { keepProof, type ProofKind, showProof } from '../../../house/files/keep-proof.ts';
import { readPayableMember } from '../reading/read-participant.ts';

const PROOFS: ProofKind = {
  table: 'promotions.uploaded_picture',
  anHour: APPLICATION_PICTURES_AN_HOUR,
  refusals: {
    limit: 'application_picture_limit',
    unusable: 'application_picture_unusable',
    unknown: 'application_picture_unknown',
  },
};

/**
 * Keeps a picture that a member wants to apply with. Refuses with `application_picture_unusable`, `application_picture_limit`
 * {retryAfterSeconds}, `account_disabled`.
 */
export async function keepApplicationPicture(
  deps: { db: Database; clock: Clock },
  base64: string,
  uploader: Owner,
): Promise<{ id: string; width: number; height: number }> {
  await readPayableMember(deps.db.kysely, uploader);
  return keepProof(deps, PROOFS, base64, uploader);
}

/** A picture for the member who uploaded it. Refuses with `application_picture_unknown`. */
export function showApplicationPicture(
  deps: { db: Queryable; storedFiles: StoredFiles },
  id: string,
  uploader: Owner,
): Promise<{ data: string }> {
  return showProof(deps, PROOFS, id, uploader);
}
