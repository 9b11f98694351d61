import type { SlipSummary } from '@lanna/contract/lotteries/lottery/slips';
import { moneyOf } from '@lanna/contract/money';
import { familyOf } from '@lanna/rules/lotteries/lottery/families';
import { gameOf } from '@lanna/rules/lotteries/lottery/games';
import { shortNumber } from '@lanna/rules/short-number';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../../api/content/brand.ts';
import { displayDateTime } from '../../../../i18n/format.ts';
import { CodeText } from '../../../../ui/text/code-text.tsx';
import { MoneyText } from '../../../../ui/text/money-text.tsx';
import { GameLogo } from '../../lotteries/cards/game-logo.tsx';
import { SlipStateBadge } from '../slip-state-badge.tsx';
import type { SlipSums } from './draws-of-slip.ts';
import { SlipMoney } from './slip-money.tsx';

/** Which lottery, when, and the money of the slip as it stands. */
export function SlipHead({ slip, sums }: { slip: SlipSummary; sums: SlipSums }) {
  const { t } = useTranslation('slips');
  const { currencySymbol: symbol, timeZone } = useBrand();
  const type = familyOf(gameOf(slip.gameCode)?.family ?? '')?.type;
  return (
    <div className="flex flex-col gap-4">
      <div className="lit flex flex-wrap items-center gap-4 rounded-large bg-raised p-4">
        {type && <GameLogo type={type} className="size-14" />}
        <div className="row-words">
          <p className="font-display font-semibold text-lg">{slip.gameName}</p>
          <p className="figures text-muted text-sm">{displayDateTime(slip.placedAt, timeZone)}</p>
          <div className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1">
            <SlipStateBadge state={slip.state} />
            {sums.open === 0n && slip.state !== 'refunded' && (
              <p className="font-display font-semibold text-xl">
                <span className="sr-only">{t('net')} </span>
                <MoneyText amount={sums.net} symbol={symbol} signed />
              </p>
            )}
          </div>
        </div>
      </div>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3 text-sm sm:grid-cols-3">
        <Fact label={t('stake')}>
          <SlipMoney amount={moneyOf(slip.stake)} symbol={symbol} className="font-semibold" />
        </Fact>
        {sums.open > 0n && (
          <Fact label={t('stillOpen')}>
            <SlipMoney amount={sums.open} symbol={symbol} className="font-semibold" />
          </Fact>
        )}
        {slip.state !== 'refunded' && (
          <Fact label={t('payout')}>
            {sums.payout === 0n && sums.open > 0n ? (
              t('notYet')
            ) : (
              <SlipMoney amount={sums.payout} symbol={symbol} className="font-semibold" />
            )}
          </Fact>
        )}
        {sums.refunded > 0n && (
          <Fact label={t('refunded')}>
            <SlipMoney amount={sums.refunded} symbol={symbol} className="font-semibold" />
          </Fact>
        )}
        {sums.rebate > 0n && (
          <Fact label={t('rebate')}>
            <SlipMoney amount={sums.rebate} symbol={symbol} className="font-semibold" />
          </Fact>
        )}
        <div className="col-span-full min-w-0">
          <dt className="mb-0.5 text-muted text-xs">{t('number')}</dt>
          <dd>
            <CodeText value={shortNumber('S', slip.id)} copyLabel={t('copyNumber')} />
          </dd>
        </div>
      </dl>
    </div>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="mb-0.5 text-muted text-xs">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
