import { displayMoney, type Money } from '@lanna/rules/money';
import { ReceiptText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../../api/content/brand.ts';
import { displayCount } from '../../../../i18n/format.ts';
import { Button } from '../../../../ui/button.tsx';
import { classes } from '../../../../ui/classes.ts';
import type { Terms } from '../terms.ts';

interface ActionBarProps {
  units: number;
  /** Units of one number. */
  each: number;
  cost: Money;
  /** What the pick still lacks. */
  need: string | undefined;
  isEmpty: boolean;
  isWorking: boolean;
  isEditing: boolean;
  canAdd: boolean;
  canBuy: boolean;
  inSlip: number;
  /** The slip is not beside the table: a button leads to it. */
  showsSlip: boolean;
  closed: Terms['game']['closed'];
  onAdd: () => void;
  onBuy: () => void;
  onSlip: () => void;
  onStopEditing: () => void;
}

/** At the thumb, whatever has been scrolled to: what the pick costs, and where it goes. */
export function ActionBar(props: ActionBarProps) {
  const { units, each, cost, need, isEmpty, isEditing, canAdd, canBuy, inSlip, showsSlip, closed } = props;
  const { t } = useTranslation('lottery');
  const { currencySymbol } = useBrand();
  return (
    <div
      className={classes(
        'lit flex flex-col gap-1.5 rounded-large bg-surface p-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))] shadow-float',
        'sm:flex-row sm:items-center sm:justify-between sm:gap-4 sm:px-4',
      )}
    >
      <div className="flex min-h-6 items-baseline justify-between gap-3 sm:flex-col sm:items-start sm:gap-0">
        {closed !== null ? (
          <p role="status" className="text-sm text-warning">
            {t(`closed.${closed}`)}
          </p>
        ) : (
          <>
            <p role="status" className={classes('text-sm', need ? 'text-warning' : 'text-muted')}>
              {need ??
                (isEmpty
                  ? t('bar.empty')
                  : each > 1
                    ? t('bar.points', {
                        units: displayCount(units),
                        numbers: displayCount(units / each),
                        each,
                      })
                    : t('bar.units', { count: units, units: displayCount(units) }))}
            </p>
            {units > 0 && (
              <p className="figures shrink-0 font-display font-semibold text-accent-text text-lg leading-tight">
                {displayMoney(cost, currencySymbol)}
              </p>
            )}
          </>
        )}
      </div>
      <div className="flex shrink-0 gap-2 *:whitespace-nowrap">
        {isEditing ? (
          <>
            <Button variant="ghost" onClick={props.onStopEditing}>
              {t('bar.stopEditing')}
            </Button>
            <Button className="flex-1" disabled={!canAdd} onClick={props.onAdd}>
              {t('bar.save')}
            </Button>
          </>
        ) : (
          <>
            {showsSlip && (
              <Button
                variant="secondary"
                className="px-3!"
                icon={<ReceiptText aria-hidden="true" />}
                aria-label={t('bar.slip', { count: inSlip })}
                onClick={props.onSlip}
              >
                <span className="figures">{inSlip}</span>
              </Button>
            )}
            <Button
              variant="secondary"
              className="flex-1 px-3! sm:flex-none sm:px-5!"
              disabled={!canAdd}
              onClick={props.onAdd}
            >
              {t('bar.add')}
            </Button>
            <Button
              className="flex-1 px-3! sm:flex-none sm:px-5!"
              disabled={!canAdd || !canBuy}
              onClick={props.onBuy}
            >
              {t('bar.buy')}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
