import { showOpsWithdrawal, type WithdrawalPage as Withdrawal } from '@lanna/contract/money/withdrawals/ops';
import { useTranslation } from 'react-i18next';
import { Refusal } from '../../../../../api/calls/refusal.ts';
import { useOps } from '../../../../../console/calls/ops-query.ts';
import { ConsoleLink } from '../../../../../console/console-link.tsx';
import { ConsolePage } from '../../../../../console/console-page.tsx';
import type { ConsolePageProps } from '../../../../../console/console-topic.ts';
import { MemberLink } from '../../../../../console/member-link.tsx';
import { Money } from '../../../../../console/money.tsx';
import { useMay } from '../../../../../console/operator.tsx';
import { StatusBadge } from '../../../../../console/status-badge.tsx';
import { QueryView } from '../../../../../query-view.tsx';
import { Skeleton } from '../../../../../ui/skeleton.tsx';
import { EmptyState } from '../../../../../ui/state.tsx';
import { WITHDRAWAL_TONES } from '../tones.ts';
import { AsksPanel } from './asks-panel.tsx';
import { DecisionPanel } from './decision-panel.tsx';
import { FactsPanel } from './facts-panel.tsx';
import { HistoryPanel } from './history-panel.tsx';
import { PayoutsPanel } from './payouts-panel.tsx';
import { Promised } from './promised.tsx';
import { ReasonsPanel } from './reasons-panel.tsx';
import { RequestPanel } from './request-panel.tsx';

/** One withdrawal: why it waits, everything one needs to know to decide, and the decision. */
export function WithdrawalPage({ params: { id = '' } }: ConsolePageProps) {
  const { t } = useTranslation('withdrawals-console');
  const withdrawal = useOps(showOpsWithdrawal, { params: { id } });
  const crumbs = [{ href: '/withdrawals?state=undecided', label: t('desk.title') }];
  return (
    <QueryView
      query={withdrawal}
      label={t('one.loading')}
      failed={t('one.failed')}
      shape={<Skeleton className="h-96 w-full" />}
      shapeClassName="p-6"
      refused={(error) =>
        error instanceof Refusal &&
        error.code === 'not_found' && (
          <ConsolePage title={t('desk.title')} crumbs={crumbs}>
            <EmptyState
              title={t('one.unknown')}
              action={<ConsoleLink href="/withdrawals">{t('one.toList')}</ConsoleLink>}
            />
          </ConsolePage>
        )
      }
    >
      {(found) => (
        <ConsolePage
          title={t('one.title', { name: found.row.member.name })}
          crumbs={crumbs}
          heading={<Heading withdrawal={found} />}
        >
          <Found withdrawal={found} />
        </ConsolePage>
      )}
    </QueryView>
  );
}

function Heading({ withdrawal: { row } }: { withdrawal: Withdrawal }) {
  const { t } = useTranslation('withdrawals-console');
  return (
    <span className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
      <Money amount={row.amount} brand={row.brand} />
      <span className="font-normal text-base">
        <MemberLink id={row.member.id} brand={row.brand}>
          {row.member.name}
        </MemberLink>
      </span>
      <span className="flex flex-wrap items-center gap-x-4 font-normal text-sm">
        <StatusBadge tone={WITHDRAWAL_TONES[row.state]}>{t(`state.${row.state}`)}</StatusBadge>
        {row.promisedUntil && <Promised until={row.promisedUntil} brand={row.brand} />}
        <span className="text-muted">{row.brand}</span>
      </span>
    </span>
  );
}

function Found({ withdrawal }: { withdrawal: Withdrawal }) {
  const may = useMay();
  const mayDecide = may('withdrawals.decide', withdrawal.row.brand);
  return (
    <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_27rem]">
      <div className="flex min-w-0 flex-col gap-4">
        <ReasonsPanel withdrawal={withdrawal} />
        <FactsPanel withdrawal={withdrawal} />
        <AsksPanel withdrawal={withdrawal} />
        <PayoutsPanel withdrawal={withdrawal} />
      </div>
      <div className="flex min-w-0 flex-col gap-4 xl:sticky xl:top-4">
        {mayDecide && <DecisionPanel key={withdrawal.row.version} withdrawal={withdrawal} />}
        <RequestPanel withdrawal={withdrawal} />
        <HistoryPanel withdrawal={withdrawal} />
      </div>
    </div>
  );
}
