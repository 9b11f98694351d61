import { moneyOf } from '@lanna/contract/money';
import type { StayingLine as Line } from '@lanna/contract/money/withdrawals/withdrawals';
import { displayMoney } from '@lanna/rules/money';
import { ChevronDown, Gift, Hourglass, RefreshCcwDot, Send, Sigma } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../../api/content/brand.ts';
import { PartsAt } from '../../../../parts.tsx';
import { paths } from '../../../../paths.ts';
import { Progress } from '../../../../ui/progress.tsx';
import { Moment } from '../following/moment.tsx';
import type { WithdrawalTerms } from '../queries.ts';
import { Sum } from './sum.tsx';

/** One reason why a part of the balance stays; pressed, it opens what it is made of. */
export function StayingLine({ line, bonuses }: { line: Line; bonuses: WithdrawalTerms['bonuses'] }) {
  const { t } = useTranslation('withdrawals');
  switch (line.kind) {
    case 'turnover':
      return (
        <Opening
          icon={<RefreshCcwDot className="text-warning" />}
          title={t('line.turnover')}
          about={
            <>
              {t('line.deposit')} <Sum amount={line.depositAmount} /> · <Moment at={line.depositedAt} />
            </>
          }
          stays={line.stays}
        >
          <Turnover line={line} />
        </Opening>
      );
    case 'bonus':
      return (
        <Opening icon={<Gift className="text-warning" />} title={t('line.bonus')} stays={line.stays}>
          <p>{t('line.bonusText')}</p>
          <ul className="mt-3 flex flex-col gap-3">
            {bonuses.map((bonus) => (
              <li key={bonus.id} className="flex flex-col gap-2 rounded-small bg-surface p-3">
                <OpenBonus bonus={bonus} />
              </li>
            ))}
          </ul>
        </Opening>
      );
    case 'withdrawal':
      return (
        <Opening
          icon={<Send className="text-success" />}
          title={t('line.withdrawal')}
          about={<Moment at={line.requestedAt} />}
          stays={line.stays}
        >
          <p>{t('line.withdrawalText', { state: t(`state.${line.state}`) })}</p>
          <a
            href={`#withdrawal-${line.withdrawalId}`}
            className="mt-1 inline-block py-1 text-accent-text underline"
          >
            {t('line.toWithdrawal')}
          </a>
        </Opening>
      );
    case 'held':
      return (
        <Opening icon={<Hourglass />} title={t('line.held')} stays={line.stays}>
          <p>{t('line.heldText')}</p>
        </Opening>
      );
    case 'fraction':
      return (
        <Opening icon={<Sigma />} title={t('line.fraction')} stays={line.stays} isFraction>
          <p>{t('line.fractionText')}</p>
        </Opening>
      );
  }
}

function Opening({
  icon,
  title,
  about,
  stays,
  isFraction = false,
  children,
}: {
  icon: ReactNode;
  title: string;
  about?: ReactNode;
  stays: string;
  /** Too little for two decimals: it is said to be less. */
  isFraction?: boolean;
  children: ReactNode;
}) {
  return (
    <details className="group">
      <summary className="flex min-h-14 list-none flex-wrap items-center gap-3 px-3.5 py-2.5 transition-colors hover:bg-raised [&::-webkit-details-marker]:hidden">
        <span className="shrink-0 text-muted [&_svg]:size-5" aria-hidden="true">
          {icon}
        </span>
        <span className="row-words leading-snug">
          <span className="block font-medium text-sm">{title}</span>
          {about && <span className="block text-muted text-xs">{about}</span>}
        </span>
        <span className="font-semibold text-sm">
          {isFraction && '< '}
          <Sum amount={isFraction ? '0.01' : stays} />
        </span>
        <ChevronDown
          className="size-4 shrink-0 text-muted transition-transform group-open:rotate-180"
          aria-hidden="true"
        />
      </summary>
      <div className="border-line border-t bg-sunken px-4 py-3.5 text-muted text-sm leading-relaxed">
        {children}
      </div>
    </details>
  );
}

/** What giving a bonus up would cost, and the button that does it. */
function OpenBonus({ bonus }: { bonus: WithdrawalTerms['bonuses'][number] }) {
  const { t } = useTranslation('withdrawals');
  const { currencySymbol } = useBrand();
  const { id, name, left, progress, required } = bonus;
  const shown = (amount: string) => displayMoney(moneyOf(amount), currencySymbol);
  return (
    <>
      <p className="font-medium text-text">{name}</p>
      <p>{t('line.bonusLost', { amount: shown(left), done: shown(progress), required: shown(required) })}</p>
      <div>
        <PartsAt place="openBonus" props={{ bonus: { id, balance: left, progress, required } }} />
      </div>
    </>
  );
}

/** Of a deposit: how much of the turnover it asks for there is, what is missing, and what counts. */
function Turnover({ line }: { line: Extract<Line, { kind: 'turnover' }> }) {
  const { t } = useTranslation('withdrawals');
  const { currencySymbol } = useBrand();
  const { required, done, missing } = line;
  const share = Number((moneyOf(done) * 1000n) / moneyOf(required));
  const shown = (amount: string) => displayMoney(moneyOf(amount), currencySymbol);
  return (
    <div className="flex flex-col gap-3">
      <Progress
        label={t('turnover.label')}
        value={share}
        max={1000}
        valueText={t('turnover.value', { done: shown(done), required: shown(required) })}
      />
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,5.5rem),1fr))] gap-2 text-center">
        {(
          [
            ['required', required],
            ['done', done],
            ['missing', missing],
          ] as const
        ).map(([name, amount]) => (
          <div key={name} className="flex flex-col-reverse rounded-small bg-surface px-1 py-2">
            <dt className="text-xs">{t(`turnover.${name}`)}</dt>
            <dd className="font-semibold text-text">
              <Sum amount={amount} />
            </dd>
          </div>
        ))}
      </dl>
      <p>{t('turnover.counts')}</p>
      <p>{t('turnover.frees')}</p>
      <a
        href={paths.memberCentre('personalHistoryCopy')}
        className="inline-block self-start py-1 text-accent-text underline"
      >
        {t('turnover.history')}
      </a>
    </div>
  );
}
