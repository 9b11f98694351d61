import { PAYEE_BANKS } from '@lanna/rules/money/withdrawals/banks';
import { AlertCircle } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBankName } from '../../../../shared-parts/money/bank-name.ts';
import { Button } from '../../../../ui/button.tsx';
import { SearchField } from '../../../../ui/fields/search-field.tsx';
import { BankMark } from './bank-mark.tsx';

/** The bank, found by its name in Thai or English or by its letters; once chosen, only that one. */
export function BankPicker({
  value,
  onChoose,
  error,
}: {
  value: string;
  onChoose: (code: string) => void;
  error: string | undefined;
}) {
  const { t } = useTranslation('withdrawals');
  const bankName = useBankName();
  const [isChoosing, setChoosing] = useState(value === '');
  const [typed, setTyped] = useState('');
  const id = useId();
  const again = useRef<HTMLButtonElement>(null);
  const found = PAYEE_BANKS.filter(({ code, name }) =>
    [code, ...Object.values(name)].some((text) => text.toLowerCase().includes(typed.trim().toLowerCase())),
  );

  function choose(code: string) {
    onChoose(code);
    setChoosing(false);
    setTyped('');
    // The list goes away with what was pressed.
    requestAnimationFrame(() => again.current?.focus());
  }

  if (!isChoosing)
    return (
      <div className="flex flex-col gap-1.5">
        <span className="font-medium text-muted text-sm">{t('account.bank')}</span>
        <div className="flex items-center gap-3 rounded-medium border border-control-line bg-sunken py-2 pr-2 pl-3">
          <BankMark code={value} />
          <span className="min-w-0 flex-1 text-sm">{bankName(value)}</span>
          <Button ref={again} variant="ghost" size="small" onClick={() => setChoosing(true)}>
            {t('account.otherBank')}
          </Button>
        </div>
      </div>
    );
  return (
    <fieldset
      aria-describedby={error ? `${id}-line` : undefined}
      data-field-error={error ? '' : undefined}
      className="flex flex-col gap-2"
    >
      <legend className="mb-1.5 font-medium text-muted text-sm">{t('account.bank')}</legend>
      <SearchField label={t('account.search')} value={typed} onValueChange={setTyped} />
      <ul className="grid max-h-60 grid-cols-1 gap-1 overflow-y-auto overscroll-contain rounded-medium border border-control-line bg-sunken p-1">
        {found.map(({ code }) => (
          <li key={code}>
            <button
              type="button"
              aria-pressed={code === value}
              onClick={() => choose(code)}
              className="flex min-h-12 w-full items-center gap-3 rounded-small px-2 py-1.5 text-left text-sm transition-colors hover:bg-raised hover:text-accent-text aria-pressed:bg-raised aria-pressed:text-accent-text"
            >
              <BankMark code={code} small />
              <span className="min-w-0">{bankName(code)}</span>
            </button>
          </li>
        ))}
        {found.length === 0 && <li className="px-3 py-4 text-muted text-sm">{t('account.noBank')}</li>}
      </ul>
      {error && (
        <p id={`${id}-line`} role="alert" className="flex items-start gap-1.5 text-danger text-sm">
          <AlertCircle className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
          {error}
        </p>
      )}
    </fieldset>
  );
}
