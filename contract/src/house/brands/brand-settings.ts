import { z } from 'zod';
import { localTextShape } from '../../local-text.ts';
import { someMoney } from '../../money.ts';
import { BRAND_TEXTS } from './brand-texts.ts';
import { depositSettings } from './deposit-settings.ts';
import { envelopeSettings } from './envelope-settings.ts';
import { frontSettings } from './front-settings.ts';
import { loginSettings } from './login-settings.ts';
import { protectionSettings } from './protection-settings.ts';
import { realMoneySettings } from './real-money-settings.ts';
import { registrationSettings } from './registration-settings.ts';
import { siteSettings } from './site-settings.ts';
import { smsSettings } from './sms-settings.ts';
import { transferSettings } from './transfer-settings.ts';
import { yeekeeSettings } from './yeekee-settings.ts';

/** A host name or an address, as a browser names it: no port, no case. */
const host = z
  .string()
  .trim()
  .toLowerCase()
  .min(1)
  .max(253)
  .regex(/^[\p{L}\p{N}_.:%-]+$/u);
export const hosts = z.array(host).max(50);

/**
 * The settings an operator may change, as stored in `brands.merchant.settings`. Every setting has a default,
 * so `{}` is valid; the defaults are the strict choice of each rule. The server reads rows by it and the console's form
 * validates by it.
 */
export const brandSettings = z.object({
  /**
   * Play money: the shell says so, and the sandbox cashier is open. Not a setting that is changed: a brand becomes real once, while its books
   * are empty, and never goes back.
   */
  demo: z.boolean().default(true),
  /** False closes all games at once; rounds in play still finish. */
  gamesOpen: z.boolean().default(true),
  /** The largest single stake, whatever the game allows. */
  maxStake: someMoney.default('50000.00'),
  minimumAge: z.int().min(18).max(99).default(18),
  copyrightYear: z.int().min(2000).max(2200).default(2023),
  termsVersion: z.string().min(1).max(40).default('1'),
  /** Licence and regulator of a brand that plays for real money; null: not stated. A demo says that it is one instead. */
  licence: localTextShape(BRAND_TEXTS.licence).nullable().default(null),
  realMoney: realMoneySettings.prefault({}),
  sessionIdleMs: z
    .int()
    .min(60_000)
    .default(30 * 60_000),
  sessionAbsoluteMs: z
    .int()
    .min(60_000)
    .default(12 * 60 * 60_000),
  flags: z
    .object({
      registration: z.boolean().default(true),
      freePlay: z.boolean().default(false),
      loginToHome: z.boolean().default(false),
      manualRebate: z.boolean().default(false),
    })
    .prefault({}),
  /** The boards of the latest and largest wins; the smallest win they show, and the smallest stake of which multiples count. */
  winners: z
    .object({
      shown: z.boolean().default(true),
      smallest: someMoney.default('100.00'),
      smallestStake: someMoney.default('10.00'),
    })
    .prefault({}),
  messages: z
    .object({
      /** How long members keep their messages. */
      keepDays: z.int().min(30).max(3650).default(365),
      /** A message to so many members or more is sent by two operators. */
      secondOperatorFrom: z.int().min(1).max(10_000_000).default(1000),
    })
    .prefault({}),
  transfers: transferSettings.prefault({}),
  envelopes: envelopeSettings.prefault({}),
  deposits: depositSettings.prefault({}),
  yeekee: yeekeeSettings.prefault({}),
  /** Card rooms in which members play against one another. */
  rooms: z
    .object({
      /** Accounts that share a device, number, bank account or range of addresses do not sit at one table. Where money is real that always holds. */
      onePersonATable: z.boolean().default(false),
      /** Members may open tables that friends find by a code. Never where money is real. */
      tableCodes: z.boolean().default(true),
    })
    .prefault({}),
  protection: protectionSettings.prefault({}),
  front: frontSettings.prefault({}),
  site: siteSettings.prefault({}),
  registration: registrationSettings.prefault({}),
  login: loginSettings.prefault({}),
  sms: smsSettings.prefault({}),
  /** Registration, log-in and requests for codes require a proof of work (ALTCHA). */
  botCheck: z.boolean().default(false),
  /**
   * The password that operators give to new accounts; a member who logs in with it must change it at once. A
   * secret of the brand.
   */
  defaultPassword: z.string().min(8).max(64).nullable().default(null),
  /** Hosts of the agent site: only agents log in there. */
  agentHosts: hosts.default([]),
  /** Hosts besides those of `brands.merchant_host`, such as this machine's address for a phone on the same network. */
  extraHosts: hosts.default([]),
});
export type BrandSettings = z.infer<typeof brandSettings>;
