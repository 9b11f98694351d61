import { TRANSACTION_KINDS, TRANSACTION_STATES } from '@lanna/contract/play/records/records';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ScrollText, SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../paths.ts';
import { QueryView } from '../../../query-view.tsx';
import { PeriodField } from '../../../shared-parts/time/period-field.tsx';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { EmptyState } from '../../../ui/state.tsx';
import { ListShape } from './list-shape.tsx';
import { MoreButton } from './more-button.tsx';
import { transactionsQuery } from './queries.ts';
import { daysAsked, type HistoryFilter } from './record-filter.ts';
import { TransactionList } from './transaction-list.tsx';

export interface ViewProps {
  filter: HistoryFilter;
  today: string;
  onChange: (changed: Partial<HistoryFilter>, how?: { replace: boolean }) => void;
}

export function TransactionsView({ filter, today, onChange }: ViewProps) {
  const { t } = useTranslation('records');
  const query = useInfiniteQuery(
    transactionsQuery({
      ...daysAsked(filter, today),
      kind: filter.kind || undefined,
      state: filter.state || undefined,
    }),
  );
  return (
    <>
      <form
        aria-label={t('filter')}
        onSubmit={(event) => event.preventDefault()}
        className="flex flex-col gap-3"
      >
        <PeriodField value={filter} today={today} onChange={onChange} />
        <div className="grid grid-cols-2 gap-3 sm:max-w-lg">
          <SelectField
            label={t('kind')}
            value={filter.kind}
            onChange={({ target }) =>
              onChange({ kind: TRANSACTION_KINDS.find((kind) => kind === target.value) ?? '' })
            }
            options={[
              { value: '', label: t('all') },
              ...TRANSACTION_KINDS.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) })),
            ]}
          />
          <SelectField
            label={t('state')}
            value={filter.state}
            onChange={({ target }) =>
              onChange({ state: TRANSACTION_STATES.find((state) => state === target.value) ?? '' })
            }
            options={[
              { value: '', label: t('all') },
              ...TRANSACTION_STATES.map((state) => ({ value: state, label: t(`states.${state}`) })),
            ]}
          />
        </div>
      </form>
      <QueryView
        query={query}
        label={t('loading')}
        failed={t('failed')}
        shapeClassName="flex flex-col gap-2.5"
        shape={<ListShape />}
        isEmpty={({ pages }) => pages.every(({ list }) => list.length === 0)}
        empty={<NoTransactions filter={filter} onChange={onChange} />}
        className="flex flex-col gap-3"
      >
        {({ pages }) => (
          <>
            <TransactionList rows={pages.flatMap(({ list }) => list)} />
            <MoreButton query={query} />
          </>
        )}
      </QueryView>
    </>
  );
}

function NoTransactions({ filter, onChange }: Pick<ViewProps, 'filter' | 'onChange'>) {
  const { t } = useTranslation('records');
  if (filter.kind || filter.state)
    return (
      <EmptyState
        icon={<SearchX />}
        title={t('noMatch')}
        text={t('noMatchText')}
        action={
          <Button variant="secondary" onClick={() => onChange({ kind: '', state: '' })}>
            {t('showAll')}
          </Button>
        }
      />
    );
  return (
    <EmptyState
      icon={<ScrollText />}
      title={t('empty')}
      text={t('emptyText')}
      action={
        <>
          <LinkButton href={paths.memberCentre('depositv2')}>{t('deposit')}</LinkButton>
          {filter.period !== 'year' && (
            <Button variant="secondary" onClick={() => onChange({ period: 'year' })}>
              {t('showYear')}
            </Button>
          )}
        </>
      }
    />
  );
}
