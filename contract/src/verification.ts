import { z } from 'zod';
import { endpoint } from './endpoint.ts';

export const captcha = endpoint({
  method: 'GET',
  path: '/wps/captcha',
  module: 'CAPTCHA3',
  access: 'anyone',
  summary: 'A picture captcha; a new one at most once a second',
  value: z.object({ id: z.string(), image: z.string().meta({ description: 'PNG, base64' }) }),
  refusals: [],
  limit: { max: 60, windowSeconds: 60, by: 'address' },
});

export const botChallenge = endpoint({
  method: 'GET',
  path: '/wps/captcha/challenge',
  module: 'CAPTCHA3',
  access: 'anyone',
  summary: 'A proof-of-work challenge (ALTCHA)',
  value: z.record(z.string(), z.unknown()),
  refusals: [],
  limit: { max: 60, windowSeconds: 60, by: 'address' },
});

const sent = z.object({
  /** How long the code is good for; the button counts down `expiredMinutes × 60` seconds. */
  expiredMinutes: z.int().positive(),
});
const sending = {
  method: 'POST',
  access: 'anyone',
  value: sent,
  refusals: ['mobile_invalid', 'bot_check_failed', 'sms_not_enabled', 'sms_quota_exceeded', 'sms_failed'],
  limit: { max: 20, windowSeconds: 60, by: 'address' },
} as const;

/** One answer whether the number has an account or not: nobody learns who is a member. */
export const sendLoginCode = endpoint({
  ...sending,
  path: '/wps/verification/sms/noLogin',
  module: 'VERIFICATION3',
  summary: 'Sends a code for logging in or resetting a password',
  body: z.object({
    mobileNum: z.string().max(40),
    countryDialingCode: z.string().max(8),
    purpose: z.enum(['login', 'reset']).default('login'),
    botCheck: z.string().max(8000).optional(),
  }),
});

export const sendRegisterCode = endpoint({
  ...sending,
  path: '/wps/verification/sms/register',
  module: 'REGMOBVERF3',
  summary: 'Sends a code for registering',
  body: z.object({
    mobileNo: z.string().max(40),
    countryDialingCode: z.string().max(8),
    botCheck: z.string().max(8000).optional(),
  }),
});
