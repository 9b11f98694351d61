import { useQuery } from '@tanstack/react-query';
import { SearchX, Tickets } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../../api/content/brand.ts';
import { displayDate } from '../../../../i18n/format.ts';
import { paths } from '../../../../paths.ts';
import { QueryView } from '../../../../query-view.tsx';
import { Button, LinkButton } from '../../../../ui/button.tsx';
import { Pager } from '../../../../ui/pager.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { EmptyState } from '../../../../ui/state.tsx';
import { useUrlFilter } from '../../../../use-url-filter.ts';
import { SlipDialog } from '../detail/slip-dialog.tsx';
import { slipsQuery } from '../queries.ts';
import { isNarrowed, type SlipFilter, slipFilter, slipsAsked, WIDE } from './slip-filter.ts';
import { SlipFilters } from './slip-filters.tsx';
import { SlipList } from './slip-list.tsx';

/** All lottery slips of the member, each with its lines; one of them is open where the address names it. */
export function SlipsPage() {
  const { t } = useTranslation('slips');
  const { timeZone } = useBrand();
  const today = displayDate(Date.now(), timeZone);
  const top = useRef<HTMLElement>(null);
  const [filter, change] = useUrlFilter(slipFilter);
  const slips = useQuery(slipsQuery(slipsAsked(filter, today)));
  const { pageNo } = filter;
  return (
    <section
      ref={top}
      aria-labelledby="slips-heading"
      className="flex scroll-mt-16 flex-col gap-4 pt-4 sm:scroll-mt-0 sm:gap-5 sm:pt-1"
    >
      <h2 id="slips-heading" className="font-display font-semibold text-2xl">
        {t('title')}
      </h2>
      <SlipFilters filter={filter} today={today} onChange={change} />
      <QueryView
        query={slips}
        label={t('loading')}
        failed={t('failed')}
        shape={SHAPE}
        shapeClassName="flex flex-col gap-2"
        isEmpty={({ list }) => list.length === 0}
        empty={<NoSlips filter={filter} onChange={change} />}
        className="flex flex-col gap-4"
      >
        {({ list, pageNum, totalPages }) => (
          <>
            <SlipList slips={list} onOpen={(slip) => change({ slip, pageNo })} />
            <Pager
              page={pageNum}
              pages={totalPages}
              onPage={(next) => change({ pageNo: next })}
              label={t('paging')}
              top={top}
            />
          </>
        )}
      </QueryView>
      <SlipDialog id={filter.slip} onClose={() => change({ slip: '', pageNo })} />
    </section>
  );
}

/** No slips in these days, or none that fit: each has its own next step. */
function NoSlips({
  filter,
  onChange,
}: {
  filter: SlipFilter;
  onChange: (changed: Partial<SlipFilter>) => void;
}) {
  const { t } = useTranslation('slips');
  if (isNarrowed(filter))
    return (
      <EmptyState
        icon={<SearchX />}
        title={t('noMatch')}
        text={t('noMatchText')}
        action={
          <Button variant="secondary" onClick={() => onChange(WIDE)}>
            {t('showAll')}
          </Button>
        }
      />
    );
  return (
    <EmptyState
      icon={<Tickets />}
      title={t('empty')}
      text={t('emptyText')}
      action={<LinkButton href={paths.lottery('sea')}>{t('toLotteries')}</LinkButton>}
    />
  );
}

const SHAPE = ['one', 'two', 'three', 'four'].map((row) => (
  <Skeleton key={row} className="h-20 rounded-medium" />
));
