import type { RegistrationUser, register } from '@lanna/contract/accounts/registration/registration';
import type { Value } from '@lanna/contract/endpoint';
import { isYoungerThan, type RegistrationTab } from '@lanna/rules/accounts/registration/fields';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { registersByMobile } from '../../../house/brands/registers-by-mobile.ts';
import type { RequestContext } from '../../../house/brands/request-context.ts';
import { takesRegistrations } from '../../../house/brands/takes-registrations.ts';
import type { AuthenticationDeps } from '../../../people/authentication/deps.ts';
import { openSession } from '../../../people/authentication/open-session.ts';
import { hashPassword } from '../../../people/authentication/password.ts';
import { refuseMachines } from '../../../people/authentication/prove-human.ts';
import { refuseWeakPassword } from '../../../people/authentication/refuse-weak-password.ts';
import { issueRememberMeToken } from '../../../people/authentication/remember-me-token.ts';
import { insertMember, type NewMember } from '../../../people/members/insert-member.ts';
import { findInvitation, useInvitation } from '../../../people/members/invitations/find-invitation.ts';
import { dayIn } from '../../../people/members/persons/birthday.ts';
import { flagDuplicates } from '../../../people/members/persons/flag-duplicates.ts';
import type { Person } from '../../../people/members/persons/person.ts';
import type { Exclusions } from '../../protection/exclusions.ts';
import { refuseTaken, refuseTakenName } from '../refuse-taken.ts';
import type { Registered } from '../registered.ts';
import { type Applicant, readRegistration } from './read-registration.ts';
import { welcomeInvited } from './welcome-invited.ts';

export type RegistrationDeps = AuthenticationDeps & {
  exclusions: Exclusions;
  registered: () => readonly Registered[];
};

/**
 * Creates a member with a wallet and a first session in one transaction. Checks without side effects come
 * first, so that a code is used up only by a registration that succeeds. Refuses with the codes that the
 * endpoint declares.
 */
export async function registerMember(
  deps: RegistrationDeps,
  form: RegistrationUser,
  tab: RegistrationTab,
  context: RequestContext,
): Promise<Value<typeof register>> {
  const { brand } = context;
  refuseClosedTab(tab, context);
  const { applicant, fieldErrors } = readRegistration(form, tab, brand);
  if (fieldErrors.length > 0) throw new Refusal('invalid_input', { fields: fieldErrors });
  refuseUnfit(applicant, form, context, deps.clock.now());
  await refuseMachines(deps, form, brand);
  const invitation = applicant.affiliateCode
    ? await findInvitation(deps.db.kysely, brand, applicant.affiliateCode, deps.clock.now())
    : undefined;
  if (applicant.username !== null) await refuseTakenName(deps.db.kysely, brand.id, applicant.username);
  const spendProof = await proveNumber(deps, applicant, form, context);
  const hashes = {
    passwordHash: applicant.password === null ? null : await hashPassword(applicant.password),
    paymentPasswordHash:
      applicant.paymentPassword === null ? null : await hashPassword(applicant.paymentPassword),
  };
  const member: NewMember = {
    ...applicant,
    ...hashes,
    agentId: invitation?.agentId ?? null,
    mobileProved: spendProof !== undefined,
    language: form.language,
    registerUrl: form.registerUrl,
  };
  const now = deps.clock.now();
  const secret = await deps.identityMarkSecret();
  const opened = await deps.db
    .transaction(async (tx) => {
      await spendProof?.(tx);
      await deps.exclusions.refusePerson(tx, personOf(member));
      if (invitation) await useInvitation(tx, brand.id, invitation);
      const memberId = await insertMember(tx, member, now, context);
      if (invitation) await welcomeInvited(tx, memberId, invitation, context, now);
      await flagDuplicates(tx, { ...member, id: memberId }, context, { secret, now });
      const { referralCode } = form;
      for (const note of deps.registered())
        await note(tx, { merchantId: brand.id, memberId, referralCode, now });
      const line = { kind: 'registered', after: { tab } } as const;
      const series = form.remember
        ? await issueRememberMeToken(tx, { merchantId: brand.id, memberId, now })
        : undefined;
      const rememberMeTokenId = series?.tokenId ?? null;
      const opening = { memberId, method: 'registration', rememberMeTokenId, line, now } as const;
      const { token } = await openSession(tx, opening, context);
      return { token, rememberToken: series?.token ?? null };
    })
    .catch(refuseTaken);
  return {
    ...opened,
    firstTimeLogin: true,
    passwordExpired: false,
    mustChangePassword: false,
    exclusion: null,
  };
}

/** What the form says of the person. */
function personOf({ mobile, mobileProved, email, profile, birthday }: NewMember): Person {
  return {
    mobile,
    mobileProved,
    email,
    emailProved: false,
    idNumber: profile.idNumber,
    names: [profile.fullname, profile.payeeName].filter((name) => name !== null),
    birthday: birthday?.toString() ?? null,
  };
}

function refuseClosedTab(tab: RegistrationTab, { brand }: RequestContext) {
  const { flags, registration } = brand.settings;
  const open = tab === 'register' ? registration.username : registersByMobile(brand.settings);
  if (!flags.registration || !open) throw new Refusal('registration_closed');
  if (!takesRegistrations(brand)) throw new Refusal('brand_not_open');
}

/** Checks terms, age and the strength of the password, once every field is valid. */
function refuseUnfit(applicant: Applicant, form: RegistrationUser, { brand }: RequestContext, now: Date) {
  const { minimumAge } = brand.settings;
  if (!form.termsAccepted) throw new Refusal('terms_not_accepted');
  const today = dayIn(brand.timeZone, now);
  if (applicant.birthday && isYoungerThan(minimumAge, applicant.birthday.toString(), today))
    throw new Refusal('under_age', { minimumAge });
  if (applicant.password !== null) refuseWeakPassword(brand, applicant.password);
}

/** Undefined where the brand requires no verification; else the function that uses the proof up. */
async function proveNumber(
  deps: AuthenticationDeps,
  { mobile, verificationCode }: Applicant,
  form: RegistrationUser,
  { brand }: RequestContext,
): Promise<((tx: Tx) => Promise<void>) | undefined> {
  const { smsVerification } = brand.settings.registration;
  if (mobile === null || smsVerification === 'none') return undefined;
  if (smsVerification === 'third-party') {
    const proved = await deps.identity(brand, form.firebaseIdToken ?? '');
    if (proved.mobile !== mobile)
      throw new Refusal('identity_token_invalid', { problem: 'invalid_phone_number' });
    return proved.spend;
  }
  const binding = { merchantId: brand.id, purpose: 'register', recipient: mobile } as const;
  const spend = await deps.codes.check(binding, verificationCode ?? '');
  if (!spend) throw new Refusal('verification_code_wrong');
  return spend;
}
