import { Mail, MessageCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../ui/button.tsx';
import type { Contact } from './site-status.ts';

/** Contact Us, the way the brand has set it: its service page, its mailbox, or both. */
export function ContactLinks({ contact: { url, email } }: { contact: Contact }) {
  const { t } = useTranslation('site-states');
  return (
    <>
      {url && (
        <LinkButton href={url} target="_blank" rel="noopener" icon={<MessageCircle aria-hidden="true" />}>
          {t('contact')}
        </LinkButton>
      )}
      {email && (
        <LinkButton
          href={`mailto:${email}`}
          look={url ? 'secondary' : 'primary'}
          icon={<Mail aria-hidden="true" />}
        >
          {url ? email : t('contact')}
        </LinkButton>
      )}
    </>
  );
}
