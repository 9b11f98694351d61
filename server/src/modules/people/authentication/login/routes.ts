import * as contract from '@lanna/contract/people/authentication/authentication';
import type { CountryOf } from '../../../../platform/geo/country-of.ts';
import { messageRoute, type Route, route } from '../../../../platform/http/calls/route.ts';
import type { BodyEncryption } from '../../../../platform/sealing/body-encryption.ts';
import { contextRoutes } from '../../../house/brands/context-routes.ts';
import type { Brands } from '../../../house/brands/find-brand.ts';
import { requestContextOf } from '../../../house/brands/request-context.ts';
import { codeSentMessage } from '../codes/code-sent-message.ts';
import { limitCaptchas } from '../codes/limit-captchas.ts';
import { sendCode } from '../codes/send-code.ts';
import type { AuthenticationDeps } from '../deps.ts';
import { createDemoAccount } from './create-demo-account.ts';
import { logIn } from './log-in.ts';
import { logOut } from './log-out.ts';

/** Logging in and out, codes by text message, and the checks that a visitor is human. */
export function authenticationRoutes(
  deps: AuthenticationDeps & { encryption: BodyEncryption; brands: Brands; countryOf: CountryOf },
): Route[] {
  const asked = contextRoutes(deps);
  return [
    asked(contract.login, (call, context) => logIn(deps, call.body, context)),
    asked(contract.freePlay, (_call, context) => createDemoAccount(deps, context)),
    route(contract.logout, async (call) => {
      await logOut(deps, call.caller, call.brand.id);
      return {};
    }),
    route(contract.captcha, async ({ brand, address, userAgent, query }) => {
      await limitCaptchas(deps, { merchantId: brand.id, address, userAgent, page: query.page });
      const { id, png } = await deps.captcha.create();
      return { id, image: png };
    }),
    route(contract.botChallenge, async (call) => ({ ...(await deps.botCheck.challenge(call.brand.id)) })),
    messageRoute(
      contract.sendLoginCode,
      async (call) => sendCode(deps, call.body, await requestContextOf(deps, call)),
      ({ language, body: { purpose } }, { expiredMinutes: minutes }) =>
        codeSentMessage(language, { purpose, minutes }),
    ),
    messageRoute(
      contract.sendRegisterCode,
      async (call) => {
        const { mobileNo: mobileNum, ...rest } = call.body;
        return sendCode(
          deps,
          { ...rest, mobileNum, purpose: 'register' },
          await requestContextOf(deps, call),
        );
      },
      ({ language }, { expiredMinutes: minutes }) =>
        codeSentMessage(language, { purpose: 'register', minutes }),
    ),
    route(contract.encryptionKeys, async () => ({ keys: await deps.encryption.publicKeys() })),
  ];
}
