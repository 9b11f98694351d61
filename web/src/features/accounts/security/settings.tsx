import { Banknote, Fingerprint, LifeBuoy, LockKeyhole, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../api/content/brand.ts';
import { displayDate } from '../../../i18n/format.ts';
import { PartsAt } from '../../../parts.tsx';
import { paths } from '../../../paths.ts';
import { canUsePasskeys } from '../../../shared-parts/proof/passkey.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { PaymentPasswordDialog } from '../../people/identity/proof/payment-password-dialog.tsx';
import { hasSecondFactor, type Passkey, type Protection } from '../../people/identity/protection-queries.ts';
import { ContactDialog } from './contacts/contact-dialog.tsx';
import type { ContactKind } from './contacts/contact-kind.ts';
import { ContactRow } from './contacts/contact-row.tsx';
import { PasskeyDialog } from './factors/passkey-dialog.tsx';
import { PasskeyList } from './factors/passkey-list.tsx';
import { type Removal, RemoveDialog } from './factors/remove-dialog.tsx';
import { RenamePasskeyDialog } from './factors/rename-passkey-dialog.tsx';
import { RenewCodesDialog } from './factors/renew-codes-dialog.tsx';
import { TotpDialog } from './factors/totp-dialog.tsx';
import { LinkedAccounts } from './linked/linked-accounts.tsx';
import { isWayBackMissing } from './protection.ts';
import { SettingRow } from './setting-row.tsx';

type Open =
  | 'payment'
  | 'totp'
  | 'passkey'
  | 'codes'
  | { contact: ContactKind }
  | { rename: Passkey }
  | { remove: Removal }
  | undefined;

/** All protections of the account, each with its own button to change it. */
export function Settings({ protection }: { protection: Protection }) {
  const { t } = useTranslation('security');
  const { timeZone } = useBrand();
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const { hasPassword, hasPaymentPassword, totp, passkeys, recoveryCodesLeft } = protection;
  const on = { words: t('on'), good: true };
  const off = { words: t('off'), good: false };
  // What is asked for stands where it is seen first.
  const asksFirst = isWayBackMissing(protection);
  const contacts = (['mobile', 'email'] as const).map((kind) => (
    <ContactRow key={kind} kind={kind} protection={protection} onOpen={() => setOpen({ contact: kind })} />
  ));
  return (
    <div className="lit rounded-large bg-surface px-5">
      {asksFirst && contacts}
      <SettingRow
        icon={<LockKeyhole />}
        title={t('password.title')}
        text={
          hasPassword
            ? t('password.changed', { date: displayDate(protection.passwordChangedAt, timeZone) })
            : t('password.none')
        }
        action={
          hasPassword && (
            <LinkButton variant="secondary" size="small" href={paths.changePasswordDialog()}>
              {t('password.change')}
            </LinkButton>
          )
        }
      />
      {!asksFirst && contacts}
      <SettingRow
        icon={<Banknote />}
        title={t('payment.title')}
        state={
          hasPaymentPassword ? { ...on, words: t('payment.isSet') } : { ...off, words: t('payment.isNotSet') }
        }
        text={t('payment.text')}
        action={
          <Button variant="secondary" size="small" disabled={!hasPassword} onClick={() => setOpen('payment')}>
            {hasPaymentPassword ? t('payment.change') : t('payment.set')}
          </Button>
        }
      />
      <SettingRow
        icon={<Smartphone />}
        title={t('totp.title')}
        state={totp ? on : off}
        text={t('totp.text')}
        action={
          <span className="flex flex-wrap gap-2">
            <Button variant="secondary" size="small" disabled={!hasPassword} onClick={() => setOpen('totp')}>
              {totp ? t('totp.setUpAgain') : t('totp.setUp')}
            </Button>
            {totp && (
              <Button variant="ghost" size="small" onClick={() => setOpen({ remove: { what: 'totp' } })}>
                {t('totp.turnOff')}
              </Button>
            )}
          </span>
        }
      />
      <SettingRow
        icon={<Fingerprint />}
        title={t('passkeys.title')}
        state={passkeys.length > 0 ? on : off}
        text={canUsePasskeys() ? t('passkeys.text') : t('passkeys.failed.unsupported')}
        action={
          canUsePasskeys() && (
            <Button
              variant="secondary"
              size="small"
              disabled={!hasPassword}
              onClick={() => setOpen('passkey')}
            >
              {t('passkeys.add')}
            </Button>
          )
        }
      >
        <PasskeyList
          passkeys={passkeys}
          onRename={(passkey) => setOpen({ rename: passkey })}
          onRemove={({ id, name }) => setOpen({ remove: { what: id, name } })}
        />
      </SettingRow>
      {hasSecondFactor(protection) && (
        <SettingRow
          icon={<LifeBuoy />}
          title={t('recovery.title')}
          text={t('recovery.left', { count: recoveryCodesLeft })}
          action={
            <Button variant="secondary" size="small" onClick={() => setOpen('codes')}>
              {t('recovery.renew')}
            </Button>
          }
        />
      )}
      <LinkedAccounts />
      <PartsAt place="security" props={{}} />
      {open === 'payment' && <PaymentPasswordDialog protection={protection} onClose={close} />}
      {open === 'totp' && <TotpDialog protection={protection} onClose={close} />}
      {open === 'passkey' && <PasskeyDialog protection={protection} onClose={close} />}
      {open === 'codes' && <RenewCodesDialog protection={protection} onClose={close} />}
      {typeof open === 'object' && 'contact' in open && (
        <ContactDialog kind={open.contact} protection={protection} onClose={close} />
      )}
      {typeof open === 'object' && 'rename' in open && (
        <RenamePasskeyDialog passkey={open.rename} protection={protection} onClose={close} />
      )}
      {typeof open === 'object' && 'remove' in open && (
        <RemoveDialog removal={open.remove} protection={protection} onClose={close} />
      )}
    </div>
  );
}
