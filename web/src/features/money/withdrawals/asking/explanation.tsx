import { moneyOf } from '@lanna/contract/money';
import { formatMoney } from '@lanna/rules/money';
import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../../paths.ts';
import { LinkButton } from '../../../../ui/button.tsx';
import type { WithdrawalTerms } from '../queries.ts';
import { StayingLine } from './staying-line.tsx';
import { Sum } from './sum.tsx';

type Split = Pick<WithdrawalTerms, 'balance' | 'withdrawable' | 'stays' | 'bonuses'>;

/** Before anything is asked of the member: what can be withdrawn, and of everything else why it stays. */
export function Explanation({ terms }: { terms: Split }) {
  const { t } = useTranslation('withdrawals');
  const { balance, withdrawable, stays, bonuses } = terms;
  const bonusMoney = bonuses.reduce((sum, { left }) => sum + moneyOf(left), 0n);
  const kept = moneyOf(balance) - moneyOf(withdrawable);
  return (
    <section
      aria-labelledby="withdrawable-heading"
      className="lit sky flex flex-col gap-4 overflow-hidden rounded-large bg-raised p-5 sm:p-6"
    >
      <div>
        <h3 id="withdrawable-heading" className="text-muted text-sm">
          {t('split.title')}
        </h3>
        <output
          aria-labelledby="withdrawable-heading"
          aria-live="polite"
          className="mt-0.5 block font-display font-semibold text-[min(2.25rem,11vw)] text-accent-text leading-tight"
        >
          <Sum amount={withdrawable} />
        </output>
        <p className="mt-1 text-muted text-sm">
          {t('split.balance')} <Sum amount={balance} className="text-text" />
        </p>
        {bonusMoney > 0n && (
          <p className="text-muted text-sm">
            {t('split.bonus')} <Sum amount={formatMoney(bonusMoney)} className="text-text" />
          </p>
        )}
      </div>
      {kept > 0n && <SplitBar terms={terms} />}
      {moneyOf(balance) === 0n ? (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-muted text-sm">{t('split.nothing')}</p>
          <LinkButton size="small" variant="secondary" href={paths.memberCentre('depositv2')}>
            {t('split.deposit')}
          </LinkButton>
        </div>
      ) : kept > 0n ? (
        <div className="flex flex-col gap-2">
          <h4 className="font-medium text-sm">{t('split.stays')}</h4>
          <ul className="flex flex-col divide-y divide-line overflow-hidden rounded-medium border border-line bg-surface">
            {stays.map((line) => (
              <li key={keyOf(line)}>
                <StayingLine line={line} bonuses={bonuses} />
              </li>
            ))}
          </ul>
        </div>
      ) : (
        <p className="flex items-center gap-2 text-sm text-success">
          <CircleCheck className="size-4 shrink-0" aria-hidden="true" />
          {t('split.all')}
        </p>
      )}
    </section>
  );
}

/** The balance as one bar: what can be withdrawn first, then what stays, in the order of the lines below. */
function SplitBar({ terms: { balance, withdrawable, stays } }: { terms: Split }) {
  const whole = moneyOf(balance);
  const share = (amount: string) => `${Number((moneyOf(amount) * 10_000n) / whole) / 100}%`;
  return (
    <div aria-hidden="true" className="flex h-2.5 gap-0.5 overflow-hidden rounded-full bg-sunken">
      <span className="lantern min-w-0 shadow-none" style={{ width: share(withdrawable) }} />
      {stays.map((line) => (
        <span key={keyOf(line)} className={GROUNDS[line.kind]} style={{ width: share(line.stays) }} />
      ))}
    </div>
  );
}

const GROUNDS = {
  bonus: 'bg-warning',
  turnover: 'bg-[repeating-linear-gradient(135deg,var(--warning)_0_2px,transparent_2px_6px)]',
  withdrawal: 'bg-success',
  held: 'bg-control-line',
  fraction: 'bg-control-line',
} as const;

function keyOf(line: WithdrawalTerms['stays'][number]): string {
  if (line.kind === 'turnover') return line.depositId;
  return line.kind === 'withdrawal' ? line.withdrawalId : line.kind;
}
