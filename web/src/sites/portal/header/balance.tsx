import { moneyOf } from '@lanna/contract/money';
import { useQuery } from '@tanstack/react-query';
import { Eye, EyeOff, RotateCw } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../api/content/brand.ts';
import { useHeldBalance } from '../../../api/held-balance.ts';
import { balanceQuery } from '../../../api/queries.ts';
import { classes } from '../../../ui/classes.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { MoneyText } from '../../../ui/text/money-text.tsx';

/** The balance: a press hides or shows it, the ring fetches it again. Changes are announced to screen readers. */
export function Balance({ className }: { className?: string }) {
  const { t } = useTranslation('shell');
  const { currencySymbol } = useBrand();
  const [hidden, setHidden] = useState(false);
  const held = useHeldBalance();
  const { data, isFetching, isError, refetch } = useQuery({
    ...balanceQuery,
    ...(held && { staleTime: 'static' }),
  });
  // What a game shows as its balance has the bonus in it.
  const bonus = held ? 0n : moneyOf(data?.bonus ?? '0');
  const amount = held?.balance ?? (data && moneyOf(data.sumBalance));
  return (
    <div
      className={classes(
        'flex h-9 items-center rounded-full border border-line bg-sunken pr-1 pl-1.5',
        className,
      )}
    >
      <button
        type="button"
        aria-pressed={hidden}
        aria-label={hidden ? t('balance.show') : t('balance.hide')}
        title={hidden ? t('balance.show') : t('balance.hide')}
        onClick={() => setHidden(!hidden)}
        className="flex size-7 items-center justify-center rounded-full text-muted hover:text-text"
      >
        {hidden ? (
          <EyeOff className="size-4" aria-hidden="true" />
        ) : (
          <Eye className="size-4" aria-hidden="true" />
        )}
      </button>
      <span role="status" className="min-w-20 px-1 text-right font-semibold text-accent-text leading-tight">
        <span className="sr-only">{t('balance.label')} </span>
        {amount !== undefined ? (
          <MoneyText amount={amount} symbol={currencySymbol} hidden={hidden} />
        ) : (
          <span className="text-muted">{isError ? t('balance.failed') : '—'}</span>
        )}
        {bonus > 0n && (
          <span className="block font-normal text-muted text-xs leading-none">
            {t('balance.bonus')} <MoneyText amount={bonus} symbol={currencySymbol} hidden={hidden} />
          </span>
        )}
      </span>
      <IconButton
        size="small"
        label={t('balance.refresh')}
        onClick={() => void refetch()}
        className="rounded-full"
      >
        <RotateCw aria-hidden="true" className={classes(isFetching && 'animate-turn')} />
      </IconButton>
    </div>
  );
}
