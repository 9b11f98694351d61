import { broadcastResults } from '@lanna/contract/messaging/inbox/ops';
import { useTranslation } from 'react-i18next';
import { useOps } from '../../../../console/calls/ops-query.ts';
import { Facts } from '../../../../console/facts.tsx';
import { Money } from '../../../../console/money.tsx';
import { Panel } from '../../../../console/panel.tsx';
import { displayCount } from '../../../../i18n/format.ts';
import { QueryView } from '../../../../query-view.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';

/** What came of a broadcast: who received it, who opened it, and who deposited after it. */
export function BroadcastResults({ id, brand }: { id: string; brand: string }) {
  const { t } = useTranslation('inbox-console');
  return (
    <Panel title={t('results.title')} className="max-w-xl">
      <QueryView
        query={useOps(broadcastResults, { params: { id } })}
        label={t('results.title')}
        failed={t('results.failed')}
        shape={<Skeleton className="h-24" />}
      >
        {({ delivered, read, deposited }) => (
          <Facts
            facts={[
              { label: t('results.delivered'), value: displayCount(delivered) },
              { label: t('results.read'), value: displayCount(read) },
              {
                label: t('results.deposited', { days: deposited.days }),
                value: displayCount(deposited.members),
              },
              { label: t('results.amount'), value: <Money amount={deposited.amount} brand={brand} /> },
            ]}
          />
        )}
      </QueryView>
    </Panel>
  );
}
