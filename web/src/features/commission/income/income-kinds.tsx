import type { IncomeOfKind, showIncome } from '@lanna/contract/commission/rebates/income';
import type { Value } from '@lanna/contract/endpoint';
import { moneyOf } from '@lanna/contract/money';
import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../api/content/brand.ts';
import { type AgentPage, paths } from '../../../paths.ts';
import { MoneyText } from '../../../ui/text/money-text.tsx';
import { usePartName } from './use-part-name.ts';

type Parts = Value<typeof showIncome>['parts'];

/** The kinds of income, each with its share of all; rebates by category and prize mode below them. */
export function IncomeKinds({ kinds, parts }: { kinds: readonly IncomeOfKind[]; parts: Parts }) {
  const { t } = useTranslation('income');
  const most = kinds.reduce((top, { earned }) => Math.max(top, Number(earned)), 0);
  return (
    <section aria-labelledby="income-kinds" className="flex min-w-0 flex-col gap-2">
      <h3 id="income-kinds" className="font-display font-semibold text-lg">
        {t('byKind')}
      </h3>
      <ul className="lit divide-y divide-line/60 rounded-large bg-raised px-4">
        {kinds.map((kind) => (
          <li key={kind.kind} className="flex flex-col gap-2 py-3.5">
            <Kind of={kind} share={most > 0 ? Number(kind.earned) / most : 0} />
            <PartsOf parts={parts.filter((part) => part.kind === kind.kind)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Kind({ of: { kind, earned, page }, share }: { of: IncomeOfKind; share: number }) {
  const { t } = useTranslation('income');
  const { currencySymbol: symbol } = useBrand();
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        {page === null ? (
          <span className="min-w-0 font-medium">{t(`kinds.${kind}`)}</span>
        ) : (
          <a
            href={paths.agentCentre(page as AgentPage)}
            className="inline-flex min-w-0 items-center gap-0.5 font-medium text-accent-text underline-offset-2 hover:underline"
          >
            {t(`kinds.${kind}`)}
            <ChevronRight className="size-4 shrink-0" aria-hidden="true" />
          </a>
        )}
        <MoneyText amount={moneyOf(earned)} symbol={symbol} className="font-semibold" />
      </div>
      <div className="h-1.5 rounded-full bg-sunken" aria-hidden="true">
        <div
          className="h-full rounded-full bg-accent-text/70"
          style={{ width: `${Math.max(2, share * 100)}%` }}
        />
      </div>
    </>
  );
}

function PartsOf({ parts }: { parts: Parts }) {
  const { t } = useTranslation('income');
  const { currencySymbol: symbol } = useBrand();
  const nameOf = usePartName();
  if (parts.length === 0) return null;
  return (
    <ul className="flex flex-col gap-1.5 text-sm">
      {parts.map(({ kind, part, turnover, earned }) => (
        <li key={part} className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="min-w-0">
            {nameOf(kind, part)}{' '}
            <span className="figures block text-muted text-xs">
              {t(`of.${kind}`)} <MoneyText amount={moneyOf(turnover)} symbol={symbol} />
            </span>
          </span>
          <MoneyText amount={moneyOf(earned)} symbol={symbol} />
        </li>
      ))}
    </ul>
  );
}
