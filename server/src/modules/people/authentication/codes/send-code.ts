import type { Language } from '@lanna/contract/people/members/members';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { SmsSender } from '../../../../platform/sms/sms-sender.ts';
import type { BrandProfile } from '../../../house/brands/brand.ts';
import type { RequestContext } from '../../../house/brands/request-context.ts';
import { readBrandMobile } from '../../members/read-brand-mobile.ts';
import { codeMessage } from '../code-message.ts';
import type { AuthenticationDeps } from '../deps.ts';
import { findAccountByMobile } from '../find-account.ts';
import { limitMessages } from '../limit-messages.ts';
import { refuseBots } from '../prove-human.ts';
import { sendTextMessage } from '../send-text-message.ts';
import type { CodePurpose } from './verification-code.ts';

/** What a code may be asked for without a session. */
type PublicPurpose = Exclude<CodePurpose, 'contact'>;

/**
 * Sends a code. For registration the response waits for the provider. For log-in and reset it does not, and
 * is the same whether the number has an account or not; only a number with an account is sent a code. Refuses
 * with `mobile_invalid`, `bot_check_failed`, `too_many_requests` {retryAfterSeconds}, `sms_not_enabled`,
 * `sms_quota_exceeded`, `sms_failed`.
 */
export async function sendCode(
  deps: AuthenticationDeps,
  asked: {
    purpose: PublicPurpose;
    mobileNum: string;
    countryDialingCode: string;
    botCheck?: string | undefined;
  },
  context: RequestContext,
): Promise<{ expiredMinutes: number }> {
  const { brand } = context;
  const { purpose } = asked;
  const sender = deps.senders.smsSenderFor(brand);
  if (!sender || !isOffered(purpose, brand)) throw new Refusal('sms_not_enabled');
  const mobile = readBrandMobile(asked.mobileNum, asked.countryDialingCode, brand.country);
  if (mobile === null) throw new Refusal('mobile_invalid');
  if (!deps.smsAllowance.reaches(brand, mobile)) throw new Refusal('sms_not_enabled');
  await refuseBots(deps, asked, brand);
  const providerError = deps.smsProviderErrors.current(brand.id);
  if (providerError && purpose !== 'register') throw new Refusal(providerError);
  await limitMessages(deps, { recipient: mobile }, context);
  if (await deps.smsAllowance.isSpent(brand)) throw new Refusal('sms_quota_exceeded');
  const minutes = brand.settings.login.codeMinutes;
  const code = await deps.codes.create(
    { merchantId: brand.id, purpose, recipient: mobile },
    minutes * 60_000,
  );
  const { host } = context;
  const textIn = (language: Language) => codeMessage({ brand, language, purpose, code, minutes, host });
  if (purpose === 'register')
    await sendTextMessage(deps, brand, sender, { to: mobile, text: textIn(context.language) });
  else deps.afterResponse.run('send a code', () => sendToMember(deps, sender, { mobile, textIn }, brand));
  return { expiredMinutes: minutes };
}

function isOffered(purpose: PublicPurpose, { settings }: BrandProfile): boolean {
  const { registration, login, flags } = settings;
  if (purpose === 'login') return login.sms;
  if (purpose === 'reset') return login.resetByPhone;
  const asksForNumber = registration.mobile || registration.fields.mobileNum.enabled;
  return flags.registration && asksForNumber && registration.smsVerification === 'own';
}

async function sendToMember(
  deps: AuthenticationDeps,
  sender: SmsSender,
  message: { mobile: string; textIn(language: Language): string },
  brand: BrandProfile,
) {
  const account = await findAccountByMobile(deps.db.kysely, brand.id, message.mobile);
  if (!account) return;
  try {
    // The browser may be another person's: the account holds the language its owner reads.
    await sendTextMessage(deps, brand, sender, {
      to: message.mobile,
      text: message.textIn(account.language),
    });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    deps.log.warn({ merchant: brand.code, refusal: error.code }, 'a code was not sent');
    if (error.code !== 'mobile_invalid') deps.smsProviderErrors.note(brand.id, error.code);
  }
}
