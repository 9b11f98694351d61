import { moneyOf } from '@lanna/contract/money';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../api/content/brand.ts';
import { displayDateTime } from '../../../i18n/format.ts';
import { QueryView } from '../../../query-view.tsx';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { MoneyText } from '../../../ui/text/money-text.tsx';
import { BetsOfDay } from './bets-of-day.tsx';
import { DayLine } from './day-line.tsx';
import { LineButton } from './line-button.tsx';
import type { OfDay } from './of-day.ts';
import { claimQuery } from './queries.ts';

/** What a claim was for; each line opens its bets, and leads back. */
export function ClaimLines({ id }: { id: string }) {
  const { t } = useTranslation('cashback');
  const { currencySymbol: symbol, timeZone } = useBrand();
  const [bets, setBets] = useState<OfDay>();
  const query = useQuery(claimQuery(id));
  if (bets)
    return (
      <div className="flex flex-col gap-3">
        <Button
          variant="ghost"
          size="small"
          className="self-start"
          icon={<ArrowLeft aria-hidden="true" />}
          onClick={() => setBets(undefined)}
        >
          {t('claims.back')}
        </Button>
        <p className="text-sm">
          <DayLine of={bets} />
        </p>
        <BetsOfDay of={bets} />
      </div>
    );
  return (
    <QueryView
      query={query}
      label={t('claims.one')}
      failed={t('claims.failed')}
      shape={<Skeleton className="h-48 rounded-large" />}
      className="flex flex-col gap-3"
    >
      {({ at, amount, lines }) => (
        <>
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="figures text-muted text-sm">{displayDateTime(at, timeZone)}</span>
            <MoneyText
              amount={moneyOf(amount)}
              symbol={symbol}
              signed
              className="font-display font-semibold text-xl"
            />
          </div>
          <ul className="divide-y divide-line/60 overflow-hidden rounded-large border border-line">
            {lines.map((line) => (
              <li key={`${line.day} ${line.category}`}>
                <LineButton {...line} onOpen={() => setBets(line)} />
              </li>
            ))}
          </ul>
        </>
      )}
    </QueryView>
  );
}
