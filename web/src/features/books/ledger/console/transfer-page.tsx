import { type LegOnRecord, showTransfer } from '@lanna/contract/books/ledger/ops';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useOps } from '../../../../console/calls/ops-query.ts';
import { ConsoleLink } from '../../../../console/console-link.tsx';
import { ConsolePage } from '../../../../console/console-page.tsx';
import type { ConsolePageProps } from '../../../../console/console-topic.ts';
import { Facts } from '../../../../console/facts.tsx';
import { Money } from '../../../../console/money.tsx';
import { useCodeName } from '../../../../console/names/transfer-code.ts';
import { Can } from '../../../../console/operator.tsx';
import { Panel } from '../../../../console/panel.tsx';
import { When } from '../../../../console/when.tsx';
import { QueryView } from '../../../../query-view.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { AccountText } from './account-text.tsx';

/** One transfer: what moved, from where to where, why and when, and what it belongs to. */
export function TransferPage({ params }: ConsolePageProps) {
  const { t } = useTranslation('ledger-console');
  const codeName = useCodeName();
  const { id = '' } = params;
  const read = useOps(showTransfer, { params: { id } });
  return (
    <ConsolePage
      title={t('transfers.one', { id })}
      crumbs={[{ href: '/ledger/transfers', label: t('transfers.title') }]}
    >
      <QueryView
        query={read}
        label={t('transfers.loading')}
        failed={t('transfers.failed')}
        shape={<Skeleton className="h-80" />}
      >
        {({ transfer, together, reverses, reversedBy }) => (
          <div className="grid items-start gap-4 xl:grid-cols-2">
            <div className="flex min-w-0 flex-col gap-4">
              <Panel title={t('transfers.moved')}>
                <Sides leg={transfer} />
              </Panel>
              {together.length > 0 && (
                <Panel title={t('transfers.together')} text={t('transfers.togetherText')}>
                  <ul className="divide-y divide-line">
                    {together.map((leg) => (
                      <li key={leg.id} className="py-2">
                        <Sides leg={leg} />
                        <ConsoleLink href={`/ledger/transfers/${leg.id}`}>
                          {t('transfers.one', { id: leg.id })}
                        </ConsoleLink>
                      </li>
                    ))}
                  </ul>
                </Panel>
              )}
            </div>
            <Panel title={t('transfers.facts')}>
              <Facts
                facts={[
                  {
                    label: t('field.code'),
                    value: codeName(transfer.code),
                  },
                  { label: t('field.brand'), value: transfer.brand },
                  {
                    label: t('field.happened'),
                    value: <When at={transfer.at} brand={transfer.brand} variant="full" />,
                  },
                  {
                    label: t('field.at'),
                    value: <When at={transfer.writtenAt} brand={transfer.brand} variant="full" />,
                  },
                  {
                    label: t('field.reference'),
                    value: <code className="break-all text-xs">{transfer.reference}</code>,
                    action: (
                      <Can permission="vendor-wallet.read" brand={transfer.brand}>
                        <ConsoleLink href={`/rounds?transaction=${transfer.reference}&at=all`}>
                          {t('findRound')}
                        </ConsoleLink>
                      </Can>
                    ),
                  },
                  { label: t('field.block'), value: transfer.block ?? t('unsealed') },
                  reverses !== null && {
                    label: t('field.reverses'),
                    value: (
                      <ConsoleLink href={`/ledger/transfers?search=${reverses}&at=all`}>
                        {reverses}
                      </ConsoleLink>
                    ),
                  },
                  reversedBy !== null && {
                    label: t('field.reversedBy'),
                    value: (
                      <ConsoleLink href={`/ledger/transfers?search=${reversedBy}&at=all`}>
                        {reversedBy}
                      </ConsoleLink>
                    ),
                  },
                ]}
              />
            </Panel>
          </div>
        )}
      </QueryView>
    </ConsolePage>
  );
}

function Sides({ leg }: { leg: LegOnRecord }) {
  const { t } = useTranslation('ledger-console');
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-sm">
      <span className="flex flex-wrap items-center gap-1.5">
        <AccountText account={leg.from} />
        <After balance={leg.fromBalance} brand={leg.brand} />
        <ArrowRight className="size-3.5 text-muted" aria-label={t('field.to')} />
        <AccountText account={leg.to} />
        <After balance={leg.toBalance} brand={leg.brand} />
      </span>
      <span className="figures font-semibold">
        <Money amount={leg.amount} brand={leg.brand} currency={leg.currency} />
      </span>
    </div>
  );
}

function After({ balance, brand }: { balance: string | null; brand: string }) {
  const { t } = useTranslation('ledger-console');
  if (balance === null) return null;
  return (
    <span className="text-muted text-xs">
      ({t('then')} <Money amount={balance} brand={brand} />)
    </span>
  );
}
