import { moneyOf } from '@lanna/contract/money';
import type { StatementRow } from '@lanna/contract/play/records/records';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Download, ScrollText } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefusalText } from '../../../api/calls/refusal-text.ts';
import { useBrand } from '../../../api/content/brand.ts';
import { displayCount } from '../../../i18n/format.ts';
import { QueryView } from '../../../query-view.tsx';
import { PeriodField } from '../../../shared-parts/time/period-field.tsx';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { notify } from '../../../ui/layers/notify.ts';
import { EmptyState } from '../../../ui/state.tsx';
import { MoneyText } from '../../../ui/text/money-text.tsx';
import { CheckPanel } from './check-panel.tsx';
import { useDownloadStatement } from './download-statement.ts';
import { ListShape } from './list-shape.tsx';
import { MoreButton } from './more-button.tsx';
import { statementQuery } from './queries.ts';
import { daysAsked } from './record-filter.ts';
import { StatementList } from './statement-list.tsx';
import type { ViewProps } from './transactions-view.tsx';
import { useCheck } from './use-check.ts';
import { useLegWords } from './use-leg-words.ts';

const PAGE_SIZE = 25;

/** Every change of one account, with both legs and the balance after it; the rows in view are checked on request. */
export function StatementView({ filter, today, onChange }: ViewProps) {
  const { t } = useTranslation('records');
  const asked = { ...daysAsked(filter, today), account: filter.account || undefined };
  const query = useInfiniteQuery(statementQuery({ ...asked, pageSize: PAGE_SIZE }));
  const check = useCheck();
  const first = query.data?.pages[0];
  const { account: accountName } = useLegWords();
  return (
    <>
      <form
        aria-label={t('filter')}
        onSubmit={(event) => event.preventDefault()}
        className="flex flex-col gap-3"
      >
        <PeriodField value={filter} today={today} onChange={onChange} />
        <div className="flex flex-wrap items-end justify-between gap-3">
          {first && first.accounts.length > 1 ? (
            <SelectField
              label={t('account')}
              value={first.account ?? ''}
              onChange={({ target }) => onChange({ account: target.value })}
              options={first.accounts.map((account) => ({
                value: account.id,
                label: accountName(account),
              }))}
              className="min-w-56 flex-1 sm:max-w-xs"
            />
          ) : (
            <span />
          )}
          <DownloadButton query={asked} disabled={!first?.changes} />
        </div>
      </form>
      <QueryView
        query={query}
        label={t('loading')}
        failed={t('failed')}
        shapeClassName="flex flex-col gap-2.5"
        shape={<ListShape />}
        className="flex flex-col gap-4"
      >
        {({ pages }) => {
          const [{ account, opening, closing, changes } = NOTHING] = pages;
          const rows = pages.flatMap((page) => page.rows);
          const checked = check.data?.account === account ? check.data : undefined;
          return (
            <>
              <Balances opening={opening} closing={closing} changes={changes} />
              {changes === 0 || account === null ? (
                <NoChanges wider={filter.period !== 'year'} onYear={() => onChange({ period: 'year' })} />
              ) : (
                <>
                  <CheckPanel
                    rows={rows}
                    verdicts={checked?.verdicts}
                    busy={check.isPending}
                    error={check.error}
                    onCheck={() => check.mutate({ account, rows })}
                  />
                  <StatementList
                    rows={rows}
                    verdicts={checked?.verdicts}
                    account={accountOf(pages, account)}
                  />
                  <MoreButton query={query} />
                </>
              )}
            </>
          );
        }}
      </QueryView>
    </>
  );
}

const NOTHING = { account: null, opening: '0.00', closing: '0.00', changes: 0 };

function accountOf(
  pages: readonly { accounts: readonly { id: string; kind: string; purpose: string }[] }[],
  id: string,
) {
  return pages[0]?.accounts.find((account) => account.id === id) ?? { kind: 'player_cash', purpose: '' };
}

/** What the period began and ended with: the difference is the sum of its changes. */
function Balances({ opening, closing, changes }: { opening: string; closing: string; changes: number }) {
  const { t } = useTranslation('records');
  const { currencySymbol: symbol } = useBrand();
  return (
    <dl className="lit grid grid-cols-2 gap-x-4 gap-y-3 rounded-large bg-raised px-5 py-4 lg:grid-cols-4">
      <Fact label={t('opening')}>
        <MoneyText amount={moneyOf(opening)} symbol={symbol} />
      </Fact>
      <Fact label={t('closing')}>
        <MoneyText amount={moneyOf(closing)} symbol={symbol} />
      </Fact>
      <Fact label={t('difference')}>
        <MoneyText amount={moneyOf(closing) - moneyOf(opening)} symbol={symbol} signed />
      </Fact>
      <Fact label={t('changes')}>{displayCount(changes)}</Fact>
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-muted text-xs">{label}</dt>
      <dd className="figures font-display font-semibold text-[clamp(0.875rem,4.4vw,1.125rem)]">{children}</dd>
    </div>
  );
}

function NoChanges({ wider, onYear }: { wider: boolean; onYear: () => void }) {
  const { t } = useTranslation('records');
  return (
    <EmptyState
      icon={<ScrollText />}
      title={t('noChanges')}
      text={t('noChangesText')}
      action={
        wider && (
          <Button variant="secondary" onClick={onYear}>
            {t('showYear')}
          </Button>
        )
      }
    />
  );
}

function DownloadButton({
  query,
  disabled,
}: {
  query: { from: string; to: string; account: string | undefined };
  disabled: boolean;
}) {
  const { t } = useTranslation('records');
  const { timeZone } = useBrand();
  const words = useRefusalText();
  const legs = useLegWords();
  const download = useDownloadStatement();
  const own = t('csv.thisAccount');
  const leg = (row: StatementRow, side: 'from' | 'to') =>
    moneyOf(row.change) < 0n === (side === 'from') ? own : legs.other(row);
  return (
    <Button
      variant="secondary"
      size="small"
      icon={<Download aria-hidden="true" />}
      busy={download.isPending}
      disabled={disabled}
      onClick={() =>
        download.mutate(
          {
            query,
            timeZone,
            fileName: `statement-${query.from}-${query.to}.csv`,
            words: {
              columns: [
                t('csv.number'),
                t('csv.time'),
                t('csv.what'),
                t('csv.from'),
                t('csv.to'),
                t('csv.change'),
                t('csv.balance'),
                t('csv.currency'),
                t('csv.about'),
                t('csv.reference'),
                t('csv.transfer'),
              ],
              what: (row) => legs.what(row.code, moneyOf(row.change)),
              from: (row) => leg(row, 'from'),
              to: (row) => leg(row, 'to'),
            },
          },
          {
            onError: (failure) =>
              notify({ text: t('downloadFailed'), detail: words(failure), tone: 'danger' }),
          },
        )
      }
    >
      {download.isPending && download.rows > 0
        ? t('downloading', { rows: displayCount(download.rows) })
        : t('download')}
    </Button>
  );
}
