import type { PointGood } from '@lanna/contract/rewards/points/points';
import type { TFunction } from 'i18next';
import { Fragment } from 'react';
import { displayCount } from '../../i18n/format.ts';

/** What the bonus asks for, before the press: it is given under the terms shown here, or not at all. */
export function GoodBonusTerms({
  bonus,
  t,
  money,
}: {
  bonus: NonNullable<PointGood['bonus']>;
  t: TFunction<'points'>;
  money: (text: string) => string;
}) {
  const { rounds } = bonus;
  const days = [t('redeem.bonus.days'), displayCount(bonus.days)];
  const asBonus = (amount: string) => [
    [amount, money(bonus.amount)],
    [t('redeem.bonus.required'), money(bonus.required)],
    days,
    [t('redeem.bonus.maxStake'), money(bonus.maxStake)],
    ...(bonus.convertedMost === null ? [] : [[t('redeem.bonus.convertedMost'), money(bonus.convertedMost)]]),
  ];
  const rows = rounds
    ? [
        [t('redeem.bonus.rounds'), displayCount(rounds.count)],
        [t('redeem.bonus.worth'), money(rounds.worth)],
        // What they win asks for turnover only where it is bonus money.
        ...(bonus.times > 0 ? asBonus(t('redeem.bonus.ifWon')) : [days]),
      ]
    : asBonus(t('redeem.bonus.amount'));
  return (
    <dl className="grid grid-cols-2 gap-y-1 text-sm">
      {rows.map(([label, value]) => (
        <Fragment key={label}>
          <dt className="text-muted">{label}</dt>
          <dd className="figures text-right">{value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
