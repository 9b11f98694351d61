import {
  checkAffiliate,
  type RegistrationUser,
  register,
  registerMobile,
} from '@lanna/contract/accounts/registration/registration';
import type { RegistrationField } from '@lanna/contract/house/brands/registration-field';
import { type RegistrationTab, tidied } from '@lanna/rules/accounts/registration/fields';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../api/calls/call.ts';
import { firstLogin } from '../../../api/first-login.ts';
import { startSession } from '../../../api/session.ts';
import { currentLanguage } from '../../../i18n/words.ts';
import type { CaptchaAnswer } from '../../people/identity/bot-check/captcha-field.tsx';
import { keepPassword } from '../../people/identity/proof/known-password.ts';
import { forgetRememberedLogin, rememberLogin } from '../../people/identity/remembered-login.ts';
import { invitedByFriend } from './invited-by.ts';

export interface Registration {
  tab: RegistrationTab;
  /** What the tab shows, as typed. */
  texts: Partial<Record<RegistrationField, string>>;
  countryDialingCode: string;
  captcha: CaptchaAnswer;
  botCheck: boolean;
  remember: boolean;
  /** Set where a third party proves the number: takes its code, answers its identity token. */
  identify?: ((code: string) => Promise<string>) | undefined;
}

/** Registers and is logged in at once. Throws `Refusal` or `ThirdPartyError`. */
export function useRegister() {
  return useMutation({
    mutationFn: async (registration: Registration) => {
      const { texts } = registration;
      const code = texts.affiliateCode && tidied('affiliateCode', texts.affiliateCode);
      if (code) await call(checkAffiliate, { query: { code, domain: location.hostname } });
      const endpoint = registration.tab === 'register' ? register : registerMobile;
      return call(endpoint, { body: await userOf(registration) });
    },
    onSuccess: ({ token, firstTimeLogin, rememberToken }, { texts }) => {
      const username = (texts.username || texts.mobileNum || '').trim();
      if (rememberToken === null) forgetRememberedLogin();
      else rememberLogin({ username, token: rememberToken, session: token });
      startSession(token);
      if (firstTimeLogin) firstLogin.note();
      if (texts.password) keepPassword(token, texts.password);
    },
  });
}

async function userOf({
  texts,
  identify,
  remember,
  ...registration
}: Registration): Promise<RegistrationUser> {
  const filled = Object.fromEntries(
    Object.entries(texts).flatMap(([field, text]) => {
      const sent = tidied(field as RegistrationField, text);
      return sent === '' ? [] : [[field, sent]];
    }),
  );
  const firebaseIdToken = identify && (await identify(texts.verificationCode ?? ''));
  const byFriend = invitedByFriend();
  return {
    ...(byFriend ? { referralCode: byFriend } : {}),
    ...filled,
    ...(await proofOf(registration)),
    ...(firebaseIdToken ? { firebaseChannel: 'sms', firebaseIdToken } : {}),
    termsAccepted: true,
    language: currentLanguage(),
    login: true,
    remember,
    countryDialingCode: registration.countryDialingCode,
    domain: location.hostname,
    registerMethod: 'WEB',
    registerUrl: location.origin,
  };
}

async function proofOf({
  captcha,
  botCheck,
}: Pick<Registration, 'captcha' | 'botCheck'>): Promise<CaptchaAnswer> {
  if (!botCheck || captcha.botCheck) return captcha;
  const { proveNoBot } = await import('../../people/identity/bot-check/bot-proof.ts');
  return { ...captcha, botCheck: await proveNoBot() };
}
