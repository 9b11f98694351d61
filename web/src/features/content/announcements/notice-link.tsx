import { ArrowRight, ExternalLink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Path } from '../../../paths.ts';
import { LinkButton } from '../../../ui/button.tsx';

/** Where a notice leads: a place of this site, or another site in a window of its own. */
export function NoticeLink({ link, onFollow }: { link: string; onFollow?: () => void }) {
  const { t } = useTranslation('announcements');
  const isElsewhere = link.startsWith('https:');
  return (
    <LinkButton
      href={link as Path}
      icon={isElsewhere ? <ExternalLink aria-hidden="true" /> : <ArrowRight aria-hidden="true" />}
      {...(isElsewhere && { target: '_blank', rel: 'noopener noreferrer' })}
      {...(onFollow && { onClick: onFollow })}
    >
      {t(isElsewhere ? 'openElsewhere' : 'open')}
    </LinkButton>
  );
}
