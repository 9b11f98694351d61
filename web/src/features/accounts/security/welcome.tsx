import { useQuery } from '@tanstack/react-query';
import { PartyPopper } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { firstLogin } from '../../../api/first-login.ts';
import { memberQuery } from '../../../api/queries.ts';
import { paths } from '../../../paths.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';

/** Shown after the first login of an account: the protections to set before a deposit. May be postponed. */
export function Welcome() {
  const { t } = useTranslation('security');
  const { data: member } = useQuery(memberQuery);
  const [shown, setShown] = useState(firstLogin.is);
  if (!shown || !member) return null;
  function putOff() {
    firstLogin.putOff();
    setShown(false);
  }
  return (
    <section
      aria-labelledby="welcome-heading"
      className="lit sky flex flex-wrap items-center gap-4 rounded-large bg-raised p-5"
    >
      <PartyPopper className="size-8 shrink-0 text-accent-text" aria-hidden="true" />
      <div className="min-w-0 flex-1 basis-56">
        <h3 id="welcome-heading" className="font-display font-semibold text-lg">
          {t('welcome.title', { name: member.userName })}
        </h3>
        <p className="text-muted text-sm">{t('welcome.text')}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <LinkButton variant="secondary" size="small" href={paths.memberCentre('protection')}>
          {t('welcome.limits')}
        </LinkButton>
        <Button variant="ghost" size="small" onClick={putOff}>
          {t('welcome.later')}
        </Button>
      </div>
    </section>
  );
}
