import type { Withdrawal } from '@lanna/contract/money/withdrawals/withdrawals';
import { isOpenWithdrawal } from '@lanna/rules/money/withdrawals/withdrawal-states';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../api/content/brand.ts';
import { QueryView } from '../../../query-view.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { BeforeForm } from './asking/before-form.tsx';
import { Explanation } from './asking/explanation.tsx';
import { EarlierWithdrawals } from './following/earlier-withdrawals.tsx';
import { ReceiptCard } from './following/receipt-card.tsx';
import { Tracker } from './following/tracker.tsx';
import { receiptsQuery, termsQuery, withdrawalsQuery } from './queries.ts';

/** Money out: what waits for the member's word, what is under way, what can be withdrawn and why not all, the form, what was before. */
export function WithdrawPage() {
  const { t } = useTranslation('withdrawals');
  const { demo } = useBrand();
  const terms = useQuery(termsQuery());
  const [asked, setAsked] = useState<string>();
  return (
    <section
      aria-labelledby="withdraw-heading"
      className="mx-auto flex max-w-2xl flex-col gap-5 pt-4 sm:mx-0 sm:pt-1"
    >
      <header className="flex flex-wrap items-center justify-between gap-x-3">
        <h2 id="withdraw-heading" className="font-display font-semibold text-2xl">
          {t('title')}
        </h2>
        {demo && <Badge tone="spark">{t('playMoney')}</Badge>}
      </header>
      <Receipts />
      <UnderWay asked={asked} />
      <QueryView
        query={terms}
        label={t('loading')}
        failed={t('failed')}
        className="flex flex-col gap-5"
        shapeClassName="flex flex-col gap-5"
        shape={
          <>
            <Skeleton className="h-44 rounded-large" />
            <Skeleton className="h-96 rounded-large" />
          </>
        }
      >
        {(data) => (
          <>
            <Explanation terms={data} />
            <BeforeForm terms={data} onAsked={setAsked} />
          </>
        )}
      </QueryView>
      <EarlierWithdrawals />
    </section>
  );
}

/** Paid withdrawals that wait for the member's word, and disputes. Without them there is nothing to say, nor when they fail to load. */
function Receipts() {
  const { data } = useQuery(receiptsQuery);
  const shown = data?.list.filter(
    ({ payout }) => payout.receipt?.state === 'awaited' || payout.receipt?.state === 'not_received',
  );
  return shown?.map((confirmation) => (
    <ReceiptCard key={confirmation.payout.id} confirmation={confirmation} />
  ));
}

const DAY_MS = 86_400_000;

/** What is under way, and what ended lately without being paid in full: its words are news. */
function UnderWay({ asked }: { asked: string | undefined }) {
  const { data, dataUpdatedAt } = useQuery(withdrawalsQuery(1));
  const shown = data?.list.filter((withdrawal) => isNews(withdrawal, dataUpdatedAt)) ?? [];
  const isThere = shown.some(({ id }) => id === asked);
  useEffect(() => {
    if (isThere) document.getElementById(`withdrawal-${asked}`)?.scrollIntoView({ block: 'start' });
  }, [isThere, asked]);
  return shown.map((withdrawal) => <Tracker key={withdrawal.id} withdrawal={withdrawal} />);
}

function isNews({ state, since }: Withdrawal, nowMs: number): boolean {
  if (isOpenWithdrawal(state)) return true;
  return state !== 'paid' && nowMs - Date.parse(since) < DAY_MS;
}
