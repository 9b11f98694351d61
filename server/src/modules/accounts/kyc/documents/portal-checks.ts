import type { PortalCheck } from '@lanna/contract/accounts/kyc/ops';
import { ageOn } from '@lanna/rules/accounts/kyc/age';
import { isSameHolder } from '@lanna/rules/money/withdrawals/holder-name';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { readRegisteredPerson } from '../../../people/members/persons/registered-person.ts';
import { othersWithNumber, othersWithPictures } from '../desk/shared-documents.ts';
import type { Person } from './person.ts';
import { readIdentitySettings } from './settings.ts';
import { dayIn, ownerOf, type SubmissionRow } from './submission.ts';

type Outcome = 'passed' | 'failed' | 'unknown';

/** What the portal can determine of documents by itself, as things stand now; `unknown` where there is nothing to compare with. */
export async function portalChecks(
  db: Queryable,
  submission: SubmissionRow,
  who: Person,
  now: Date,
): Promise<{
  checks: { kind: PortalCheck; outcome: Outcome }[];
  sharedWith: Map<string, 'number' | 'picture' | 'number_and_picture'>;
  usedAtOtherBrands: number;
}> {
  const owner = ownerOf(submission);
  const gate = await readIdentitySettings(db, owner.merchantId);
  const today = dayIn(gate.timeZone, now);
  const registered = await readRegisteredPerson(db, owner);
  const numbers = await othersWithNumber(db, owner, {
    numberMark: submission.number_mark,
    portalMark: submission.portal_mark,
  });
  const pictures = await othersWithPictures(db, owner, await marksOf(db, submission.id));
  const { payeeName, birthday } = registered;
  const validUntil = submission.valid_until;
  const outcomes: Record<PortalCheck, Outcome> = {
    age: ageOn(who.birthday, today) >= gate.minimumAge ? 'passed' : 'failed',
    payee_name: compared(payeeName, (name) => isSameHolder(name, who.name)),
    registered_birthday: compared(birthday, (day) => day === who.birthday),
    document_valid: compared(validUntil, (day) => day >= today),
    number_unused: numbers.members.length + numbers.atOtherBrands === 0 ? 'passed' : 'failed',
    pictures_unused: pictures.length === 0 ? 'passed' : 'failed',
  };
  const sharedWith = new Map<string, 'number' | 'picture' | 'number_and_picture'>(
    numbers.members.map((id) => [id, 'number']),
  );
  for (const id of pictures) sharedWith.set(id, sharedWith.has(id) ? 'number_and_picture' : 'picture');
  return {
    checks: (Object.keys(outcomes) as PortalCheck[]).map((kind) => ({ kind, outcome: outcomes[kind] })),
    sharedWith,
    usedAtOtherBrands: numbers.atOtherBrands,
  };
}

function compared(known: string | null, fits: (known: string) => boolean): Outcome {
  if (known === null) return 'unknown';
  return fits(known) ? 'passed' : 'failed';
}

async function marksOf(db: Queryable, submissionId: string): Promise<Buffer[]> {
  const rows = await db
    .selectFrom('kyc.picture')
    .select('picture_mark')
    .where('submission_id', '=', submissionId)
    .execute();
  return rows.map(({ picture_mark }) => picture_mark);
}
