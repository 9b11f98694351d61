import { sendContactCode } from '@lanna/contract/accounts/security/security';
import { registrationPattern } from '@lanna/rules/accounts/registration/patterns';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../api/calls/call.ts';
import { useContractForm } from '../../../../shared-parts/forms/use-contract-form.ts';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Dialog } from '../../../../ui/layers/dialog.tsx';
import { MobileField } from '../../../people/identity/codes/mobile-field.tsx';
import { isMobileLike } from '../../../people/identity/codes/mobile-number.ts';
import { NO_PROOF, useProof } from '../../../people/identity/proof/proof.ts';
import { ProofForm } from '../../../people/identity/proof/proof-form.tsx';
import type { Protection } from '../../../people/identity/protection-queries.ts';
import { ContactCodeForm } from './contact-code-form.tsx';
import { CONTACT_ACTIONS, type ContactKind, contactState, type TypedContact } from './contact-kind.ts';

/** Adds or changes the number or e-mail that leads back in, in two steps: what it is, with proof; the code sent there. */
export function ContactDialog({
  kind,
  protection,
  onClose,
}: {
  kind: ContactKind;
  protection: Protection;
  onClose: () => void;
}) {
  const { t } = useTranslation('security');
  const [sent, setSent] = useState<{ to: TypedContact; minutes: number }>();
  return (
    <Dialog
      open
      onOpenChange={(stays) => !stays && onClose()}
      title={t(`contact.${kind}.${CONTACT_ACTIONS[contactState(protection, kind)]}`)}
      description={t('step', { step: sent ? 2 : 1, steps: 2 })}
      // A press beside the window must not lose a code that is on its way.
      insistent={sent !== undefined}
    >
      {/* Kept while the code is typed: a member who mistyped the number finds the rest as it was. */}
      <div hidden={sent !== undefined}>
        <ContactForm kind={kind} protection={protection} onSent={(to, minutes) => setSent({ to, minutes })} />
      </div>
      {sent && (
        <ContactCodeForm
          to={sent.to}
          minutes={sent.minutes}
          onDone={onClose}
          onAgain={() => setSent(undefined)}
        />
      )}
    </Dialog>
  );
}

const MAILBOX_PATTERN = 6;

function ContactForm({
  kind,
  protection,
  onSent,
}: {
  kind: ContactKind;
  protection: Protection;
  onSent: (to: TypedContact, minutes: number) => void;
}) {
  const { t } = useTranslation(['security', 'identity']);
  const proof = useProof(protection);
  const form = useContractForm(sendContactCode, {
    ...proof.options,
    initial: { ...NO_PROOF, mobileNum: '', countryDialingCode: '', email: '' },
    toBody: ({ mobileNum, countryDialingCode, email, ...given }) =>
      kind === 'mobile'
        ? { kind, mobileNum: mobileNum.trim(), countryDialingCode, ...given }
        : { kind, email: email.trim(), ...given },
    check: ({ mobileNum, email, ...typed }) => ({
      ...proof.options.check(typed),
      ...(kind === 'mobile'
        ? { mobileNum: !isMobileLike(mobileNum) && t('identity:mobile.invalid') }
        : { email: !registrationPattern(MAILBOX_PATTERN).test(email.trim()) && t('contact.emailInvalid') }),
    }),
    send: async (body) => {
      const { expiredMinutes } = await call(sendContactCode, { body: await proof.given(body) });
      const { password: _, secondFactor: __, ...to } = body;
      return { to, minutes: expiredMinutes };
    },
    onDone: ({ to, minutes }) => onSent(to, minutes),
  });
  const earlier = protection[`${kind}Masked`];
  const dialingCode = form.kept('countryDialingCode');

  return (
    <ProofForm form={form} proof={proof} submitLabel={t('contact.send')}>
      {protection[`${kind}Proved`] && earlier && (
        <p className="text-muted text-sm">{t('contact.oldIsTold', { masked: earlier })}</p>
      )}
      {kind === 'mobile' ? (
        <MobileField
          {...form.field('mobileNum')}
          label={t('mobile')}
          dialingCode={dialingCode.value}
          onDialingCode={dialingCode.onChange}
        />
      ) : (
        <TextField
          {...form.field('email')}
          label={t('email')}
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
    </ProofForm>
  );
}
