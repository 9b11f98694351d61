import { sendLoginCode, sendRegisterCode } from '@lanna/contract/people/authentication/authentication';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { call } from '../../../../api/calls/call.ts';
import { Refusal } from '../../../../api/calls/refusal.ts';
import { LANGUAGES } from '../../../../i18n/languages.ts';
import { currentLanguage } from '../../../../i18n/words.ts';
import type { IdentityService } from '../bot-check/identity-toolkit.ts';
import {
  type SentCode,
  ThirdPartyError,
  type ThirdPartyVerifier,
} from '../bot-check/third-party-verifier.ts';
import { countriesQuery, switchesQuery } from '../queries.ts';
import { type CodePurpose, useCountdown, waitEndsAt } from './countdown.ts';
import { initialCountry } from './country-choice.ts';
import { internationalNumber, type Mobile } from './mobile-number.ts';

const AT_MOST_EVERY_MS = 1000;
/** A third party does not say how long its codes are valid. */
const THIRD_PARTY_MINUTES = 1;
let lastAskedAtMs = 0;

export interface CodeSender {
  purpose: CodePurpose;
  by: 'own' | 'third-party';
  /** Where the last one went from this form, and for how long it is valid; a third party does not say the latter. */
  sentTo: { mobileNum: string; minutes: number | undefined } | undefined;
  /** Seconds until the next one may be asked for. */
  left: number;
  sending: boolean;
  failure: unknown;
  forgetFailure: () => void;
  send: (to: Mobile) => Promise<void>;
  /** Takes a code a third party has sent back to it; answers its identity token. Throws `ThirdPartyError`. */
  identify: (code: string) => Promise<string>;
}

/** Sends codes to a mobile number, by the brand's own text message or by its third party. */
export function useCodeSender(purpose: CodePurpose, by: 'own' | 'third-party' = 'own'): CodeSender {
  const queries = useQueryClient();
  const { left, start } = useCountdown(purpose);
  const sent = useRef<SentCode>(undefined);
  const [sentTo, setSentTo] = useState<CodeSender['sentTo']>();
  /** A third party accepts each code once, and the call that needed it may have to be sent again. */
  const proved = useRef<{ code: string; token: string }>(undefined);

  const sending = useMutation({
    mutationFn: async (given: Mobile) => {
      const to = await withDialingCode(queries, given);
      await rest(lastAskedAtMs + AT_MOST_EVERY_MS - Date.now());
      lastAskedAtMs = Date.now();
      const askedAtMs = lastAskedAtMs;
      const switches = await queries.ensureQueryData(switchesQuery);
      if (by === 'third-party') {
        if (!switches.thirdPartyLogin) throw new ThirdPartyError('operation_not_enabled');
        proved.current = undefined;
        sent.current = await (await thirdParty(switches.thirdPartyLogin)).send(internationalNumber(to));
        setSentTo({ mobileNum: to.mobileNum, minutes: undefined });
        return waitEndsAt(Date.now(), THIRD_PARTY_MINUTES);
      }
      const botCheck = switches.botCheck
        ? await (await import('../bot-check/bot-proof.ts')).proveNoBot()
        : undefined;
      const { expiredMinutes } = await sendOwn(purpose, to, botCheck);
      setSentTo({ mobileNum: to.mobileNum, minutes: expiredMinutes });
      return waitEndsAt(askedAtMs, expiredMinutes);
    },
    onSuccess: start,
    onError: (failure) => {
      const wait = failure instanceof Refusal ? failure.facts['retryAfterSeconds'] : undefined;
      if (typeof wait === 'number') start(Date.now() + wait * 1000);
    },
  });

  return {
    purpose,
    by,
    sentTo,
    left,
    sending: sending.isPending,
    failure: sending.error,
    forgetFailure: sending.reset,
    send: (to) =>
      sending.mutateAsync(to).then(
        () => undefined,
        () => undefined,
      ),
    identify: async (code) => {
      if (proved.current?.code === code) return proved.current.token;
      if (!sent.current) throw new ThirdPartyError('code_expired');
      proved.current = { code, token: await sent.current.confirm(code) };
      return proved.current.token;
    },
  };
}

/** Pressed before the list of countries has come, a number is of the country that the picker then shows: without its code it would be a number of another. */
async function withDialingCode(queries: QueryClient, to: Mobile): Promise<Mobile> {
  if (to.countryDialingCode !== '') return to;
  const { list, current } = await queries.ensureQueryData(countriesQuery);
  return { ...to, countryDialingCode: initialCountry(list, undefined, current)?.countryDialingCode ?? '' };
}

async function thirdParty(service: IdentityService): Promise<ThirdPartyVerifier> {
  const [{ identityToolkit }, { proveHuman }] = await Promise.all([
    import('../bot-check/identity-toolkit.ts'),
    import('../bot-check/prove-human.ts'),
  ]).catch(() => {
    throw new Refusal('network');
  });
  return identityToolkit(service, LANGUAGES[currentLanguage()].tag, proveHuman);
}

function sendOwn(purpose: CodePurpose, { mobileNum, countryDialingCode }: Mobile, botCheck?: string) {
  const proof = botCheck === undefined ? {} : { botCheck };
  if (purpose === 'register')
    return call(sendRegisterCode, { body: { mobileNo: mobileNum, countryDialingCode, ...proof } });
  return call(sendLoginCode, { body: { mobileNum, countryDialingCode, purpose, ...proof } });
}

function rest(ms: number): Promise<void> {
  return ms <= 0 ? Promise.resolve() : new Promise((done) => setTimeout(done, ms));
}
