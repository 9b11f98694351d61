import { LIMIT_KINDS, type Protection } from '@lanna/contract/accounts/protection/limits';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { BreakCards } from '../exclusion/break-cards.tsx';
import { ExclusionCard } from '../exclusion/exclusion-card.tsx';
import { LimitCard } from '../limits/limit-card.tsx';
import { Glance } from './glance.tsx';
import { HelpCard } from './help-card.tsx';
import { NewsCard } from './news-card.tsx';
import { TimeCard } from './time-card.tsx';

/** Everything at one look: what holds, what is used, the limits, a break, and where help is. */
export function Overview({
  protection,
  returned = false,
  onView,
}: {
  protection: Protection;
  /** From one of the steps: what it has come to stands at the top. */
  returned?: boolean;
  onView: (view: 'break' | 'exclusion') => void;
}) {
  const { t } = useTranslation('protection');
  const { exclusion, coolingHours } = protection;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (returned) heading.current?.focus();
  }, [returned]);
  return (
    <>
      <header>
        <h2
          id="protection-heading"
          ref={heading}
          tabIndex={-1}
          className="font-display font-semibold text-2xl outline-none"
        >
          {t('title')}
        </h2>
        <p className="mt-1 text-muted">{exclusion ? t('leadExcluded') : t('lead')}</p>
      </header>
      {exclusion && <ExclusionCard protection={protection} exclusion={exclusion} onView={onView} />}
      <Glance protection={protection} />
      <div className="flex flex-col gap-3">
        <h3 className="font-display font-semibold text-xl">{t('limits.title')}</h3>
        <p className="-mt-2 text-muted text-sm">{t('limits.rule', { hours: coolingHours })}</p>
        {LIMIT_KINDS.map((kind) => (
          <LimitCard
            key={kind}
            kind={kind}
            limits={protection.limits.filter((limit) => limit.kind === kind)}
            protection={protection}
          />
        ))}
        <TimeCard protection={protection} />
      </div>
      {!exclusion && <BreakCards protection={protection} onView={onView} />}
      <NewsCard protection={protection} />
      <HelpCard />
    </>
  );
}
