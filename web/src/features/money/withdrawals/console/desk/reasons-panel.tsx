import { moneyOf } from '@lanna/contract/money';
import type { WithdrawalPage as Withdrawal } from '@lanna/contract/money/withdrawals/ops';
import { displayMoney } from '@lanna/rules/money';
import { ShieldAlert, ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../../../../console/panel.tsx';

type Reason = Withdrawal['reasons'][number];

/** Why it was not approved by itself: each rule with the figures it found. */
export function ReasonsPanel({ withdrawal: { reasons } }: { withdrawal: Pick<Withdrawal, 'reasons'> }) {
  const { t } = useTranslation('withdrawals-console');
  return (
    <Panel title={t('reasons.title')}>
      {reasons.length === 0 ? (
        <p className="flex items-center gap-2 text-sm">
          <ShieldCheck className="size-4 text-success" aria-hidden="true" />
          {t('reasons.none')}
        </p>
      ) : (
        <ul className="flex flex-col divide-y divide-line/70">
          {reasons.map((reason) => (
            <li key={reason.kind} className="flex items-start gap-3 py-2 first:pt-0 last:pb-0">
              <ShieldAlert className="mt-0.5 size-4 shrink-0 text-warning" aria-hidden="true" />
              <div className="min-w-0 text-sm">
                <p className="font-semibold">{t(`risk.name.${reason.kind}`)}</p>
                <p className="text-muted">
                  <ReasonText reason={reason} /> {t('reasons.version', { version: reason.ruleVersion })}
                </p>
              </div>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

/** The rule's figures in a sentence. */
function ReasonText({ reason: { kind, facts } }: { reason: Reason }) {
  const { t } = useTranslation('withdrawals-console');
  const fact = (name: string) => {
    const value = facts[name];
    if (Array.isArray(value)) return value.length;
    return typeof value === 'string' ? displayMoney(moneyOf(value)) : (value ?? '–');
  };
  switch (kind) {
    case 'new_account':
      return t('risk.found.new_account', { age: fact('hoursOld'), hours: fact('hours') });
    case 'no_play':
      return t('risk.found.no_play', {
        turnover: fact('turnover'),
        deposits: fact('deposits'),
        percent: fact('percent'),
      });
    case 'velocity':
      return t('risk.found.velocity', {
        withdrawals: fact('withdrawals'),
        hours: fact('hours'),
        usual: fact('count'),
      });
    case 'shared_device':
      return t('risk.found.shared_device', { others: fact('others') });
    case 'shared_bank_account':
      return t('risk.found.shared_bank_account', { others: fact('others') });
    case 'bonus_abuse':
      return t('risk.found.bonus_abuse', {
        rewards: fact('rewards'),
        turnover: fact('turnover'),
        times: fact('times'),
      });
    case 'deposit_and_withdraw':
      return t('risk.found.deposit_and_withdraw', {
        deposits: fact('deposits'),
        turnover: fact('turnover'),
        hours: fact('hours'),
        percent: fact('percent'),
      });
    case 'large_for_member':
      return t('risk.found.large_for_member', { largest: fact('largest'), times: fact('times') });
  }
}
