import {
  type Bank,
  isAccountNumber,
  PROMPTPAY,
  readAccountNumber,
} from '@lanna/rules/money/withdrawals/banks';
import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../../ui/fields/text-field.tsx';

/** The account's number, checked as it is typed against what the bank's numbers look like. */
export function AccountNumberField({
  bank,
  value,
  onType,
  error,
  maxLength,
}: {
  bank: Bank | undefined;
  /** As it was typed. */
  value: string;
  onType: (typed: string) => void;
  error: string | undefined;
  maxLength?: number | undefined;
}) {
  const { t } = useTranslation('withdrawals');
  const fieldErrorOf = useNumberFieldError();
  const { count, isRight, isUnreadable } = readFor(bank, value);
  const digits = bank?.digits.join(t('account.or')) ?? '';
  const longest = Math.max(...(bank?.digits ?? [20]));
  const isPromptPay = bank?.code === PROMPTPAY;
  // As long as it may still become right, nothing is said against it.
  const isWrong = isUnreadable || count > longest || (bank?.digits.includes(count) && !isRight);
  return (
    <TextField
      label={isPromptPay ? t('account.promptPay') : t('account.number')}
      hint={
        isRight ? (
          <span className="flex items-center gap-1.5 text-success">
            <CircleCheck className="size-4" aria-hidden="true" />
            {t('account.numberRight', { count })}
          </span>
        ) : isPromptPay ? (
          t('account.promptPayHint')
        ) : (
          bank && t('account.numberHint', { digits, count })
        )
      }
      error={error ?? (isWrong ? fieldErrorOf(bank, value) : undefined)}
      inputMode="numeric"
      autoComplete="off"
      spellCheck={false}
      maxLength={maxLength}
      className="[&_input]:figures [&_input]:tracking-wide"
      value={value}
      onChange={({ target }) => onType(target.value)}
    />
  );
}

/** Why a typed number cannot be one of this bank's accounts. */
export function useNumberFieldError(): (bank: Bank | undefined, typed: string) => string | undefined {
  const { t } = useTranslation('withdrawals');
  return (bank, typed) => {
    const { count, isRight, isUnreadable } = readFor(bank, typed);
    if (isUnreadable) return t('account.numberUnreadable');
    if (isRight) return undefined;
    if (count === 0) return t('account.numberMissing');
    if (bank?.code === PROMPTPAY) return t('account.promptPayWrong');
    return t('account.numberWrong', { digits: bank?.digits.join(t('account.or')) ?? '', count });
  };
}

function readFor(bank: Bank | undefined, typed: string) {
  const number = readAccountNumber(typed);
  const count = typed.replace(/[\s\-–]/g, '').length;
  return {
    count,
    isRight: bank !== undefined && number !== undefined && isAccountNumber(bank, number),
    isUnreadable: count > 0 && /[^\d\s\-–๐-๙]/.test(typed),
  };
}
