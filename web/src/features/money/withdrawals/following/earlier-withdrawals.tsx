import type { Withdrawal } from '@lanna/contract/money/withdrawals/withdrawals';
import { isOpenWithdrawal } from '@lanna/rules/money/withdrawals/withdrawal-states';
import { shortNumber } from '@lanna/rules/short-number';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown, ScrollText } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../../api/content/brand.ts';
import { displayDateTime } from '../../../../i18n/format.ts';
import { QueryView } from '../../../../query-view.tsx';
import { useBankName } from '../../../../shared-parts/money/bank-name.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { Pager } from '../../../../ui/pager.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { EmptyState } from '../../../../ui/state.tsx';
import { useUrlFilter } from '../../../../use-url-filter.ts';
import { BankMark } from '../account/bank-mark.tsx';
import { Sum } from '../asking/sum.tsx';
import { receiptsQuery, withdrawalsQuery } from '../queries.ts';
import { DeskWords } from './desk-words.tsx';
import { LateReceipt } from './late-receipt.tsx';
import { Stages } from './stages.tsx';
import { WITHDRAWAL_TONES } from './tones.ts';
import { withdrawFilter } from './withdraw-filter.ts';
import { WithdrawalDetails } from './withdrawal-details.tsx';

/** All withdrawals of before, newest first, each with its way and its receipt. */
export function EarlierWithdrawals() {
  const { t } = useTranslation('withdrawals');
  const [{ pageNo }, change] = useUrlFilter(withdrawFilter);
  const query = useQuery(withdrawalsQuery(pageNo));
  const top = useRef<HTMLElement>(null);
  return (
    <section ref={top} aria-labelledby="earlier-heading" className="flex scroll-mt-20 flex-col gap-3 pt-3">
      <h3 id="earlier-heading" className="font-display font-semibold text-lg">
        {t('earlier.title')}
      </h3>
      <QueryView
        query={query}
        label={t('earlier.title')}
        failed={t('earlier.failed')}
        shape={<Skeleton className="h-40 rounded-medium" />}
        isEmpty={({ list }) => list.every(({ state }) => isOpenWithdrawal(state))}
        empty={
          <EmptyState
            icon={<ScrollText />}
            title={t('earlier.empty')}
            text={t('earlier.emptyText')}
            className="py-8"
          />
        }
        className="flex flex-col gap-4"
      >
        {({ list, totalPages }) => (
          <>
            <ul className="flex flex-col divide-y divide-line overflow-hidden rounded-large border border-line bg-surface">
              {list
                .filter(({ state }) => !isOpenWithdrawal(state))
                .map((withdrawal) => (
                  <li key={withdrawal.id}>
                    <Earlier withdrawal={withdrawal} />
                  </li>
                ))}
            </ul>
            <Pager
              page={Math.min(pageNo, Math.max(1, totalPages))}
              pages={totalPages}
              onPage={(page) => change({ pageNo: page })}
              label={t('earlier.pages')}
              top={top}
            />
          </>
        )}
      </QueryView>
    </section>
  );
}

function Earlier({ withdrawal }: { withdrawal: Withdrawal }) {
  const { t } = useTranslation('withdrawals');
  const bankName = useBankName();
  const { timeZone } = useBrand();
  const { amount, payee, requestedAt, state, words, payouts } = withdrawal;
  const { data: receipts } = useQuery(receiptsQuery);
  const late = receipts?.list.filter(
    ({ withdrawalId, payout }) =>
      withdrawalId === withdrawal.id && payout.receipt?.state === 'received_by_time',
  );
  const receipt = payouts.length === 1 ? payouts[0]?.receipt : undefined;
  return (
    <details className="group/row">
      <summary className="flex flex-wrap min-h-16 list-none items-center gap-3 px-4 py-3 transition-colors hover:bg-raised [&::-webkit-details-marker]:hidden">
        <BankMark code={payee.bankCode} small />
        <span className="row-words">
          <Sum amount={amount} className="block font-semibold" />
          <span className="block wrap-anywhere text-muted text-xs">
            {bankName(payee.bankCode)} <span className="figures whitespace-nowrap">{payee.numberMasked}</span>
          </span>
          <span className="figures block text-muted text-xs">{shortNumber('W', withdrawal.id)}</span>
        </span>
        <span className="flex shrink-0 flex-col items-end gap-1">
          <Badge tone={WITHDRAWAL_TONES[state]}>{t(`state.${state}`)}</Badge>
          <time dateTime={requestedAt} className="figures text-muted text-xs">
            {displayDateTime(requestedAt, timeZone).slice(0, -3)}
          </time>
        </span>
        <ChevronDown
          className="size-4 shrink-0 text-muted transition-transform group-open/row:rotate-180"
          aria-hidden="true"
        />
      </summary>
      <div className="flex flex-col gap-4 border-line border-t bg-sunken px-4 py-5">
        <Stages withdrawal={withdrawal} />
        {words !== '' && <DeskWords words={words} />}
        {receipt && <p className="text-center text-muted text-sm">{t(`receipt.state.${receipt.state}`)}</p>}
        {receipt?.words && <DeskWords words={receipt.words} />}
        {late?.map((confirmation) => (
          <LateReceipt key={confirmation.payout.id} payout={confirmation.payout} />
        ))}
        <WithdrawalDetails withdrawal={withdrawal} />
      </div>
    </details>
  );
}
