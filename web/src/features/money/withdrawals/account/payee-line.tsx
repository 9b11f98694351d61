import { useBankName } from '../../../../shared-parts/money/bank-name.ts';
import { BankMark } from './bank-mark.tsx';

/** Whom it is paid to: bank, last digits, holder. */
export function PayeeLine({
  payee: { bankCode, numberMasked, holderName },
  small = false,
}: {
  payee: { bankCode: string; numberMasked: string; holderName?: string };
  small?: boolean;
}) {
  const bankName = useBankName();
  return (
    <span className="flex min-w-0 max-w-full items-center gap-3">
      <BankMark code={bankCode} small={small} />
      <span className="min-w-0 leading-snug">
        <span className="block wrap-anywhere text-sm">
          {bankName(bankCode)} <span className="figures whitespace-nowrap">{numberMasked}</span>
        </span>
        {holderName && <span className="block wrap-anywhere text-muted text-xs">{holderName}</span>}
      </span>
    </span>
  );
}
