import { moneyOf } from '@lanna/contract/money';
import type { PromotionApplication } from '@lanna/contract/rewards/promotions/promotions';
import { useQuery } from '@tanstack/react-query';
import { LogIn, MessageCircle, ScrollText } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../../api/content/brand.ts';
import { isMember } from '../../../../api/route-guard.ts';
import { useSession } from '../../../../api/session.ts';
import { displayDateTime } from '../../../../i18n/format.ts';
import { useMemberGuard } from '../../../../navigation.ts';
import { paths } from '../../../../paths.ts';
import { QueryView } from '../../../../query-view.tsx';
import { useTimeZone } from '../../../../shared-parts/time/time-zone.ts';
import { Button, LinkButton } from '../../../../ui/button.tsx';
import { Pager } from '../../../../ui/pager.tsx';
import { Loading, Skeleton } from '../../../../ui/skeleton.tsx';
import { EmptyState } from '../../../../ui/state.tsx';
import { MoneyText } from '../../../../ui/text/money-text.tsx';
import { useHydrated } from '../../../../use-hydrated.ts';
import { useUrlFilter } from '../../../../use-url-filter.ts';
import { promotionFilter } from '../board/promotion-filter.ts';
import { Stamp } from '../board/stamp.tsx';
import { myApplicationsQuery } from '../queries.ts';

/** What the member has applied for and claimed, newest first. */
export function MyApplications() {
  const { t } = useTranslation('promotions');
  const session = useSession();
  // Who it is, the first render does not know.
  if (!useHydrated())
    return (
      <Loading label={t('mine.loading')}>
        <Shapes />
      </Loading>
    );
  return isMember(session) ? <List /> : <LogInFirst />;
}

function LogInFirst() {
  const { t } = useTranslation('promotions');
  const guard = useMemberGuard();
  return (
    <EmptyState
      icon={<LogIn />}
      title={t('mine.visitor')}
      text={t('mine.visitorText')}
      // Once logged in, the list is what comes next.
      action={<Button onClick={() => guard(() => undefined)}>{t('mine.logIn')}</Button>}
    />
  );
}

function List() {
  const { t } = useTranslation('promotions');
  const [{ pageNo }, change] = useUrlFilter(promotionFilter);
  const top = useRef<HTMLDivElement>(null);
  const query = useQuery(myApplicationsQuery(pageNo));
  return (
    <div ref={top} className="scroll-mt-32">
      <QueryView
        query={query}
        label={t('mine.loading')}
        failed={t('mine.failed')}
        shape={<Shapes />}
        isEmpty={({ total }) => total === 0}
        empty={
          <EmptyState
            icon={<ScrollText />}
            title={t('mine.empty')}
            text={t('mine.emptyText')}
            action={
              <LinkButton variant="secondary" href={paths.promotions()}>
                {t('empty.all')}
              </LinkButton>
            }
          />
        }
        className="flex flex-col gap-5"
      >
        {({ list, totalPages }) => (
          <>
            <ul className="flex flex-col gap-3">
              {list.map((application) => (
                <li key={application.id}>
                  <Application application={application} />
                </li>
              ))}
            </ul>
            <Pager
              page={Math.min(pageNo, Math.max(1, totalPages))}
              pages={totalPages}
              onPage={(page) => change({ pageNo: page })}
              label={t('mine.pages')}
              top={top}
            />
          </>
        )}
      </QueryView>
    </div>
  );
}

function Application({ application }: { application: PromotionApplication }) {
  const { t } = useTranslation('promotions');
  const { currencySymbol } = useBrand();
  const timeZone = useTimeZone();
  const { state, title, promotionId, reward, remark, words, createdAt } = application;
  return (
    <article className="relative flex flex-col gap-x-6 gap-y-3 rounded-medium bg-surface p-4 transition-colors hover:bg-raised has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-focus sm:flex-row sm:items-center sm:p-5">
      <div className="min-w-0 flex-1">
        <h3 className="font-display font-semibold text-lg leading-snug">
          <a href={paths.promotion(promotionId)} className="outline-none before:absolute before:inset-0">
            {title}
          </a>
        </h3>
        <p className="figures mt-0.5 text-muted text-sm">
          <time dateTime={createdAt}>{displayDateTime(createdAt, timeZone)}</time>
        </p>
        {remark && <p className="mt-2 break-words text-muted text-sm">{remark}</p>}
        {words && (
          <p className="mt-2 flex items-start gap-2 border-accent-text border-l-2 pl-3 text-sm [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0">
            <MessageCircle aria-hidden="true" />
            <span>
              <span className="sr-only">{t('desk')}: </span>
              {words}
            </span>
          </p>
        )}
      </div>
      <div className="flex shrink-0 items-center justify-between gap-5">
        {reward !== null && (
          <MoneyText
            amount={moneyOf(reward)}
            symbol={currencySymbol}
            signed={state === 'issued' || state === 'claimed'}
            className="font-display font-semibold text-xl"
          />
        )}
        <Stamp state={state} size="small" />
      </div>
    </article>
  );
}

function Shapes() {
  return (
    <div className="flex flex-col gap-3">
      {[1, 2, 3].map((shape) => (
        <Skeleton key={shape} className="h-24 rounded-medium" />
      ))}
    </div>
  );
}
