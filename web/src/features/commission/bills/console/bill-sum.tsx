import { moneyOf } from '@lanna/contract/money';
import { formatMoney } from '@lanna/rules/money';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ConsoleLink } from '../../../../console/console-link.tsx';
import { Facts } from '../../../../console/facts.tsx';
import { Money } from '../../../../console/money.tsx';
import { When } from '../../../../console/when.tsx';
import type { ShownBill } from './bill-panel.tsx';
import { periodText } from './bill-words.ts';

/** How a bill’s amount came about: every step, corrections, branches, and the money that has moved. */
export function BillSum({ shown }: { shown: ShownBill }) {
  const { t } = useTranslation('bills-console');
  const { bill, receipt, corrections, below, branches, branchesInAll, movements } = shown;
  const money = (amount: string) => <Money amount={amount} brand={bill.brand} />;
  return (
    <>
      <Part title={t('sum.title')}>
        <Facts facts={stepsOf(shown, t, money)} />
      </Part>
      {corrections.length > 0 && (
        <Part title={t('sum.corrections')}>
          <Facts
            facts={corrections.map(({ was, is, ...period }) => ({
              label: periodText(period),
              value: money(formatMoney(moneyOf(is) - moneyOf(was))),
            }))}
          />
        </Part>
      )}
      {below.length > 0 && (
        <Part title={t('sum.below')}>
          <Facts
            facts={below.map(({ account, amount, ...period }) => ({
              label: `${account} · ${periodText(period)}`,
              value: money(amount),
            }))}
          />
        </Part>
      )}
      {branches.length > 0 && (
        <Part title={t('sum.branches', { shown: branches.length, all: branchesInAll })}>
          <ul className="flex flex-col gap-1 text-sm">
            {branches.map(({ memberId, name, self, turnover, stake, payout }) => (
              <li
                key={memberId}
                className="flex flex-wrap justify-between gap-x-4 border-line/70 border-b py-1.5"
              >
                <ConsoleLink href={`/members/${memberId}`}>{self ? t('sum.self') : name}</ConsoleLink>
                <span className="flex flex-wrap gap-x-3">
                  <span>
                    {t('sum.turnover')} {money(turnover)}
                  </span>
                  <span className="text-muted">
                    {money(stake)} / {money(payout)}
                  </span>
                </span>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {receipt.sort === 'real_time' && (
        <Part title={t('sum.days')}>
          <Facts
            facts={receipt.lines.map(({ day, below: under, stake, due, billed }) => ({
              label: under === null ? day : `${day} · ${t('sum.belowContract')}`,
              value: (
                <>
                  {money(stake)} → {money(due)} − {money(billed)}
                </>
              ),
            }))}
          />
        </Part>
      )}
      {movements.length > 0 && (
        <Part title={t('sum.movements')}>
          <Facts
            facts={movements.map(({ kind, amount, at }) => ({
              label: t(`movement.${kind}`),
              value: money(amount),
              action: <When at={at} brand={bill.brand} />,
            }))}
          />
        </Part>
      )}
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-2">
      <h3 className="font-semibold text-sm">{title}</h3>
      {children}
    </section>
  );
}

type Words = ReturnType<typeof useTranslation<'bills-console'>>['t'];

function stepsOf(shown: ShownBill, t: Words, money: (amount: string) => ReactNode) {
  const { receipt, earned, owedBefore, owedAfter, takenBack } = shown;
  const percent = (rate: number) => `${rate / 1000}%`;
  const last = [
    { label: t('sum.earned'), value: money(earned) },
    { label: t('sum.owedBefore'), value: money(owedBefore) },
    { label: t('sum.owedAfter'), value: money(owedAfter) },
    { label: t('sum.takenBack'), value: money(takenBack) },
  ];
  if (receipt.sort === 'real_time') return [{ label: t('sum.rate'), value: percent(receipt.rate) }, ...last];
  const share = [
    {
      label: t('sum.step'),
      value: receipt.tier === null ? t('sum.noStep') : `${receipt.tier + 1} · ${percent(receipt.rate)}`,
    },
    { label: t('sum.gross'), value: money(receipt.gross) },
    { label: t('sum.children'), value: money(receipt.children) },
    ...last,
  ];
  const active = { label: t('sum.active'), value: receipt.activeMembers };
  const turnover = { label: t('sum.turnover'), value: money(receipt.turnover) };
  if (receipt.sort === 'salary') return [turnover, active, ...share];
  return [
    turnover,
    active,
    { label: t('sum.stake'), value: money(receipt.stake) },
    { label: t('sum.payout'), value: money(receipt.payout) },
    { label: t('sum.rebates'), value: money(receipt.rebates) },
    { label: t('sum.commissions'), value: money(receipt.commissions) },
    { label: t('sum.salaries'), value: money(receipt.salaries) },
    { label: t('sum.bonuses'), value: money(receipt.bonuses) },
    { label: t('sum.fee', { rate: percent(receipt.feeRate) }), value: money(receipt.fee) },
    { label: t('sum.net'), value: money(receipt.net) },
    { label: t('sum.carried'), value: money(receipt.carried) },
    { label: t('sum.base'), value: money(receipt.base) },
    ...share,
    { label: t('sum.carriedOn'), value: money(receipt.carriedOn) },
  ];
}
