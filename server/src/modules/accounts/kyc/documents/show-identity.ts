import type { IdentityNeed, IdentityStatus, SentDocuments } from '@lanna/contract/accounts/kyc/kyc';
import { IDENTITY_DOCUMENTS } from '@lanna/rules/accounts/kyc/identity-documents';
import { maySendDocuments } from '@lanna/rules/accounts/kyc/identity-states';
import { formatMoney } from '@lanna/rules/money';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Owner } from '../../../../platform/http/calls/owner-of.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { maskName } from '../../../people/members/mask.ts';
import { readRegisteredPerson } from '../../../people/members/persons/registered-person.ts';
import { identityOf } from '../refuse-unverified.ts';
import { picturesOf } from './pictures.ts';
import { type IdentitySettings, readIdentitySettings } from './settings.ts';
import { kindOf, reasonsOf, stateOf, submissions } from './submission.ts';
import { triesOf } from './tries.ts';

const LISTED_MAX = 20;
const kind = z.enum(IDENTITY_DOCUMENTS).nullable();

/** Where the check stands, as its own member sees it: numbers masked, no picture, no operator. */
export async function showIdentity(db: Queryable, owner: Owner, now: Date): Promise<IdentityStatus> {
  const gate = await readIdentitySettings(db, owner.merchantId);
  const [{ state, mayNotPlay }, tries, sent, verified] = await Promise.all([
    identityOf(db, owner),
    triesOf(db, owner, gate, now),
    sentDocuments(db, owner),
    verifiedOf(db, owner),
  ]);
  const [current = null, ...earlier] = sent;
  return {
    state,
    needs: needsOf(gate),
    kinds: gate.kinds,
    addressProof: gate.addressProof,
    minimumAge: gate.minimumAge,
    keptDays: gate.keptDays,
    maySend: maySendDocuments(state) && !mayNotPlay,
    triesLeft: tries.left,
    nextTryAt: tries.nextAt?.toISOString() ?? null,
    current,
    earlier,
    verified,
  };
}

function needsOf(gate: IdentitySettings): IdentityNeed[] {
  const text = (amount: bigint | null) => (amount === null ? null : formatMoney(amount));
  const hasDeposits = gate.depositAbove !== null || gate.depositTotalAbove !== null;
  return [
    ...(gate.withdrawals === 'none'
      ? []
      : [
          {
            for: 'withdrawal' as const,
            above: gate.withdrawals === 'above' ? text(gate.withdrawalAbove) : null,
          },
        ]),
    ...(hasDeposits
      ? [
          {
            for: 'deposit' as const,
            above: text(gate.depositAbove),
            totalAbove: text(gate.depositTotalAbove),
          },
        ]
      : []),
  ];
}

async function sentDocuments(db: Queryable, { merchantId, memberId }: Owner): Promise<SentDocuments[]> {
  const rows = await submissions(db)
    .where('s.member_id', '=', memberId)
    .where('s.merchant_id', '=', merchantId)
    .orderBy('s.attempt', 'desc')
    .limit(LISTED_MAX)
    .execute();
  const pictures = await picturesOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    id: row.id,
    attempt: row.attempt,
    kind: kindOf(row),
    numberMasked: row.number_masked,
    state: stateOf(row),
    parts: pictures.filter(({ submissionId }) => submissionId === row.id).map(({ part }) => part),
    sentAt: row.sent_at.toISOString(),
    decidedAt: row.decided_at?.toISOString() ?? null,
    reasons: reasonsOf(row),
    words: row.words,
  }));
}

/** What was verified, masked. The name is that of the member's profile, which the approval has written. */
async function verifiedOf(
  db: Queryable,
  { merchantId, memberId }: Owner,
): Promise<IdentityStatus['verified']> {
  const row = await db
    .selectFrom('kyc.person')
    .select([
      'document_kind',
      'number_masked',
      'verified_at',
      sql<string | null>`valid_until::text`.as('valid_until'),
    ])
    .where('member_id', '=', memberId)
    .where('merchant_id', '=', merchantId)
    .executeTakeFirst();
  if (!row?.verified_at) return null;
  const { fullName } = await readRegisteredPerson(db, { merchantId, memberId });
  return {
    name: maskName(fullName ?? ''),
    kind: kind.parse(row.document_kind),
    numberMasked: row.number_masked,
    verifiedAt: row.verified_at.toISOString(),
    validUntil: row.valid_until,
  };
}
