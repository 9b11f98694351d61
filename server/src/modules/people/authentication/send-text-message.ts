import { Refusal } from '../../../platform/refusals/refusal.ts';
import { SmsError, type SmsSender } from '../../../platform/sms/sms-sender.ts';
import type { BrandProfile } from '../../house/brands/brand.ts';
import type { AuthenticationDeps } from './deps.ts';

/**
 * Sends a text message within the brand's allowance. Refuses with `mobile_invalid`, `sms_quota_exceeded`,
 * `sms_not_enabled`, `too_many_requests` {retryAfterSeconds}, `sms_failed`.
 */
export async function sendTextMessage(
  { smsAllowance }: Pick<AuthenticationDeps, 'smsAllowance'>,
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
