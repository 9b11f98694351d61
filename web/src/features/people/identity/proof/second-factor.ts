import { passkeyChallenge } from '@lanna/contract/accounts/security/security';
import { useState } from 'react';
import { call } from '../../../../api/calls/call.ts';
import { answerWithPasskey, canUsePasskeys } from '../../../../shared-parts/proof/passkey.ts';
import { hasSecondFactor, type Protection } from '../protection-queries.ts';

/** The second step of a form that needs one: by a code, or by a passkey when the form is sent. */
export interface SecondFactor {
  /** The account has one, so it is asked for. */
  asked: boolean;
  passkeyOffered: boolean;
  byPasskey: boolean;
  code: string;
  isMissing: boolean;
  write: (code: string) => void;
  choose: (byPasskey: boolean) => void;
  /**
   * A code of the app, a recovery code, or a passkey's answer as JSON; nothing where none is asked for. The passkey is asked right
   * before it is needed: its challenge is valid for two minutes.
   */
  answer: () => Promise<{ secondFactor?: string }>;
}

export function useSecondFactor(protection: Pick<Protection, 'totp' | 'passkeys'>): SecondFactor {
  const asked = hasSecondFactor(protection);
  const passkeyOffered = protection.passkeys.length > 0 && canUsePasskeys();
  const [code, setCode] = useState('');
  const [chosen, setByPasskey] = useState<boolean>();
  const byPasskey = chosen ?? (passkeyOffered && !protection.totp);
  return {
    asked,
    passkeyOffered,
    byPasskey,
    code,
    isMissing: asked && !byPasskey && code.trim() === '',
    write: setCode,
    choose: setByPasskey,
    answer: async () => {
      if (!asked) return {};
      if (!byPasskey) return { secondFactor: code.trim() };
      return { secondFactor: await answerWithPasskey(await call(passkeyChallenge, { body: {} })) };
    },
  };
}
