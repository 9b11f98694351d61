import { z } from 'zod';
import { endpoint, LIMITS } from '../../endpoint.ts';
import { language } from '../../language.ts';
import { moneyText } from '../../money.ts';
import { shownAvatar } from './avatar.ts';
import { exclusionInForce } from './exclusion.ts';

/** Account types: 0 is a member, 1, 2, 41 and 42 are agents, 4 is a trial. */
export const AGENT_TYPES: readonly number[] = [1, 2, 41, 42];
export const TRIAL_TYPE = 4;

export type { Language } from '@lanna/rules/local-text';

export const memberInfo = endpoint({
  method: 'GET',
  path: '/wps/member/info',
  module: 'COMM3',
  access: 'session',
  summary: 'Who is logged in',
  value: z.object({
    id: z.uuid(),
    account: z.string(),
    userName: z.string(),
    nickname: z.string(),
    type: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(4), z.literal(41), z.literal(42)]),
    toUpline: z.boolean(),
    clubLabel: z.object({ labelName: z.string(), rankLevel: z.int() }),
    memberLabel: z.array(z.string()),
    language,
    currency: z.string(),
    registeredAt: z.iso.datetime(),
    /** Null: the member has chosen no language; the account has that of the page it was registered on. */
    languageChosenAt: z.iso.datetime().nullable(),
    /** Every other call is refused with `password_change_due` until the password has been changed. */
    passwordChangeDue: z.boolean(),
    /** Another person has made the account: the change of the password accepts the terms, and says the age, as a registration does. */
    enrolmentDue: z.boolean(),
    /** The version of the terms to accept before anything with money; null when nothing is due. */
    termsDue: z.string().nullable(),
    /** Nothing but the password leads back in: no proved mobile number or e-mail, though the brand takes one. */
    wayBackMissing: z.boolean(),
    /** The time-out or self-exclusion that holds: no bets, deposits or offers; withdrawals as ever. */
    exclusion: exclusionInForce.nullable(),
    ...shownAvatar.shape,
  }),
  refusals: [],
  limit: LIMITS.read,
  openWhenClosed: true,
  openWhilePasswordDue: true,
});

export const acceptTerms = endpoint({
  method: 'POST',
  path: '/wps/member/terms',
  module: 'COMM3',
  access: 'player',
  summary: 'Accepts the terms the brand has now; every acceptance is kept',
  body: z.object({ version: z.string().max(40) }),
  value: z.object({ version: z.string(), acceptedAt: z.iso.datetime() }),
  /** `terms_due` {version}: the current terms are another version than the one accepted. */
  refusals: ['terms_due'],
  limit: LIMITS.write,
});

export const chooseLanguage = endpoint({
  method: 'PUT',
  path: '/wps/member/language',
  module: 'COMM3',
  access: 'session',
  summary:
    'Keeps the language on the account: the next device shows it, letters and text messages are written in it',
  body: z.object({ language }),
  value: z.object({ language, chosenAt: z.iso.datetime() }),
  refusals: [],
  limit: LIMITS.write,
});

export const balance = endpoint({
  method: 'GET',
  path: '/wps/v2/wallets/balance',
  module: 'COMM3',
  access: 'session',
  summary: 'The spendable balance',
  value: z.object({
    sumBalance: moneyText,
    /** Bonus money, which lies apart; absent where there is none. */
    bonus: moneyText.optional(),
    currency: z.string(),
  }),
  refusals: [],
  limit: LIMITS.read,
  openWhenClosed: true,
});
