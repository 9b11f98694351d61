import { moneyOf } from '@lanna/contract/money';
import { SPLIT_MAX, type WithdrawalPage as Withdrawal } from '@lanna/contract/money/withdrawals/ops';
import { formatMoney } from '@lanna/rules/money';
import { Plus, X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { newId } from '../../../../../api/calls/new-id.ts';
import { Money } from '../../../../../console/money.tsx';
import { MoneyField } from '../../../../../shared-parts/money/money-field.tsx';
import { readAmount } from '../../../../../shared-parts/money/typed-amount.ts';
import { Button } from '../../../../../ui/button.tsx';
import { SelectField } from '../../../../../ui/fields/select-field.tsx';
import { IconButton } from '../../../../../ui/icon-button.tsx';
import { usePageLanguage } from '../../../../../use-page-language.ts';

interface Part {
  key: string;
  amount: string;
  channelCode: string;
}

/** Approves it as one payout, or as several that add up to it. */
export function ApproveForm({
  withdrawal: { row, channels, needsSecondOperator },
  busy,
  disabled,
  onApprove,
}: {
  withdrawal: Withdrawal;
  busy: boolean;
  disabled: boolean;
  onApprove: (decision: { words: string; payouts: { amount: string; channelCode: string }[] }) => void;
}) {
  const { t } = useTranslation('withdrawals-console');
  const [parts, setParts] = useState<readonly Part[]>(() => [
    { key: newId(), amount: row.amount, channelCode: row.channelCode },
  ]);
  const language = usePageLanguage();
  const whole = moneyOf(row.amount);
  const amounts = parts.map(({ amount }) => readAmount(amount, language));
  const sum = amounts.reduce<bigint>((total, amount) => total + (amount ?? 0n), 0n);
  const isComplete = sum === whole && amounts.every((amount) => amount !== undefined && amount > 0n);

  function change(key: string, changed: Partial<Part>) {
    setParts(parts.map((part) => (part.key === key ? { ...part, ...changed } : part)));
  }

  function split() {
    const left = whole > sum ? whole - sum : 0n;
    setParts([
      ...parts,
      { key: newId(), amount: left > 0n ? formatMoney(left) : '', channelCode: row.channelCode },
    ]);
  }

  function approve(event: FormEvent) {
    event.preventDefault();
    if (!isComplete || disabled) return;
    const payouts = parts.map(({ channelCode }, at) => ({
      amount: formatMoney(amounts[at] ?? 0n),
      channelCode,
    }));
    onApprove({ words: '', payouts });
  }

  return (
    <form onSubmit={approve} noValidate className="flex flex-col gap-3">
      <ul className="flex flex-col gap-2">
        {parts.map((part, at) => (
          <li key={part.key} className="flex items-end gap-2">
            <MoneyField
              label={t('approve.amount', { number: at + 1 })}
              readOnly={parts.length === 1}
              value={part.amount}
              onType={(typed) => change(part.key, { amount: typed })}
              className="min-w-0 flex-1"
            />
            <SelectField
              label={t('request.channel')}
              value={part.channelCode}
              onChange={({ target }) => change(part.key, { channelCode: target.value })}
              options={channels.map(({ code, name, state }) => ({
                value: code,
                label: state === 'open' ? name : `${name} (${t(`channel.${state}`)})`,
              }))}
              className="min-w-0 flex-1"
            />
            {parts.length > 1 && (
              <IconButton
                size="small"
                label={t('approve.remove', { number: at + 1 })}
                onClick={() => setParts(parts.filter(({ key }) => key !== part.key))}
              >
                <X aria-hidden="true" />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center justify-between gap-2 text-sm">
        <Button
          variant="ghost"
          size="small"
          disabled={parts.length >= SPLIT_MAX}
          icon={<Plus aria-hidden="true" />}
          onClick={split}
        >
          {t('approve.split')}
        </Button>
        {parts.length > 1 && (
          <p role="status" className={sum === whole ? 'text-muted' : 'text-danger'}>
            <Money amount={formatMoney(sum)} brand={row.brand} /> {t('approve.of')}{' '}
            <Money amount={row.amount} brand={row.brand} />
          </p>
        )}
      </div>
      {needsSecondOperator && <p className="text-muted text-sm">{t('approve.second')}</p>}
      <Button
        type="submit"
        size="small"
        busy={busy}
        disabled={disabled || !isComplete}
        className="self-start"
      >
        {needsSecondOperator ? t('approve.propose') : t('move.approve')}
      </Button>
    </form>
  );
}
