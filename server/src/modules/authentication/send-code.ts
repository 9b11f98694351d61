import type { Language } from '@lanna/contract/members';
import { networkOf } from '../../platform/http/network-of.ts';
import { Refusal } from '../../platform/refusal.ts';
import { SmsError, type SmsSender } from '../../platform/sms/sms-sender.ts';
import type { BrandProfile } from '../brands/brand.ts';
import type { RequestContext } from '../brands/request-context.ts';
import { readBrandMobile } from '../members/read-brand-mobile.ts';
import { countAttempts, secondsLeft } from './attempts.ts';
import type { AuthenticationDeps } from './deps.ts';
import { findAccountByMobile } from './find-account.ts';
import { codeMessage } from './internal/code-message.ts';
import { refuseBots } from './prove-human.ts';
import type { CodePurpose } from './verification-code.ts';

/**
 * Sends a code. For registration the response waits for the provider. For log-in and reset it does not, and
 * is the same whether the number has an account or not; only a number with an account is sent a code. Refuses
 * with `mobile_invalid`, `bot_check_failed`, `too_many_requests` {retryAfterSeconds}, `sms_not_enabled`,
 * `sms_quota_exceeded`, `sms_failed`.
 */
export async function sendCode(
  deps: AuthenticationDeps,
  asked: {
    purpose: CodePurpose;
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
  await throttle(deps, mobile, context);
  if (await deps.smsAllowance.isSpent(brand)) throw new Refusal('sms_quota_exceeded');
  const minutes = brand.settings.login.codeMinutes;
  const code = await deps.codes.create({ merchantId: brand.id, purpose, mobile }, minutes * 60_000);
  const { host } = context;
  const textIn = (language: Language) => codeMessage({ brand, language, purpose, code, minutes, host });
  if (purpose === 'register') await send(deps, brand, sender, { to: mobile, text: textIn(context.language) });
  else deps.afterResponse.run('send a code', () => sendToMember(deps, sender, { mobile, textIn }, brand));
  return { expiredMinutes: minutes };
}

function isOffered(purpose: CodePurpose, { settings }: BrandProfile): boolean {
  const { registration, login, flags } = settings;
  if (purpose === 'login') return login.sms;
  if (purpose === 'reset') return login.resetByPhone;
  const asksForNumber = registration.mobile || registration.fields.mobileNum.enabled;
  return flags.registration && asksForNumber && registration.smsVerification === 'own';
}

const SECOND_MS = 1000;
const HOUR_MS = 3_600_000;

/**
 * Messages disturb the number's owner and cost money: one a second, and a limit an hour by number and by
 * address.
 */
async function throttle(
  { db, clock }: AuthenticationDeps,
  mobile: string,
  { brand, address }: RequestContext,
) {
  const network = networkOf(address);
  const limits = [
    { what: ['second', 'number', mobile], windowMs: SECOND_MS, max: 1 },
    { what: ['second', 'address', network], windowMs: SECOND_MS, max: 1 },
    { what: ['hour', 'number', mobile], windowMs: HOUR_MS, max: 6 },
    { what: ['hour', 'address', network], windowMs: HOUR_MS, max: 30 },
  ];
  const now = clock.now();
  const counted = limits.map(({ what, windowMs }) => ({
    subject: ['send', brand.id, ...what].join('\n'),
    windowMs,
  }));
  const tallies = await countAttempts(db.kysely, now, counted);
  const waits = tallies.flatMap((tally, at) =>
    tally.hits > (limits[at]?.max ?? 0) ? [secondsLeft(tally, now)] : [],
  );
  if (waits.length > 0) throw new Refusal('too_many_requests', { retryAfterSeconds: Math.max(...waits) });
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
    await send(deps, brand, sender, { to: message.mobile, text: message.textIn(account.language) });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    deps.log.warn({ merchant: brand.code, refusal: error.code }, 'a code was not sent');
    if (error.code !== 'mobile_invalid') deps.smsProviderErrors.note(brand.id, error.code);
  }
}

async function send(
  { smsAllowance }: AuthenticationDeps,
  brand: BrandProfile,
  sender: SmsSender,
  { to, text }: { to: string; text: string },
): Promise<void> {
  if (!(await smsAllowance.take(brand))) throw new Refusal('sms_quota_exceeded');
  try {
    await sender.send({ to, text });
  } catch (error) {
    if (!(error instanceof SmsError)) throw error;
    switch (error.code) {
      case 'invalid_number':
        throw new Refusal('mobile_invalid');
      case 'quota_insufficient':
        throw new Refusal('sms_quota_exceeded');
      case 'not_enabled':
        throw new Refusal('sms_not_enabled');
      case 'too_many_requests':
        // Section 8 of the specification: again after five minutes.
        throw new Refusal('too_many_requests', { retryAfterSeconds: 300 });
      case 'unknown':
        throw new Refusal('sms_failed');
    }
  }
}
