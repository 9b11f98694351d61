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
  typed,
  onType,
  checked,
  refused,
}: {
  bank: Bank | undefined;
  typed: string;
  onType: (typed: string) => void;
  /** It was tried to be sent. */
  checked: boolean;
  /** What the server said of it. */
  refused: string | undefined;
}) {
  const { t } = useTranslation('withdrawals');
  const number = readAccountNumber(typed);
  const count = typed.replace(/[\s\-–]/g, '').length;
  const isRight = bank !== undefined && number !== undefined && isAccountNumber(bank, number);
  const digits = bank?.digits.join(t('account.or')) ?? '';
  const longest = Math.max(...(bank?.digits ?? [20]));
  const isPromptPay = bank?.code === PROMPTPAY;
  const isUnreadable = count > 0 && /[^\d\s\-–๐-๙]/.test(typed);
  // As long as it may still become right, nothing is said against it.
  const isWrong = isUnreadable || count > longest || (bank?.digits.includes(count) && !isRight);
  const fieldError = isUnreadable
    ? t('account.numberUnreadable')
    : isWrong || (checked && !isRight)
      ? count === 0
        ? t('account.numberMissing')
        : isPromptPay
          ? t('account.promptPayWrong')
          : t('account.numberWrong', { digits, count })
      : undefined;
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
      error={refused ?? fieldError}
      inputMode="numeric"
      autoComplete="off"
      spellCheck={false}
      maxLength={40}
      className="[&_input]:figures [&_input]:tracking-wide"
      value={typed}
      onChange={({ target }) => onType(target.value)}
    />
  );
}
