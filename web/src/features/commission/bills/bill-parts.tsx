import { moneyOf } from '@lanna/contract/money';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../api/content/brand.ts';
import { displayCount } from '../../../i18n/format.ts';
import { QueryView } from '../../../query-view.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { MoneyText } from '../../../ui/text/money-text.tsx';
import { branchesQuery, daysQuery } from './queries.ts';

/** The children a bill's figures came through; each leads to its bets on the page of the team. */
export function Branches({ id, from, to }: { id: string; from: string; to: string }) {
  const { t } = useTranslation('bills');
  const [pageNo, setPageNo] = useState(1);
  return (
    <QueryView
      query={useQuery(branchesQuery(id, pageNo))}
      label={t('branches.title')}
      failed={t('branches.failed')}
      shape={<Skeleton className="h-24" />}
      isEmpty={({ total }) => total === 0}
      empty={<p className="text-muted">{t('branches.empty')}</p>}
      className="flex flex-col gap-3"
    >
      {({ list, pageNum, totalPages }) => (
        <>
          <ul className="flex flex-col gap-2">
            {list.map(({ memberId, account, self, active, ...figures }) => (
              <Part
                key={memberId}
                name={self ? t('branches.self') : account}
                href={betsOf({ from, to, under: self ? '' : memberId })}
                note={active === null ? undefined : t('branches.active', { shown: displayCount(active) })}
                {...figures}
              />
            ))}
          </ul>
          <Pager page={pageNum} pages={totalPages} onPage={setPageNo} label={t('branches.title')} />
        </>
      )}
    </QueryView>
  );
}

/** The days of a bill, each leading to its bets. */
export function Days({ id }: { id: string }) {
  const { t } = useTranslation('bills');
  return (
    <QueryView
      query={useQuery(daysQuery(id))}
      label={t('days.title')}
      failed={t('days.failed')}
      shape={<Skeleton className="h-24" />}
    >
      {({ list }) => (
        <ul className="flex flex-col gap-2">
          {list.map(({ day, ...figures }) => (
            <Part key={day} name={day} href={betsOf({ from: day, to: day, under: '' })} {...figures} />
          ))}
        </ul>
      )}
    </QueryView>
  );
}

function Part({
  name,
  href,
  note,
  stake,
  payout,
  turnover,
}: {
  name: string;
  href: string;
  note?: string | undefined;
  stake: string;
  payout: string;
  turnover: string;
}) {
  const { t } = useTranslation('bills');
  const { currencySymbol: symbol } = useBrand();
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-line/60 border-b pb-2 last:border-b-0 last:pb-0">
      <span className="min-w-0">
        <a href={href} className="font-medium underline underline-offset-4 hover:text-accent-text">
          {name}
        </a>
        {note && <span className="block text-muted text-xs">{note}</span>}
      </span>
      <span className="flex flex-wrap gap-x-3 text-muted text-xs">
        {(
          [
            ['turnover', turnover],
            ['stake', stake],
            ['payout', payout],
          ] as const
        ).map(([label, amount]) => (
          <span key={label}>
            {t(`figure.${label}`)}{' '}
            <MoneyText amount={moneyOf(amount)} symbol={symbol} className="text-text" />
          </span>
        ))}
      </span>
    </li>
  );
}

/** The page of the team with the bets of these days. */
function betsOf({ from, to, under }: { from: string; to: string; under: string }): string {
  const asked = new URLSearchParams({
    centre: 'agent',
    page: 'agentTeamBetting',
    period: 'range',
    firstDay: from,
    lastDay: to,
    ...(under && { under }),
  });
  return `/?${asked}`;
}
