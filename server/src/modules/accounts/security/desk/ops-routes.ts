import * as contract from '@lanna/contract/accounts/security/ops';
import type { OpsRoute } from '../../../../platform/ops/ops-route.ts';
import { opsChange, opsRoute } from '../../../../platform/ops/ops-route.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Brands } from '../../../house/brands/find-brand.ts';
import type { AuthenticationDeps } from '../../../people/authentication/deps.ts';
import {
  findScopedMember,
  lockScopedMember,
  memberSubject,
  type ScopedMember,
} from '../../../people/members/scoped-member.ts';
import { endMemberSessions } from '../account/end-member-sessions.ts';
import { memberSessions } from '../account/member-sessions.ts';
import { memberSecurity } from './member-security.ts';
import { resetSecondFactor } from './reset-second-factor.ts';
import { sendMemberLink } from './send-member-link.ts';

type OpsDeps = Pick<AuthenticationDeps, 'db' | 'clock' | 'senders'> & { brands: Brands; publicUrl: string };

/** What operators see and do of the protection of a member's account. */
export function securityOps(deps: OpsDeps): OpsRoute[] {
  const { db, clock, senders } = deps;
  const { kysely } = db;
  return [
    ...memberSessions.routes(kysely, async ({ params, brandIds }) => {
      const { sessionIdleMs } = await termsOf(
        deps.brands,
        await findScopedMember(kysely, params.id, brandIds),
      );
      return { sessionIdleMs, now: clock.now() };
    }),
    opsChange(db, contract.endMemberSession, async (tx, { params, brandIds, record }) => {
      const member = await lockScopedMember(tx, params.id, brandIds);
      const ended = await endMemberSessions(tx, member, { browser: params.session }, clock.now());
      await record(tx, {
        action: 'security.end-session',
        brandId: member.merchantId,
        subject: memberSubject(member),
        after: { session: params.session },
      });
      return { ended };
    }),
    opsChange(db, contract.endMemberSessions, async (tx, { params, brandIds, record }) => {
      const member = await lockScopedMember(tx, params.id, brandIds);
      const ended = await endMemberSessions(tx, member, 'all', clock.now());
      await record(tx, {
        action: 'security.end-sessions',
        brandId: member.merchantId,
        subject: memberSubject(member),
        after: { ended },
      });
      return { ended };
    }),
    opsRoute(contract.showMemberSecurity, async ({ params, brandIds }) => {
      const member = await findScopedMember(kysely, params.id, brandIds);
      const { sessionIdleMs, brand } = await termsOf(deps.brands, member);
      const sendsLetters = brand !== undefined && senders.mailerFor(brand) !== null;
      return memberSecurity(kysely, member, { sessionIdleMs, sendsLetters, now: clock.now() });
    }),
    opsChange(db, contract.resetSecondFactor, async (tx, { params, body, brandIds, record }) => {
      const member = await lockScopedMember(tx, params.id, brandIds);
      const { removed, ended } = await resetSecondFactor(tx, member, clock.now());
      await record(tx, {
        action: 'security.reset-second-factor',
        brandId: member.merchantId,
        subject: memberSubject(member),
        before: { factors: removed },
        after: { factors: [], sessionsEnded: ended },
        reason: body.reason,
      });
      return { removed: removed.length };
    }),
    opsRoute(contract.sendMemberLink, async ({ params, body, brandIds, record }) => {
      const member = await findScopedMember(kysely, params.id, brandIds);
      const { brand } = await termsOf(deps.brands, member);
      if (!brand) throw new Refusal('mail_not_enabled');
      const sent = await sendMemberLink(deps, member, brand);
      // After the letter, which cannot be taken back: one that failed to go out is no action.
      await record(kysely, {
        action: 'security.send-password-link',
        brandId: member.merchantId,
        subject: memberSubject(member),
        after: { to: sent.to },
        reason: body.reason,
      });
      return sent;
    }),
  ];
}

/** Of a brand that is closed no member is logged in: no time is too short. */
async function termsOf(brands: Brands, { merchantId }: ScopedMember) {
  const brand = await brands.findById(merchantId);
  return { brand, sessionIdleMs: brand?.settings.sessionIdleMs ?? 0 };
}
