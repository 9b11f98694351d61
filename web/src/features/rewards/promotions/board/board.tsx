import type { PromotionCard as Promotion } from '@lanna/contract/rewards/promotions/promotions';
import { useQuery } from '@tanstack/react-query';
import { PartyPopper } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { promotionsQuery } from '../../../../api/content/promotions.ts';
import { paths } from '../../../../paths.ts';
import { QueryView } from '../../../../query-view.tsx';
import { LinkButton } from '../../../../ui/button.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { EmptyState } from '../../../../ui/state.tsx';
import { useActivities } from '../activity/use-activities.ts';
import { EndedNotice } from './ended-notice.tsx';
import { PromotionCard } from './promotion-card.tsx';

/** The notices of one category, or all of them; those that have just ended lie below. */
export function Board({ categoryId }: { categoryId: string }) {
  const { t } = useTranslation('promotions');
  const query = useQuery(promotionsQuery());
  const inCategory = (list: readonly Promotion[]) =>
    list.filter((promotion) => !categoryId || promotion.categoryId === categoryId);
  return (
    <QueryView
      query={query}
      label={t('loading')}
      failed={t('failed')}
      shape={<Shapes />}
      isEmpty={({ list }) => inCategory(list).length === 0}
      empty={<NoPromotions narrowed={categoryId !== ''} />}
    >
      {({ list }) => <Notices list={inCategory(list)} fetchedAtMs={query.dataUpdatedAt} />}
    </QueryView>
  );
}

const GRID = 'grid gap-x-5 gap-y-9 sm:grid-cols-2 lg:grid-cols-3';

function Notices({ list, fetchedAtMs }: { list: readonly Promotion[]; fetchedAtMs: number }) {
  const { t } = useTranslation('promotions');
  const shown = useActivities(fetchedAtMs);
  // By what the server said, so that a notice does not change its place under the reader's finger.
  const running = list.filter(({ phase }) => phase !== 'closed');
  const ended = list.filter(({ phase }) => phase === 'closed');
  return (
    <div className="flex flex-col gap-10">
      {running.length === 0 ? (
        <NoPromotions narrowed={false} />
      ) : (
        <ul className={GRID}>
          {running.map((promotion, at) => (
            <li key={promotion.id} className={SPANS[spanOf(at, running.length)]}>
              <PromotionCard
                promotion={promotion}
                shown={shown(promotion)}
                wide={spanOf(at, running.length) > 1}
                urgent={at < 2}
              />
            </li>
          ))}
        </ul>
      )}
      {ended.length > 0 && (
        <section aria-labelledby="ended-heading">
          <h2 id="ended-heading" className="mb-3 font-display font-semibold text-lg text-muted">
            {t('ended')}
          </h2>
          <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
            {ended.map((promotion) => (
              <li key={promotion.id}>
                <EndedNotice promotion={promotion} activity={shown(promotion).activity} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

const SPANS = { 1: undefined, 2: 'lg:col-span-2', 3: 'sm:col-span-2 lg:col-span-3' } as const;

/** The first is the largest, and as many more are wide as it takes to fill the rows of three. */
function spanOf(at: number, notices: number): 1 | 2 | 3 {
  const over = notices % 3;
  if (at === 0) return over === 2 ? 2 : 3;
  return over === 0 && at === notices - 2 ? 2 : 1;
}

function Shapes() {
  return (
    <div className={GRID}>
      <Skeleton className="h-96 rounded-large sm:col-span-2 lg:col-span-3" />
      {[1, 2, 3].map((shape) => (
        <Skeleton key={shape} className="h-96 rounded-large" />
      ))}
    </div>
  );
}

function NoPromotions({ narrowed }: { narrowed: boolean }) {
  const { t } = useTranslation('promotions');
  return (
    <EmptyState
      icon={<PartyPopper />}
      title={narrowed ? t('empty.category') : t('empty.title')}
      text={t('empty.text')}
      action={
        narrowed ? (
          <LinkButton variant="secondary" href={paths.promotions()}>
            {t('empty.all')}
          </LinkButton>
        ) : (
          <LinkButton variant="secondary" href={paths.slots()}>
            {t('empty.play')}
          </LinkButton>
        )
      }
    />
  );
}
