import { Mail, Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button.tsx';
import type { Protection } from '../../../people/identity/protection-queries.ts';
import { SettingRow } from '../setting-row.tsx';
import { CONTACT_ACTIONS, type ContactKind, contactState } from './contact-kind.ts';

const ICONS = { mobile: <Phone />, email: <Mail /> };

/** The mobile number or the e-mail of the account, masked, with its way to be added, confirmed or changed. */
export function ContactRow({
  kind,
  protection,
  onOpen,
}: {
  kind: ContactKind;
  protection: Protection;
  onOpen: () => void;
}) {
  const { t } = useTranslation('security');
  const { provable, hasPassword } = protection;
  const masked = protection[`${kind}Masked`];
  const state = contactState(protection, kind);
  if (masked === null && !provable[kind]) return null;
  return (
    <SettingRow
      icon={ICONS[kind]}
      title={t(kind)}
      {...(provable[kind] || state === 'proved'
        ? { state: { words: t(`contact.${state}`), good: state === 'proved' } }
        : {})}
      text={
        <>
          {masked && <span className="figures block text-text">{masked}</span>}
          {t(`contact.${kind}.why`)}
        </>
      }
      action={
        provable[kind] && (
          <Button variant="secondary" size="small" disabled={!hasPassword} onClick={onOpen}>
            {t(`contact.${kind}.${CONTACT_ACTIONS[state]}`)}
          </Button>
        )
      }
    />
  );
}
