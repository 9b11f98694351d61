import { DESK_CHECKS, type approveIdentity as endpoint, HARD_CHECKS } from '@lanna/contract/accounts/kyc/ops';
import type { Received } from '@lanna/contract/endpoint';
import { REASON_MIN } from '@lanna/contract/ops';
import { sql } from 'kysely';
import type { DeskCall } from '../../../../platform/ops/desk.ts';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { recordSecurityEvent } from '../../../books/audit/record-security-event.ts';
import { maskName } from '../../../people/members/mask.ts';
import { setRegisteredPerson } from '../../../people/members/persons/registered-person.ts';
import type { KycDeps } from '../documents/deps.ts';
import { openPerson, sealPerson } from '../documents/person.ts';
import { portalChecks } from '../documents/portal-checks.ts';
import { ownerOf } from '../documents/submission.ts';
import { identityDesk } from './move-identity.ts';
import { notifyMember } from './notify-identity.ts';

type Body = Received<typeof endpoint>['body'];

/**
 * Approves an identity: what stands on the document becomes what is known of the member. What failed of the portal's own checks wants a
 * reason; an age and an expired document cannot be passed. Refuses as `approveIdentity` declares.
 */
export async function approveIdentity(
  tx: Tx,
  { secrets, exclusions }: Pick<KycDeps, 'secrets' | 'exclusions'>,
  call: DeskCall & Pick<AnyOpsCall, 'address' | 'userAgent'>,
  { id, version, checks, reason }: Body & { id: string },
  now: Date,
): Promise<void> {
  const submission = await identityDesk.lockFor(tx, call, { id, version, inHand: true });
  identityDesk.refuse(submission, 'approved');
  const who = openPerson(secrets, 'kyc.submission', id, submission.person);
  const found = await portalChecks(tx, submission, who, now);
  const failed = found.checks.filter(({ outcome }) => outcome === 'failed').map(({ kind }) => kind);
  const unseen = DESK_CHECKS.filter((check) => !checks.includes(check));
  const hard = failed.filter((kind) => HARD_CHECKS.includes(kind));
  const status = [...(reason.length < REASON_MIN ? failed : hard), ...unseen];
  if (status.length > 0) throw new Refusal('identity_check_failed', { checks: status });

  const owner = ownerOf(submission);
  await tx
    .updateTable('kyc.person')
    .set({
      document_kind: submission.kind,
      person: sealPerson(secrets, 'kyc.person', owner.memberId, who),
      number_masked: submission.number_masked,
      valid_until: sql<Date | null>`${submission.valid_until}::date`,
      verified_at: now,
    })
    .where('member_id', '=', owner.memberId)
    .execute();
  const after = {
    state: 'approved',
    member: owner.memberId,
    name: maskName(who.name),
    kind: submission.kind,
    number: submission.number_masked,
    ...(failed.length > 0 ? { failed } : {}),
  };
  await identityDesk.move(
    tx,
    submission,
    { to: 'approved', by: call.operator.name, now },
    { call, action: 'kyc.approve', after, reason: reason === '' ? undefined : reason },
  );
  await setRegisteredPerson(tx, owner, { fullName: who.name, birthday: who.birthday });
  await exclusions.noticePerson(tx, owner, now);
  const { address, userAgent } = call;
  await recordSecurityEvent(
    tx,
    {
      kind: 'identity_approved',
      memberId: owner.memberId,
      after: { kind: submission.kind, number: submission.number_masked },
    },
    { brand: { id: owner.merchantId }, address, country: null, userAgent, now },
  );
  await notifyMember(tx, owner, 'approved', now);
}
