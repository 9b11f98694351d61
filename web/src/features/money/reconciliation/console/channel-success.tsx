import { CHANNEL_DAYS, showChannelSuccess } from '@lanna/contract/money/reconciliation/channel-ops';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrandScope } from '../../../../console/brand-scope.ts';
import { useOps } from '../../../../console/calls/ops-query.ts';
import { Money } from '../../../../console/money.tsx';
import { Panel } from '../../../../console/panel.tsx';
import { displayCount } from '../../../../i18n/format.ts';
import { QueryView } from '../../../../query-view.tsx';
import { Segments } from '../../../../ui/fields/segments.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { Sheet } from './sheet.tsx';

/** Of deposits and withdrawals of the last days, by channel: how many succeeded, and how long it took. */
export function ChannelSuccess() {
  const { t } = useTranslation('reconciliation-console');
  const { brand } = useBrandScope();
  const [days, setDays] = useState<(typeof CHANNEL_DAYS)[number]>('7');
  return (
    <Panel
      title={t('success.title')}
      text={t('success.text')}
      flush
      actions={
        <Segments
          label={t('success.days')}
          segments={CHANNEL_DAYS.map((value) => ({
            value,
            label: t('success.last', { count: Number(value) }),
          }))}
          value={days}
          onValueChange={setDays}
        />
      }
    >
      <QueryView
        query={useOps(showChannelSuccess, { query: { days, ...(brand ? { brand } : {}) } })}
        label={t('success.title')}
        failed={t('success.failed')}
        shape={<Skeleton className="m-4 h-24" />}
      >
        {({ channels }) => (
          <Sheet
            none={t('success.none')}
            heads={[
              t('clearing.channel'),
              t('success.way'),
              t('success.asked'),
              t('success.done'),
              t('success.share'),
              t('success.failedCount'),
              t('success.open'),
              t('success.amount'),
              t('success.median'),
            ]}
            rows={channels.map((of) => ({
              key: `${of.brand} ${of.way} ${of.code} ${of.currency}`,
              cells: [
                <span key="name">
                  <span className="font-semibold">{of.code}</span>
                  <span className="block text-muted text-xs">
                    {of.brand} · {of.currency}
                  </span>
                </span>,
                t(`success.ways.${of.way}`),
                displayCount(of.asked),
                displayCount(of.done),
                of.done + of.failed === 0 ? '–' : `${Math.round((of.done / (of.done + of.failed)) * 100)}%`,
                displayCount(of.failed),
                displayCount(of.open),
                <Money key="amount" amount={of.doneAmount} brand={of.brand} />,
                of.medianMinutes === null
                  ? '–'
                  : t('success.minutes', { minutes: displayCount(of.medianMinutes) }),
              ],
            }))}
          />
        )}
      </QueryView>
    </Panel>
  );
}
