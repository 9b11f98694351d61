import type { BankAccount } from '@lanna/contract/money/withdrawals/bank-accounts';
import { Clock3, Pencil, Plus } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useNow } from '../../../../shared-parts/time/use-now.ts';
import { classes } from '../../../../ui/classes.ts';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { useSpanWords } from '../following/span-words.ts';
import { PayeeLine } from './payee-line.tsx';

/** Which bank account is paid to. One that is still cooling off is shown with the time it takes, and cannot be chosen yet. */
export function AccountChoice({
  accounts,
  chosen,
  onChoose,
  onAdd,
  onChange,
}: {
  accounts: readonly BankAccount[];
  chosen: string | undefined;
  onChoose: (id: string) => void;
  onAdd: () => void;
  onChange: (account: BankAccount) => void;
}) {
  const { t } = useTranslation('withdrawals');
  const name = useId();
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="mb-1.5 font-medium text-muted text-sm">{t('form.account')}</legend>
      {accounts.map((account) => (
        <div key={account.id} className={CHOICE}>
          <label className="flex min-w-0 flex-1 cursor-pointer items-center gap-3 py-3 pl-3.5 has-disabled:cursor-not-allowed">
            <input
              type="radio"
              name={name}
              value={account.id}
              checked={account.id === chosen}
              disabled={account.state === 'cooling'}
              onChange={() => onChoose(account.id)}
              className="size-5 shrink-0 accent-(--accent)"
            />
            <span className="flex min-w-0 flex-col gap-1">
              <PayeeLine payee={account} small />
              {account.state === 'cooling' && account.usableFrom && <Cooling until={account.usableFrom} />}
            </span>
          </label>
          {!account.inUse && (
            <IconButton
              label={t('form.changeAccount', { number: account.numberMasked })}
              onClick={() => onChange(account)}
            >
              <Pencil aria-hidden="true" />
            </IconButton>
          )}
        </div>
      ))}
      {accounts.length > 0 && accounts.every(({ state }) => state === 'cooling') && (
        <p className="text-muted text-sm">{t('form.noUsable')}</p>
      )}
      <button
        type="button"
        onClick={onAdd}
        className="flex h-12 items-center justify-center gap-2 rounded-medium border border-control-line border-dashed font-medium text-accent-text text-sm transition-colors hover:border-accent-text hover:bg-raised"
      >
        <Plus className="size-4.5" aria-hidden="true" />
        {t('form.addAccount')}
      </button>
    </fieldset>
  );
}

const CHOICE = classes(
  'flex items-center gap-1 rounded-medium border border-control-line bg-sunken pr-1 transition-colors',
  'has-checked:border-accent-text has-checked:bg-raised has-focus-visible:outline-2 has-focus-visible:outline-focus',
);

/** New or changed: when it can be paid to, and why not before. */
function Cooling({ until }: { until: string }) {
  const { t } = useTranslation('withdrawals');
  const span = useSpanWords();
  const nowMs = useNow();
  const leftMs = nowMs === undefined ? 0 : Date.parse(until) - nowMs;
  return (
    <span className="flex items-start gap-1.5 text-warning text-xs">
      <Clock3 className="mt-0.5 size-3.5 shrink-0" aria-hidden="true" />
      {t('form.cooling', { span: span(leftMs) })}
    </span>
  );
}
