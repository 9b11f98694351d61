import { createHmac } from 'node:crypto';
import type { RegistrationUser } from '@lanna/contract/accounts/registration/registration';
import type { RegistrationTab } from '@lanna/rules/accounts/registration/fields';
import { sharedSecret } from '../../../platform/captcha/shared-secret.ts';
import { afterResponseTasks } from '../../../platform/process/after-response.ts';
import { openLog } from '../../../platform/process/log.ts';
import type { Database } from '../../../platform/sql/database.ts';
import { fixedClock } from '../../../platform/testing/test-clock.ts';
import { ANYWHERE } from '../../../platform/testing/test-reach.ts';
import { testSecrets } from '../../../platform/testing/test-secrets.ts';
import { exclusionDepsOf } from '../../accounts/protection/exclusion.factory.ts';
import type { BankAccountsOfPerson } from '../../accounts/protection/exclusion-deps.ts';
import { exclusionsOf } from '../../accounts/protection/exclusions.ts';
import { readExclusion } from '../../accounts/protection/read-exclusion.ts';
import { registerMember } from '../../accounts/registration/registering/register-member.ts';
import type { BrandProfile } from '../../house/brands/brand.ts';
import type { RequestContext } from '../../house/brands/request-context.ts';
import { brandSenders, type Senders } from '../../house/brands/senders.ts';
import { sendCode } from './codes/send-code.ts';
import { authenticationDeps } from './deps.ts';
import { logIn } from './login/log-in.ts';

export const PASSWORD = 'correct horse battery';

/** Registration and log-in on a test's database, with a clock to move and demo brands' outboxes to read. */
export function identityFixture(
  db: Database,
  brand: BrandProfile,
  options: { senders?: Senders; startAt?: string; bankAccounts?: readonly BankAccountsOfPerson[] } = {},
) {
  const clock = fixedClock(options.startAt);
  const log = openLog('silent');
  const after = afterResponseTasks(log);
  const parts = { db, clock, log, reach: ANYWHERE, secrets: testSecrets(), afterResponse: after };
  const senders = options.senders ?? brandSenders(parts);
  const deps = {
    ...authenticationDeps({ ...parts, senders, findExclusions: () => [readExclusion] }),
    ...exclusionDepsOf(parts, options.bankAccounts),
    exclusions: exclusionsOf(exclusionDepsOf(parts, options.bankAccounts)),
    registered: () => [],
  };

  const context = (options: Partial<RequestContext> = {}): RequestContext => ({
    brand,
    address: '10.0.0.1',
    country: 'TH',
    userAgent: 'test',
    language: 'EN',
    host: 'localhost',
    origin: 'http://localhost',
    ...options,
  });
  const form = (username: string, more: Partial<RegistrationUser> = {}): RegistrationUser => ({
    username,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    termsAccepted: true,
    ...more,
  });

  return {
    clock,
    deps,
    context,
    form,
    register: (
      more: Partial<RegistrationUser>,
      at: Partial<RequestContext> = {},
      tab: RegistrationTab = 'register',
    ) => registerMember(deps, { termsAccepted: true, ...more }, tab, context(at)),
    registerName: (username: string, at: Partial<RequestContext> = {}) =>
      registerMember(deps, form(username), 'register', context(at)),
    logInAs: (username: string, password = PASSWORD, at: Partial<RequestContext> = {}, more: object = {}) =>
      logIn(deps, { type: 'username', username, password, ...more }, context(at)),
    logInWith: (body: Parameters<typeof logIn>[1], at: Partial<RequestContext> = {}) =>
      logIn(deps, body, context(at)),
    send: (purpose: 'register' | 'login' | 'reset', mobileNum: string, at: Partial<RequestContext> = {}) =>
      sendCode(deps, { purpose, mobileNum, countryDialingCode: '66' }, context(at)),
    /** Resolves when everything that goes on after answers is done. */
    settled: () => after.settled(),
    /** A picture captcha with the digits it shows, found by trying them all against the stored HMAC. */
    solvedCaptcha: async () => {
      const { id } = await deps.captcha.create();
      const { rows } = await db.pool.query<{ answer_hmac: Buffer }>(
        'select answer_hmac from platform.picture_captcha where id = $1',
        [id],
      );
      const [kept] = rows;
      const secret = await sharedSecret(parts, 'picture-captcha')();
      for (let number = 0; kept && number < 100_000; number++) {
        const digits = String(number).padStart(5, '0');
        const hmac = createHmac('sha256', secret).update(`${id}:${digits}`).digest();
        if (hmac.equals(kept.answer_hmac)) return { captchaId: id, captcha: digits };
      }
      throw new Error('no digits fit the picture');
    },
    /** The newest messages of the brand's outbox, once everything has gone out. */
    messages: async (at = brand) => {
      await after.settled();
      return (await deps.senders.outboxOf(at)?.newest(50)) ?? [];
    },
    /** The newest code sent to a number, whatever else it was sent at the same moment. */
    codeFor: async (mobile: string, at = brand) => {
      await after.settled();
      const messages = (await deps.senders.outboxOf(at)?.newest(50)) ?? [];
      const codes = messages
        .filter(({ recipient }) => recipient === mobile)
        .flatMap(({ text }) => /#(\d{6})$/.exec(text)?.[1] ?? []);
      return codes[0] ?? 'none';
    },
  };
}
