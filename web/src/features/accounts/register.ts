import { register } from '@lanna/contract/accounts';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { startSession } from '../../api/session.ts';
import { currentLanguage } from '../../i18n/words.ts';
import type { Credentials } from './credential-rules.ts';

/** Registers and is logged in at once. */
export function useRegister() {
  return useMutation({
    mutationFn: ({ username, password, confirmPassword }: Credentials) =>
      call(register, {
        body: {
          username: username.trim(),
          password,
          confirmPassword,
          termsAccepted: true,
          language: currentLanguage(),
          login: true,
          registerMethod: 'WEB',
          registerUrl: location.origin,
        },
      }),
    onSuccess: ({ token }) => startSession(token),
  });
}
