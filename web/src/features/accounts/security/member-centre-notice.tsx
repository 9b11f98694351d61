import { moneyOf } from '@lanna/contract/money';
import { useQuery } from '@tanstack/react-query';
import { LifeBuoy } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { balanceQuery, memberQuery } from '../../../api/queries.ts';
import { paths } from '../../../paths.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { isAskDue, keepPutOff, readPutOff } from './contacts/way-back-asked.ts';

/** Asks a member who has nothing but the password for a number or e-mail, above the pages of the centre. May be put off. */
export function MemberCentreNotice({ page }: { page: string }) {
  const { data: member } = useQuery(memberQuery);
  const { data: balance } = useQuery(balanceQuery);
  // The security page says so itself.
  if (!member?.wayBackMissing || !balance || page === 'securityCenter') return null;
  return <WayBackCard key={member.id} memberId={member.id} hasMoney={moneyOf(balance.sumBalance) > 0n} />;
}

function WayBackCard({ memberId, hasMoney }: { memberId: string; hasMoney: boolean }) {
  const { t } = useTranslation('security');
  // Decided when the centre opens: a card that comes later would push away what is about to be pressed.
  const [shown, setShown] = useState(() => isAskDue(readPutOff(), { memberId, hasMoney, nowMs: Date.now() }));
  if (!shown) return null;
  function putOff() {
    keepPutOff({ memberId, hasMoney, nowMs: Date.now() });
    setShown(false);
  }
  return (
    <section
      aria-labelledby="way-back-heading"
      className="lit mx-auto mt-4 mb-1 flex max-w-3xl flex-wrap items-center gap-x-4 gap-y-3 rounded-large bg-raised p-4 sm:mx-0 sm:mt-1 sm:mb-5"
    >
      <LifeBuoy className="size-7 shrink-0 text-accent-text" strokeWidth={1.5} aria-hidden="true" />
      <div className="min-w-0 flex-1 basis-56">
        <h2 id="way-back-heading" className="font-semibold">
          {t('ask.title')}
        </h2>
        <p className="text-muted text-sm">{t('ask.text')}</p>
      </div>
      <div className="flex gap-2">
        <LinkButton size="small" variant="secondary" href={paths.memberCentre('securityCenter')}>
          {t('ask.now')}
        </LinkButton>
        <Button size="small" variant="ghost" onClick={putOff}>
          {t('ask.later')}
        </Button>
      </div>
    </section>
  );
}
