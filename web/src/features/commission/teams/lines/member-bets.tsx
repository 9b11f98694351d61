import type { TeamBet, teamBets } from '@lanna/contract/commission/teams/team';
import type { Sending } from '@lanna/contract/endpoint';
import { moneyOf } from '@lanna/contract/money';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ReceiptText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../../api/content/brand.ts';
import { displayDateTime } from '../../../../i18n/format.ts';
import { QueryView } from '../../../../query-view.tsx';
import { MoreRows } from '../../../../shared-parts/lists/more-rows.tsx';
import { Badge } from '../../../../ui/badge.tsx';
import { EmptyState } from '../../../../ui/state.tsx';
import { MoneyText } from '../../../../ui/text/money-text.tsx';
import { betsQuery } from '../queries.ts';
import { ListShape } from './list-shape.tsx';

/** The settled bets of one member behind a figure, by the day they count for. */
export function MemberBets({ asked }: { asked: Sending<typeof teamBets>['query'] }) {
  const { t } = useTranslation('teams');
  const query = useInfiniteQuery(betsQuery(asked));
  return (
    <section aria-labelledby="team-bets" className="flex flex-col gap-3">
      <h3 id="team-bets" className="font-display font-semibold text-lg">
        {t('bets.title')}
      </h3>
      <QueryView
        query={query}
        label={t('bets.loading')}
        failed={t('bets.failed')}
        shape={<ListShape />}
        isEmpty={({ pages }) => pages[0]?.rows.length === 0}
        empty={<EmptyState icon={<ReceiptText />} title={t('bets.empty')} text={t('bets.emptyText')} />}
        className="flex flex-col gap-4"
      >
        {({ pages }) => (
          <>
            <BetsByDay rows={pages.flatMap(({ rows }) => rows)} />
            <MoreRows label={t('more')} query={query} />
          </>
        )}
      </QueryView>
    </section>
  );
}

function BetsByDay({ rows }: { rows: readonly TeamBet[] }) {
  return [...Map.groupBy(rows, ({ day }) => day)].map(([day, ofDay]) => (
    <section key={day} aria-label={day} className="flex flex-col gap-2">
      <h4 className="figures font-medium text-muted text-sm">{day}</h4>
      <ul className="lit divide-y divide-line/60 overflow-hidden rounded-large bg-raised">
        {ofDay.map((bet) => (
          <BetLine key={bet.id} bet={bet} />
        ))}
      </ul>
    </section>
  ));
}

function BetLine({ bet }: { bet: TeamBet }) {
  const { t } = useTranslation('teams');
  const { timeZone, currencySymbol: symbol } = useBrand();
  const outcome = bet.status === 'won' || bet.status === 'even' ? bet.status : 'lost';
  return (
    <li className="flex flex-col gap-1 px-4 py-3">
      <div className="flex items-baseline justify-between gap-3">
        <span className="min-w-0 break-words font-medium">{bet.gameName}</span>
        <Badge tone={outcome === 'won' ? 'success' : 'quiet'}>{t(`outcomes.${outcome}`)}</Badge>
      </div>
      <p className="figures text-muted text-xs">
        {bet.vendorName} · {displayDateTime(bet.placedAt, timeZone)}
      </p>
      <dl className="figures grid grid-cols-3 gap-x-3 text-sm">
        {(['stake', 'payout', 'turnover'] as const).map((part) => (
          <div key={part} className="min-w-0">
            <dt className="text-muted text-xs">{t(`figures.${part}`)}</dt>
            <dd className="font-medium">
              <MoneyText amount={moneyOf(bet[part])} symbol={symbol} />
            </dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
