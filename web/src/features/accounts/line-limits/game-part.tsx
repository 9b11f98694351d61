import type { OwnLineLimits } from '@lanna/contract/accounts/line-limits/line-limits';
import { moneyOf } from '@lanna/contract/money';
import { useQuery } from '@tanstack/react-query';
import { CirclePause, Gauge } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../api/content/brand.ts';
import { displayDateTime } from '../../../i18n/format.ts';
import { paths } from '../../../paths.ts';
import { shownAmount } from '../../../shared-parts/money/typed-amount.ts';
import { ownLimitsQuery } from './queries.ts';

/** Above a game played for money: that an agent has suspended play and why, or what the line lets the member stake and lose. */
export function GamePart() {
  const { data: own } = useQuery(ownLimitsQuery);
  if (!own) return null;
  if (own.suspension) return <Suspended suspension={own.suspension} />;
  return own.stakes.length + own.losses.length > 0 && <Allowed own={own} />;
}

function Suspended({
  suspension: { since, reason },
}: {
  suspension: NonNullable<OwnLineLimits['suspension']>;
}) {
  const { t } = useTranslation('line-limits');
  const { timeZone } = useBrand();
  return (
    <div role="status" className="border-warning border-b bg-surface px-3 py-2 text-sm">
      <p className="flex min-w-0 items-start gap-2">
        <CirclePause className="mt-0.5 size-4 shrink-0 text-warning" aria-hidden="true" />
        <span className="wrap-anywhere">
          <strong className="font-semibold">
            {t('own.suspended', { at: displayDateTime(since, timeZone) })}
          </strong>{' '}
          {t('own.reason', { reason })} {t('own.money')}{' '}
          <a
            href={paths.memberCentre('withdraw')}
            className="font-medium text-accent-text underline-offset-2 hover:underline"
          >
            {t('own.withdraw')}
          </a>
        </span>
      </p>
    </div>
  );
}

function Allowed({ own: { stakes, losses } }: { own: OwnLineLimits }) {
  const { t } = useTranslation('line-limits');
  const { timeZone, currencySymbol } = useBrand();
  const amount = (text: string) => shownAmount(moneyOf(text), currencySymbol);
  return (
    <div role="status" className="border-line border-b bg-surface px-3 py-2 text-sm">
      <p className="flex min-w-0 items-start gap-2">
        <Gauge className="mt-0.5 size-4 shrink-0 text-accent-text" aria-hidden="true" />
        <span>
          {t('own.lead')}{' '}
          {[
            ...stakes.map(({ category, most }) =>
              moneyOf(most) === 0n
                ? t('own.closed', { game: t(`category.${category}`) })
                : t('own.stake', { game: t(`category.${category}`), most: amount(most) }),
            ),
            ...losses.map(({ period, most, left, until }) =>
              t(`own.loss.${period}`, {
                most: amount(most),
                left: amount(left),
                at: displayDateTime(until, timeZone),
              }),
            ),
          ].join(' · ')}
        </span>
      </p>
    </div>
  );
}
