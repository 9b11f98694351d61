import { moneyOf } from '@lanna/contract/money';
import type { MyRaffle, ShownRaffle } from '@lanna/contract/rewards/raffles/raffles';
import { displayMoney } from '@lanna/rules/money';
import { leadsToRoot, leafHash } from '@lanna/rules/rewards/raffles/hash-tree';
import { useQuery } from '@tanstack/react-query';
import { Check, Ticket, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../api/content/brand.ts';
import { displayCount } from '../../../i18n/format.ts';
import { QueryView } from '../../../query-view.tsx';
import { classes } from '../../../ui/classes.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { CodeText } from '../../../ui/text/code-text.tsx';
import { MyPrizes } from './my-prizes.tsx';
import { myRaffleQuery } from './queries.ts';

/** How many tickets the member has and what they come from; once the list is fixed, where they stand in it. */
export function MyTickets({ raffle }: { raffle: ShownRaffle }) {
  const { t } = useTranslation('raffles');
  return (
    <section aria-labelledby="raffle-mine" className="flex flex-col gap-4 rounded-large bg-raised p-5">
      <h2 id="raffle-mine" className="flex items-center gap-2 font-display font-semibold text-xl">
        <Ticket className="size-5 text-accent-text" aria-hidden="true" />
        {t('mine.title')}
      </h2>
      <QueryView
        query={useQuery(myRaffleQuery(raffle.id))}
        label={t('mine.title')}
        failed={t('mine.failed')}
        shape={<Skeleton className="h-24" />}
        className="flex flex-col gap-4"
      >
        {(mine) => (
          <>
            <MyPrizes raffle={raffle} prizes={mine.prizes} />
            <Figures raffle={raffle} mine={mine} />
            <Listed raffle={raffle} mine={mine} />
          </>
        )}
      </QueryView>
    </section>
  );
}

function Figures({ raffle, mine }: { raffle: ShownRaffle; mine: MyRaffle }) {
  const { t } = useTranslation('raffles');
  const { currencySymbol } = useBrand();
  const money = (amount: string) => displayMoney(moneyOf(amount), currencySymbol);
  if (!mine.takesPart && mine.listed === null) return <p className="text-muted text-sm">{t('mine.out')}</p>;
  return (
    <div>
      <p className="figures font-display font-semibold text-3xl text-accent-text">
        {t('mine.count', { shown: displayCount(mine.tickets), most: displayCount(raffle.ticketsMost) })}
      </p>
      <p className="mt-1 text-muted text-sm">
        {t('mine.from', { turnover: money(mine.turnover), given: displayCount(mine.given) })}
      </p>
      {mine.untilNext !== null && (
        <p className="mt-1 text-sm">{t('mine.next', { amount: money(mine.untilNext) })}</p>
      )}
    </div>
  );
}

/** The place in the fixed list, and that it leads to the root that was published: computed here. */
function Listed({ raffle: { id, root }, mine: { listed } }: { raffle: ShownRaffle; mine: MyRaffle }) {
  const { t } = useTranslation('raffles');
  if (!listed || root === null) return null;
  const { first, last, code } = listed.leaf;
  const isThere = leadsToRoot(leafHash(id, listed.leaf), listed.path, root);
  return (
    <div className="flex flex-col gap-1.5 text-sm">
      <p className="figures font-medium">
        {t('mine.listed', { first: displayCount(first), last: displayCount(last) })}
      </p>
      <p className={classes('flex items-center gap-1.5', isThere ? 'text-success' : 'text-danger')}>
        {isThere ? (
          <Check className="size-4" aria-hidden="true" />
        ) : (
          <X className="size-4" aria-hidden="true" />
        )}
        {t(isThere ? 'mine.inList' : 'mine.notInList')}
      </p>
      <p className="text-muted text-xs">{t('mine.code')}</p>
      <CodeText value={code} copyLabel={t('copy', { what: t('mine.code') })} />
    </div>
  );
}
