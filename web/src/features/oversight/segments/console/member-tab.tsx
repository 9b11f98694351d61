import { showMemberFigures } from '@lanna/contract/oversight/segments/ops';
import { useTranslation } from 'react-i18next';
import { useOps } from '../../../../console/calls/ops-query.ts';
import { ConsoleLink } from '../../../../console/console-link.tsx';
import { Facts } from '../../../../console/facts.tsx';
import type { MemberTabProps } from '../../../../console/member-tabs.ts';
import { Money } from '../../../../console/money.tsx';
import { Panel } from '../../../../console/panel.tsx';
import { When } from '../../../../console/when.tsx';
import { displayCount } from '../../../../i18n/format.ts';
import { QueryView } from '../../../../query-view.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';

/** What one member has moved and played in all, and the segments it is in. */
export function MemberTab({ member }: MemberTabProps) {
  const { t } = useTranslation('segments-console');
  const { id, brand } = member;
  const money = (amount: string, signed = false) => <Money amount={amount} brand={brand} signed={signed} />;
  return (
    <QueryView
      query={useOps(showMemberFigures, { params: { id } })}
      label={t('tab.title')}
      failed={t('tab.failed')}
      shape={<Skeleton className="h-64" />}
      className="grid items-start gap-4 lg:grid-cols-2"
    >
      {(figures) => (
        <>
          <Panel title={t('tab.title')} text={t('tab.text')}>
            <Facts
              facts={[
                { label: t('figure.net'), value: money(figures.net, true) },
                { label: t('figure.deposits'), value: money(figures.deposits) },
                { label: t('figure.depositCount'), value: displayCount(figures.depositCount) },
                { label: t('figure.withdrawals'), value: money(figures.withdrawals) },
                { label: t('tab.withdrawalCount'), value: displayCount(figures.withdrawalCount) },
                { label: t('figure.ggr'), value: money(figures.ggr, true) },
                { label: t('tab.stake'), value: money(figures.stake) },
                { label: t('tab.payout'), value: money(figures.payout) },
                { label: t('figure.bets'), value: displayCount(figures.bets) },
                { label: t('figure.bonuses'), value: money(figures.bonuses) },
                {
                  label: t('column.lastDeposit'),
                  value: <When at={figures.lastDepositAt} brand={brand} variant="full" never={t('never')} />,
                },
                { label: t('column.lastBet'), value: figures.lastBetDay ?? t('never') },
              ]}
            />
          </Panel>
          <Panel title={t('tab.segments')}>
            {figures.segments.length === 0 ? (
              <p className="text-muted text-sm">{t('tab.noSegments')}</p>
            ) : (
              <ul className="flex flex-col gap-1.5 text-sm">
                {figures.segments.map((segment) => (
                  <li key={segment.id}>
                    <ConsoleLink href={`/member-figures?segment=${segment.id}`} className="text-accent-text">
                      {segment.name}
                    </ConsoleLink>
                  </li>
                ))}
              </ul>
            )}
          </Panel>
        </>
      )}
    </QueryView>
  );
}
