import { useTranslation } from 'react-i18next';
import { useErrorWords } from '../errors/error-words.ts';
import type { Protection } from '../protection-queries.ts';
import { type SecondFactor, useSecondFactor } from './second-factor.ts';

/** The proof a member must give before changing the account's protection, as fields of a form. */
export interface Proof {
  password: string;
  /** A code of the app, a recovery code, or a passkey's answer as JSON; known only when the form is sent. */
  secondFactor: string | undefined;
}
export const NO_PROOF: Proof = { password: '', secondFactor: undefined };

export interface AskedProof {
  asksPassword: boolean;
  factor: SecondFactor;
  /** Of a form's options. */
  options: {
    check: (typed: Pick<Proof, 'password'>) => Record<keyof Proof, string | false>;
    refusals: { password_wrong: 'password'; second_factor_wrong: 'secondFactor' };
    refusalText: (error: unknown) => string;
  };
  /** What is sent, with the second factor as far as the account has one. */
  given: <Sent extends object>(body: Sent) => Promise<Sent & { secondFactor?: string }>;
}

/** Asks for the password again, and for the second step where the account has one; `ProofForm` draws it. */
export function useProof(
  protection: Pick<Protection, 'totp' | 'passkeys'>,
  asksPassword: boolean = true,
): AskedProof {
  const { t } = useTranslation('security');
  const factor = useSecondFactor(protection);
  return {
    asksPassword,
    factor,
    options: {
      check: ({ password }) => ({
        password: asksPassword && password === '' && t('prove.passwordMissing'),
        secondFactor: factor.isMissing && t('prove.codeMissing'),
      }),
      refusals: { password_wrong: 'password', second_factor_wrong: 'secondFactor' },
      refusalText: useErrorWords(),
    },
    given: async (body) => ({ ...body, ...(await factor.answer()) }),
  };
}
