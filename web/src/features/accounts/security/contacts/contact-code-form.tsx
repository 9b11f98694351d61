import { confirmContact } from '@lanna/contract/accounts/security/security';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../api/calls/call.ts';
import { memberQuery } from '../../../../api/queries.ts';
import { Button } from '../../../../ui/button.tsx';
import { FormError } from '../../../../ui/fields/form-error.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { notify } from '../../../../ui/layers/notify.ts';
import { maskedAsTyped } from '../../../people/identity/codes/mobile-number.ts';
import { isRefusal, useErrorWords } from '../../../people/identity/errors/error-words.ts';
import { OutboxHint } from '../../../people/identity/outbox-hint.tsx';
import { protectionQuery } from '../../../people/identity/protection-queries.ts';
import type { TypedContact } from './contact-kind.ts';

/** The code that proves a number or e-mail, with the words where it was sent; it stays until the code is right. */
export function ContactCodeForm({
  to,
  minutes,
  onDone,
  onAgain,
}: {
  to: TypedContact;
  minutes: number;
  onDone: () => void;
  /** Back to what was typed, to correct it or to ask for another code. */
  onAgain: () => void;
}) {
  const { t } = useTranslation('security');
  const words = useErrorWords();
  const queries = useQueryClient();
  const [code, setCode] = useState('');
  const [checked, setChecked] = useState(false);
  const confirming = useMutation({
    mutationFn: () => call(confirmContact, { body: { ...to, verificationCode: code.trim() } }),
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: protectionQuery.queryKey });
      // Whether a way back is missing stands there.
      void queries.invalidateQueries({ queryKey: memberQuery.queryKey, exact: true });
      notify({ tone: 'success', text: t(`contact.${to.kind}.saved`) });
      onDone();
    },
  });
  const wrong = isRefusal(confirming.error, 'verification_code_wrong');
  const taken = isRefusal(confirming.error, 'mobile_taken');

  function confirm(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (code.trim() !== '' && !confirming.isPending) confirming.mutate();
  }

  return (
    <form onSubmit={confirm} noValidate className="flex flex-col gap-4">
      <p role="status">
        {to.kind === 'mobile'
          ? t('contact.mobile.sent', { to: maskedAsTyped(to.mobileNum), minutes })
          : t('contact.email.sent', { to: to.email, minutes })}
      </p>
      <OutboxHint channel={to.kind === 'mobile' ? 'sms' : 'mail'} />
      <TextField
        label={t('contact.code')}
        error={
          wrong
            ? words(confirming.error)
            : checked && code.trim() === ''
              ? t('contact.codeMissing')
              : undefined
        }
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={20}
        // The only field of the step, reached by a press of the player's own.
        autoFocus
        value={code}
        onChange={({ target }) => {
          setCode(target.value);
          confirming.reset();
        }}
      />
      {confirming.error && !wrong && (
        <FormError>{taken ? t('contact.taken') : words(confirming.error)}</FormError>
      )}
      <Button type="submit" size="large" wide busy={confirming.isPending}>
        {t('contact.submit')}
      </Button>
      <Button variant="ghost" wide onClick={onAgain}>
        {t('contact.again')}
      </Button>
    </form>
  );
}
