import { moneyOf } from '@lanna/contract/money';
import { useQuery } from '@tanstack/react-query';
import { HandCoins, UserRound } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../api/content/brand.ts';
import { displayDateTime } from '../../../i18n/format.ts';
import { QueryView } from '../../../query-view.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { EmptyState } from '../../../ui/state.tsx';
import { MoneyText } from '../../../ui/text/money-text.tsx';
import { agentTransfersQuery } from './queries.ts';

/** What members of the own line have transferred to the agent, by the names the agent reads. */
export function AgentTransfersPage() {
  const { t } = useTranslation('transfers');
  const { currencySymbol, timeZone } = useBrand();
  const [pageNo, setPageNo] = useState(1);
  return (
    <section
      aria-labelledby="agent-transfers-heading"
      className="mx-auto flex max-w-2xl flex-col gap-6 pt-4 sm:mx-0 sm:pt-1"
    >
      <header>
        <h2 id="agent-transfers-heading" className="font-display font-semibold text-2xl">
          {t('pages.agentTransfers')}
        </h2>
        <p className="mt-1 text-muted text-sm">{t('team.lead')}</p>
      </header>
      <QueryView
        query={useQuery(agentTransfersQuery(pageNo))}
        label={t('pages.agentTransfers')}
        failed={t('team.failed')}
        shape={<Skeleton className="h-72 rounded-large" />}
        isEmpty={({ total }) => total === 0}
        empty={
          <div className="lit rounded-large bg-raised">
            <EmptyState icon={<HandCoins />} title={t('team.empty')} text={t('team.emptyText')} />
          </div>
        }
        className="flex flex-col gap-4"
      >
        {({ list, today, pageNum, totalPages }) => (
          <>
            <div className="lit sky rounded-large bg-raised p-5">
              <p className="text-muted text-sm">{t('team.today')}</p>
              <MoneyText
                amount={moneyOf(today)}
                symbol={currencySymbol}
                className="font-display font-semibold text-3xl"
              />
            </div>
            <ul className="lit overflow-hidden rounded-large bg-raised">
              {list.map(({ id, from, amount, at }) => (
                <li
                  key={id}
                  className="flex flex-wrap items-center gap-3 border-line border-b px-4 py-3 last:border-b-0"
                >
                  <span
                    className="flex size-9 shrink-0 items-center justify-center rounded-full bg-sunken text-accent-text"
                    aria-hidden="true"
                  >
                    <UserRound className="size-4.5" />
                  </span>
                  <div className="row-words">
                    <p className="wrap-anywhere font-medium">{from}</p>
                    <p className="figures text-muted text-xs">{displayDateTime(at, timeZone)}</p>
                  </div>
                  <MoneyText
                    amount={moneyOf(amount)}
                    symbol={currencySymbol}
                    signed
                    className="font-semibold"
                  />
                </li>
              ))}
            </ul>
            <Pager page={pageNum} pages={totalPages} onPage={setPageNo} label={t('recent.paging')} />
          </>
        )}
      </QueryView>
    </section>
  );
}
