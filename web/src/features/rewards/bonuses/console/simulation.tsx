import type { Value } from '@lanna/contract/endpoint';
import { simulateOffer } from '@lanna/contract/rewards/bonuses/ops';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOps } from '../../../../console/calls/ops-query.ts';
import { Facts } from '../../../../console/facts.tsx';
import { Money } from '../../../../console/money.tsx';
import { When } from '../../../../console/when.tsx';
import { QueryView } from '../../../../query-view.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';

/** What the terms would have come to last month; asked for by a press, since it looks through all bets of a month. */
export function Simulation({ id, brand }: { id: string; brand: string }) {
  const { t } = useTranslation('bonuses-console');
  const [isAsked, setAsked] = useState(false);
  return (
    <section className="flex flex-col gap-3" aria-labelledby={`simulation-${id}`}>
      <h3 id={`simulation-${id}`} className="font-semibold">
        {t('simulation.title')}
      </h3>
      <p className="max-w-prose text-muted text-sm">{t('simulation.text')}</p>
      {isAsked ? (
        <Result id={id} brand={brand} />
      ) : (
        <Button variant="secondary" className="self-start" onClick={() => setAsked(true)}>
          {t('simulation.run')}
        </Button>
      )}
    </section>
  );
}

function Result({ id, brand }: { id: string; brand: string }) {
  const { t } = useTranslation('bonuses-console');
  return (
    <QueryView
      query={useOps(simulateOffer, { params: { id } })}
      label={t('simulation.running')}
      failed={t('simulation.failed')}
      shape={<Skeleton className="h-48" />}
    >
      {(found) => <Figures found={found} brand={brand} />}
    </QueryView>
  );
}

function Figures({ found, brand }: { found: Value<typeof simulateOffer>; brand: string }) {
  const { t } = useTranslation('bonuses-console');
  const ended = found.completed + found.expired;
  const percent = ended === 0 ? 0 : Math.round((found.completed * 100) / ended);
  return (
    <Facts
      facts={[
        {
          label: t('simulation.span'),
          value: (
            <>
              <When at={found.from} brand={brand} /> – <When at={found.to} brand={brand} />
            </>
          ),
        },
        {
          label: t('simulation.takers'),
          value: t('simulation.takersText', { takers: found.takers, members: found.members }),
        },
        { label: t('simulation.taken'), value: String(found.taken) },
        {
          label: t('simulation.completed'),
          value: t('simulation.share', { count: found.completed, percent }),
        },
        { label: t('simulation.expired'), value: String(found.expired) },
        { label: t('simulation.open'), value: String(found.open) },
        { label: t('simulation.granted'), value: <Money amount={found.granted} brand={brand} /> },
        { label: t('simulation.kept'), value: <Money amount={found.kept} brand={brand} /> },
        {
          label: t('simulation.median'),
          value: found.medianDays === null ? '–' : found.medianDays.toFixed(1),
        },
      ]}
    />
  );
}
