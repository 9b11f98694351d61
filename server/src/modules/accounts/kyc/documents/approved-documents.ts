import type { SecretBox } from '../../../../platform/sealing/secret-box.ts';
import type { DocumentsOfPerson } from '../../protection/exclusion-deps.ts';
import { openPerson } from './person.ts';

/** The document by which a member is known, whatever has become of its validity: who is self-excluded is known again by it. */
export function approvedDocuments(secrets: SecretBox): DocumentsOfPerson {
  return async (db, memberId) => {
    const row = await db
      .selectFrom('kyc.person')
      .select('person')
      .where('member_id', '=', memberId)
      .where('verified_at', 'is not', null)
      .executeTakeFirst();
    return row?.person ? [openPerson(secrets, 'kyc.person', memberId, row.person).number] : [];
  };
}
