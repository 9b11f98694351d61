import { sendContactCode } from '@lanna/contract/accounts/security/security';
import { registrationPattern } from '@lanna/rules/accounts/registration/patterns';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../api/calls/call.ts';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Dialog } from '../../../../ui/layers/dialog.tsx';
import { MobileField } from '../../../people/identity/codes/mobile-field.tsx';
import { isMobileLike } from '../../../people/identity/codes/mobile-number.ts';
import type { Proof } from '../../../people/identity/proof/proof.ts';
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
  const [typed, setTyped] = useState('');
  const [dialingCode, setDialingCode] = useState('');
  const [checked, setChecked] = useState(false);
  const right =
    kind === 'mobile' ? isMobileLike(typed) : registrationPattern(MAILBOX_PATTERN).test(typed.trim());
  const earlier = protection[`${kind}Masked`];

  function ready() {
    setChecked(true);
    return right;
  }
  async function send(proof: Proof) {
    const to: TypedContact =
      kind === 'mobile'
        ? { kind, mobileNum: typed.trim(), countryDialingCode: dialingCode }
        : { kind, email: typed.trim() };
    const { expiredMinutes } = await call(sendContactCode, { body: { ...to, ...proof } });
    onSent(to, expiredMinutes);
  }

  return (
    <ProofForm protection={protection} submitLabel={t('contact.send')} ready={ready} submit={send}>
      {protection[`${kind}Proved`] && earlier && (
        <p className="text-muted text-sm">{t('contact.oldIsTold', { masked: earlier })}</p>
      )}
      {kind === 'mobile' ? (
        <MobileField
          label={t('mobile')}
          error={checked && !right ? t('identity:mobile.invalid') : undefined}
          dialingCode={dialingCode}
          onDialingCode={setDialingCode}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      ) : (
        <TextField
          label={t('email')}
          error={checked && !right ? t('contact.emailInvalid') : undefined}
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
    </ProofForm>
  );
}
