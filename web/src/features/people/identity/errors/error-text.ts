import { useTranslation } from 'react-i18next';
import { Refusal } from '../../../../api/calls/refusal.ts';
import { useRefusalText } from '../../../../api/calls/refusal-text.ts';
import { isThirdPartyCode, ThirdPartyError } from '../bot-check/third-party-verifier.ts';

/** Why a login or registration failed; with the minutes to wait where the server named them, and a third party's problem. */
export function useErrorText(): (error: unknown) => string {
  const { t } = useTranslation('identity');
  const words = useRefusalText();
  return (error) => {
    if (error instanceof ThirdPartyError) return t(`thirdParty.${error.problem}`);
    if (!(error instanceof Refusal)) return words(error);
    const { problem, retryAfterSeconds: wait } = error.facts;
    if (error.code === 'identity_token_invalid' && isThirdPartyCode(problem))
      return t(`thirdParty.${problem}`);
    if (typeof wait !== 'number' || wait < 60) return words(error);
    const minutes = Math.ceil(wait / 60);
    return error.code === 'too_many_requests'
      ? t('failed.later', { minutes })
      : t('failed.wait', { minutes });
  };
}
