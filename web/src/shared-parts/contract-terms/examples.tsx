import { type ContractExample, examplesOf } from '@lanna/rules/commission/contracts/contract-examples';
import type { ContractTerms } from '@lanna/rules/commission/contracts/terms';
import { displayMoney } from '@lanna/rules/money';
import { useTranslation } from 'react-i18next';
import { displayCount } from '../../i18n/format.ts';
import { percent } from './table.tsx';

/** What terms would come to, by the rules that compute the bills; it follows what is typed. */
export function TermsExamples({ terms, symbol }: { terms: ContractTerms; symbol: string }) {
  const { t } = useTranslation('contracts');
  const money = (amount: bigint) => displayMoney(amount, symbol);
  const said = (example: ContractExample) => {
    switch (example.of) {
      case 'dividend':
        return {
          from: t('examples.dividend', {
            turnover: money(example.figures.turnover),
            net: money(example.result.net),
            count: example.figures.activeMembers,
            shown: displayCount(example.figures.activeMembers),
          }),
          rate: example.result.tier && example.result.payable > 0n ? percent(example.result.tier.rate) : '–',
          pay: example.result.payable,
        };
      case 'salary':
        return {
          from: t('examples.salary', {
            turnover: money(example.turnover),
            count: example.activeMembers,
            shown: displayCount(example.activeMembers),
          }),
          rate: example.result.tier ? percent(example.result.tier.rate) : '–',
          pay: example.result.payable,
        };
      case 'bet':
        return {
          from:
            example.child === undefined
              ? t('examples.bet', { stake: money(example.stake) })
              : t('examples.betBelow', { stake: money(example.stake), rate: percent(example.child) }),
          rate: terms.kind === 'real_time_salary' ? percent(terms.rate - (example.child ?? 0)) : '–',
          pay: example.earned,
        };
    }
  };
  return (
    <section aria-label={t('examples.title')} className="rounded-medium bg-sunken p-3.5">
      <h4 className="font-medium text-sm">{t('examples.title')}</h4>
      <ul className="mt-2 flex flex-col gap-2">
        {examplesOf(terms).map((example) => {
          const { from, rate, pay } = said(example);
          return (
            <li key={from} className="figures flex items-baseline justify-between gap-3 text-sm">
              <span className="min-w-0 text-muted">{from}</span>
              <span className="shrink-0 text-right">
                <span className="text-muted text-xs">{rate}</span>{' '}
                <span className="font-semibold">{money(pay)}</span>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
