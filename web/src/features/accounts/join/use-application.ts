import { applyToJoin } from '@lanna/contract/accounts/join/join';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { call } from '../../../api/calls/call.ts';
import { newId } from '../../../api/calls/new-id.ts';
import type { JoinSending } from './join-sending.ts';

/** Sends an application. A try after a lost answer is the same press: it carries the same key as long as nothing was changed. */
export function useApplication() {
  const press = useRef<{ typed: string; key: string }>(undefined);
  return useMutation({
    mutationFn: async ({ form, captcha, botCheck }: JoinSending) => {
      const typed = JSON.stringify(form);
      if (press.current?.typed !== typed) press.current = { typed, key: newId() };
      const proof = botCheck && !captcha.botCheck ? { botCheck: await prove() } : {};
      return call(applyToJoin, {
        body: { ...form, ...captcha, ...proof },
        idempotencyKey: press.current.key,
      });
    },
    onSuccess: () => {
      press.current = undefined;
    },
  });
}

async function prove(): Promise<string> {
  const { proveNoBot } = await import('../../people/identity/bot-check/bot-proof.ts');
  return proveNoBot();
}
