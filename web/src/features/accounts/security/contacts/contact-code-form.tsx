import { confirmContact } from '@lanna/contract/accounts/security/security';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../api/calls/call.ts';
import { memberQuery } from '../../../../api/queries.ts';
import { useContractForm } from '../../../../shared-parts/forms/use-contract-form.ts';
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
  const form = useContractForm(confirmContact, {
    initial: { verificationCode: '' },
    toBody: ({ verificationCode }) => ({ ...to, verificationCode: verificationCode.trim() }),
    check: ({ verificationCode }) => ({
      verificationCode: verificationCode.trim() === '' && t('contact.codeMissing'),
    }),
    refusals: { verification_code_wrong: 'verificationCode' },
    refusalText: (error) => (isRefusal(error, 'mobile_taken') ? t('contact.taken') : words(error)),
    send: (body) => call(confirmContact, { body }),
    onDone: () => {
      void queries.invalidateQueries({ queryKey: protectionQuery.queryKey });
      // Whether a way back is missing stands there.
      void queries.invalidateQueries({ queryKey: memberQuery.queryKey, exact: true });
      notify({ tone: 'success', text: t(`contact.${to.kind}.saved`) });
      onDone();
    },
  });

  return (
    <form {...form.props} className="flex flex-col gap-4">
      <p role="status">
        {to.kind === 'mobile'
          ? t('contact.mobile.sent', { to: maskedAsTyped(to.mobileNum), minutes })
          : t('contact.email.sent', { to: to.email, minutes })}
      </p>
      <OutboxHint channel={to.kind === 'mobile' ? 'sms' : 'mail'} />
      <TextField
        {...form.field('verificationCode')}
        label={t('contact.code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        // The only field of the step, reached by a press of the player's own.
        autoFocus
      />
      {form.problem && <FormError>{form.problem}</FormError>}
      <Button type="submit" size="large" wide busy={form.isPending}>
        {t('contact.submit')}
      </Button>
      <Button variant="ghost" wide onClick={onAgain}>
        {t('contact.again')}
      </Button>
    </form>
  );
}
