import { showRound } from '@lanna/contract/money/vendor-wallet/ops';
import { useTranslation } from 'react-i18next';
import { useOps } from '../../../../console/calls/ops-query.ts';
import { ConsoleLink } from '../../../../console/console-link.tsx';
import { ConsolePage } from '../../../../console/console-page.tsx';
import type { ConsolePageProps } from '../../../../console/console-topic.ts';
import { Facts } from '../../../../console/facts.tsx';
import { Money } from '../../../../console/money.tsx';
import { Panel } from '../../../../console/panel.tsx';
import { When } from '../../../../console/when.tsx';
import { QueryView } from '../../../../query-view.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { AlertLine } from './alert-line.tsx';
import { BetStatusBadge } from './bet-columns.tsx';
import { CaseDecision } from './case-decision.tsx';
import { MoneyMoves } from './money-moves.tsx';
import { RoundReceipt } from './round-receipt.tsx';
import { RoundTimeLine } from './round-time-line.tsx';

/** One round, as a dispute is settled on it: what was said, what moved, and what can be decided. */
export function RoundPage({ params }: ConsolePageProps) {
  const { t } = useTranslation('bets-console');
  const { id = '' } = params;
  const read = useOps(showRound, { params: { id } });
  const round = read.data?.round;
  return (
    <ConsolePage
      title={round ? t('round.title', { game: round.gameName }) : t('round.one')}
      description={round && <span className="break-all font-mono text-xs">{round.round}</span>}
      crumbs={[{ href: '/rounds', label: t('rounds.title') }]}
    >
      <QueryView
        query={read}
        label={t('round.loading')}
        failed={t('round.failed')}
        shape={<Skeleton className="h-96" />}
      >
        {(shown) => (
          <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
            <div className="flex min-w-0 flex-col gap-4">
              {shown.cases.map((one) => (
                <CaseDecision key={one.id} found={one} />
              ))}
              <Panel title={t('money.title')} text={t('money.text')}>
                <MoneyMoves transactions={shown.transactions} brand={shown.round.brand} />
              </Panel>
              <Panel title={t('time.title')} text={t('time.text', { days: shown.keptDays })}>
                <RoundTimeLine round={shown} />
              </Panel>
            </div>
            <div className="flex min-w-0 flex-col gap-4">
              <Panel title={t('round.facts')}>
                <Facts
                  facts={[
                    { label: t('field.status'), value: <BetStatusBadge status={shown.round.status} /> },
                    {
                      label: t('field.member'),
                      value: (
                        <ConsoleLink href={`/members/${shown.round.member.id}`}>
                          {shown.round.member.name}
                        </ConsoleLink>
                      ),
                    },
                    {
                      label: t('field.game'),
                      value: (
                        <>
                          {shown.round.gameName}{' '}
                          <ConsoleLink href={`/vendors/${shown.round.vendor}`}>
                            {shown.round.vendorName}
                          </ConsoleLink>
                        </>
                      ),
                    },
                    { label: t('field.brand'), value: shown.round.brand },
                    {
                      label: t('field.stake'),
                      value: <Money amount={shown.round.stake} brand={shown.round.brand} />,
                    },
                    {
                      label: t('field.freeStake'),
                      value: <Money amount={shown.round.freeStake} brand={shown.round.brand} />,
                    },
                    {
                      label: t('field.payout'),
                      value: <Money amount={shown.round.payout} brand={shown.round.brand} />,
                    },
                    {
                      label: t('field.refunded'),
                      value: <Money amount={shown.round.refunded} brand={shown.round.brand} />,
                    },
                    {
                      label: t('field.net'),
                      value: <Money amount={shown.round.net} brand={shown.round.brand} signed />,
                    },
                    {
                      label: t('field.placedAt'),
                      value: <When at={shown.round.placedAt} brand={shown.round.brand} variant="full" />,
                    },
                    {
                      label: t('field.settledAt'),
                      value: <When at={shown.round.settledAt} brand={shown.round.brand} variant="full" />,
                    },
                    {
                      label: t('field.id'),
                      value: <code className="break-all text-xs">{shown.round.id}</code>,
                    },
                  ]}
                />
              </Panel>
              <RoundReceipt id={id} />
              {shown.alerts.length > 0 && (
                <Panel title={t('alerts.title')}>
                  <ul className="flex flex-col gap-2 text-sm">
                    {shown.alerts.map((alert) => (
                      <AlertLine key={alert.id} alert={alert} />
                    ))}
                  </ul>
                </Panel>
              )}
            </div>
          </div>
        )}
      </QueryView>
    </ConsolePage>
  );
}
