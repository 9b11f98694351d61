import type { Value } from '@lanna/contract/endpoint';
import { moneyOf } from '@lanna/contract/money';
import {
  AGENT_ACCOUNT_KINDS,
  type agentAccount,
  agentAccountFile,
} from '@lanna/contract/money/transfers/agent-account';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Download, ReceiptText, SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useDownloadCsv } from '../../../api/calls/download-csv.ts';
import { useRefusalText } from '../../../api/calls/refusal-text.ts';
import { useBrand } from '../../../api/content/brand.ts';
import { displayDate } from '../../../i18n/format.ts';
import { QueryView } from '../../../query-view.tsx';
import { MoreRows } from '../../../shared-parts/lists/more-rows.tsx';
import { daysOf } from '../../../shared-parts/time/period-days.ts';
import { PeriodField } from '../../../shared-parts/time/period-field.tsx';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { notify } from '../../../ui/layers/notify.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { EmptyState } from '../../../ui/state.tsx';
import { MoneyText } from '../../../ui/text/money-text.tsx';
import { useUrlFilter } from '../../../use-url-filter.ts';
import { accountFilter } from './account-filter.ts';
import { AccountRows } from './account-rows.tsx';
import { accountQuery } from './queries.ts';

/** The agent's own money: what came from line and brand, what went to the line, and the sums of the period. */
export function AccountDetailsPage() {
  const { t } = useTranslation('transfers');
  const { timeZone } = useBrand();
  const today = displayDate(Date.now(), timeZone);
  const [filter, change] = useUrlFilter(accountFilter);
  const [from, to] = daysOf(filter, today);
  const asked = { from, to, kind: filter.kind || undefined };
  const query = useInfiniteQuery(accountQuery(asked));
  return (
    <section aria-labelledby="account-details-heading" className="flex flex-col gap-5 pt-4 sm:pt-1">
      <header className="flex flex-wrap items-end justify-between gap-3">
        <div className="min-w-0">
          <h2 id="account-details-heading" className="font-display font-semibold text-2xl">
            {t('pages.agentAccountDetails')}
          </h2>
          <p className="max-w-prose text-muted text-sm">{t('account.lead')}</p>
        </div>
        <File asked={asked} />
      </header>
      <form
        aria-label={t('account.filter')}
        onSubmit={(event) => event.preventDefault()}
        className="flex flex-col gap-3"
      >
        <PeriodField value={filter} today={today} onChange={change} />
        <SelectField
          label={t('account.kind')}
          className="sm:max-w-xs"
          value={filter.kind}
          onChange={({ target }) =>
            change({ kind: AGENT_ACCOUNT_KINDS.find((kind) => kind === target.value) ?? '' })
          }
          options={[
            { value: '', label: t('account.all') },
            ...AGENT_ACCOUNT_KINDS.map((kind) => ({ value: kind, label: t(`account.kinds.${kind}`) })),
          ]}
        />
      </form>
      <QueryView
        query={query}
        label={t('pages.agentAccountDetails')}
        failed={t('account.failed')}
        shape={<Skeleton className="h-72 rounded-large" />}
        isEmpty={({ pages }) => pages.every(({ rows }) => rows.length === 0)}
        empty={
          <EmptyState
            icon={filter.kind ? <SearchX /> : <ReceiptText />}
            title={t('account.empty')}
            text={t('account.emptyText')}
            {...(filter.kind && {
              action: (
                <Button variant="secondary" onClick={() => change({ kind: '' })}>
                  {t('account.showAll')}
                </Button>
              ),
            })}
          />
        }
        className="flex flex-col gap-5"
      >
        {({ pages }) => (
          <>
            <Totals totals={pages[0]?.totals ?? []} />
            <AccountRows rows={pages.flatMap(({ rows }) => rows)} />
            <MoreRows label={t('account.older')} query={query} />
          </>
        )}
      </QueryView>
    </section>
  );
}

function File({ asked }: { asked: { from: string; to: string; kind: string | undefined } }) {
  const { t } = useTranslation('transfers');
  const words = useRefusalText();
  const file = useDownloadCsv(agentAccountFile);
  return (
    <Button
      variant="secondary"
      size="small"
      icon={<Download aria-hidden="true" />}
      busy={file.isPending}
      onClick={() =>
        file.mutate({ query: asked } as Parameters<typeof file.mutate>[0], {
          onError: (error) => notify({ tone: 'danger', text: t('account.fileFailed'), detail: words(error) }),
        })
      }
    >
      {t('account.file')}
    </Button>
  );
}

/** What came and went of each kind that moved anything. */
function Totals({ totals }: { totals: Value<typeof agentAccount>['totals'] }) {
  const { t } = useTranslation('transfers');
  const { currencySymbol } = useBrand();
  const moved = totals.filter(({ came, went }) => moneyOf(came) > 0n || moneyOf(went) > 0n);
  return (
    <dl className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
      {moved.map(({ kind, came, went }) => (
        <div key={kind} className="lit flex flex-col gap-1 rounded-large bg-raised px-4 py-3">
          <dt className="text-muted text-sm">{t(`account.kinds.${kind}`)}</dt>
          <dd className="flex flex-wrap gap-x-4 font-semibold">
            {moneyOf(came) > 0n && <MoneyText amount={moneyOf(came)} symbol={currencySymbol} signed />}
            {moneyOf(went) > 0n && <MoneyText amount={-moneyOf(went)} symbol={currencySymbol} signed />}
          </dd>
        </div>
      ))}
    </dl>
  );
}
