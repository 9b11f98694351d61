import { moneyOf } from '@lanna/contract/money';
import { rebateSteps, rebatesTo } from '@lanna/rules/lotteries/lottery/cover/rebate-bound';
import type { Family } from '@lanna/rules/lotteries/lottery/family';
import type { Play } from '@lanna/rules/lotteries/lottery/play';
import { asNumber } from '@lanna/rules/lotteries/lottery/plays/fraction';
import { returnsOf } from '@lanna/rules/lotteries/lottery/plays/payout';
import { pointsBetween } from '@lanna/rules/lotteries/lottery/plays/price-mode';
import { displayMoney, type Money } from '@lanna/rules/money';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../../api/content/brand.ts';
import { displayCount } from '../../../../i18n/format.ts';
import { usePlayWords } from '../../lotteries/play-words.ts';
import { rateText } from '../board/play-chips.tsx';
import { LEAST_AMOUNT, largestAmount } from '../slip/stake-amount.ts';
import type { Rates, Table } from './rates.ts';

/** What each play pays for 1, how likely it is, what comes back of 100 staked in the long run, and the rebate beside it: the house's share is not hidden. */
export function RateList({
  table,
  plays,
  rates,
  onMode,
}: {
  table: Table;
  plays: Family['plays'];
  rates: Rates;
  onMode: (mode: number) => void;
}) {
  const { t } = useTranslation('sea');
  const words = usePlayWords(table.game.family);
  const { currencySymbol } = useBrand();
  return (
    <div className="flex flex-col gap-4">
      <ModeSlider
        modes={table.modes}
        mode={rates.mode}
        steps={Math.max(0, ...plays.map((play) => stepsOf(play, rates, table.modes.own)))}
        onMode={onMode}
      />
      <table className="figures w-full text-sm">
        <thead>
          <tr className="border-line border-b text-left text-muted">
            <th scope="col" className="py-2 font-medium">
              {t('rates.play')}
            </th>
            <th scope="col" className="py-2 text-right font-medium">
              {t('rates.pays')}
            </th>
            <th scope="col" className="py-2 text-right font-medium">
              {t('rates.chance')}
            </th>
            <th scope="col" className="py-2 text-right font-medium">
              {t('rates.return')}
            </th>
          </tr>
        </thead>
        <tbody>
          {plays.flatMap((play) =>
            rowsOf(play, rates, table.modes.own).map((row) => (
              <tr key={`${play.code} ${row.tier}`} className="border-line/60 border-b last:border-b-0">
                <th scope="row" className="py-2 pr-2 text-left font-medium">
                  {words.name(play.name)}
                  {play.tiers.length > 1 && (
                    <span className="block font-normal text-muted text-xs">{words.tier(row.tier)}</span>
                  )}
                </th>
                <td className="py-2 text-right font-semibold">
                  {rateText(row.price)}
                  <span className="block text-balance font-normal text-muted text-xs">
                    {t('rates.perNumber', {
                      least: displayMoney(LEAST_AMOUNT, currencySymbol),
                      most: displayMoney(
                        least(
                          largestAmount(row.price, moneyOf(table.largestPrize)),
                          moneyOf(table.memberStake),
                        ),
                        currencySymbol,
                      ),
                    })}
                  </span>
                </td>
                <td className="py-2 text-right">{t('rates.oneIn', { of: displayCount(row.oneIn) })}</td>
                <td className="py-2 text-right">
                  {row.percent}%
                  {row.steps > 0 && (
                    <span className="block text-accent-text text-xs">
                      {t('rates.rebate', { percent: percentOf(row.steps) })}
                    </span>
                  )}
                </td>
              </tr>
            )),
          )}
        </tbody>
      </table>
      <p className="text-muted text-sm">{t('rates.meaning')}</p>
    </div>
  );
}

/** Between what is paid and what comes back of each stake at once: neither is given away. */
function ModeSlider({
  modes: { min, max, step },
  mode,
  steps,
  onMode,
}: {
  modes: Table['modes'];
  mode: number;
  /** Of the rebate, on the play that has most. */
  steps: number;
  onMode: (mode: number) => void;
}) {
  const { t } = useTranslation('sea');
  const id = useId();
  if (min >= max) return null;
  const rebate = t('rates.rebateUpTo', { percent: percentOf(steps) });
  return (
    <div className="rounded-medium bg-sunken px-4 py-3">
      <label htmlFor={id} className="flex justify-between gap-3 text-sm">
        <span className="font-medium">{t('rates.slider')}</span>
        <span className="figures text-accent-text">{rebate}</span>
      </label>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={mode}
        aria-valuetext={rebate}
        onChange={(event) => onMode(Number(event.target.value))}
        className="mt-2 w-full accent-accent"
      />
      <p className="flex justify-between text-muted text-xs">
        <span>{t('rates.moreRebate')}</span>
        <span>{t('rates.moreRate')}</span>
      </p>
    </div>
  );
}

function rowsOf(play: Play, rates: Rates, own: number) {
  const prices = rates.of(play);
  const steps = stepsOf(play, rates, own);
  const returns = returnsOf(play, prices, 1);
  return play.tiers.map((tier, at) => ({
    tier: tier.code,
    price: prices[at] ?? 0n,
    oneIn: roundedTo(1 / asNumber(tier.chance)),
    steps,
    percent: (asNumber(returns[at]?.share ?? { numerator: 0n, denominator: 1n }) * 100).toFixed(1),
  }));
}

function least(one: Money, other: Money): Money {
  return one < other ? one : other;
}

/** What of a stake comes back beside the prize, in steps of the mode. A unit of these plays costs 1. */
function stepsOf(play: Play, rates: Rates, own: number): number {
  return rebateSteps(own, rates.mode, rebatesTo(play, rates.of(play), 1, rates.mode));
}

function percentOf(steps: number): string {
  return (pointsBetween(steps, 0) / 100).toFixed(2);
}

/** 1 in 3.7, 1 in 333. */
function roundedTo(value: number): number {
  return value < 10 ? Math.round(value * 10) / 10 : Math.round(value);
}
