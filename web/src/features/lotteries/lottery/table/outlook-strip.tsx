import { displayMoney, type Money } from '@lanna/rules/money';
import { Info } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../../api/content/brand.ts';
import { classes } from '../../../../ui/classes.ts';
import { Popover } from '../../../../ui/layers/popover.tsx';
import { oneIn, percentText } from '../review/share-text.ts';

/** What a pick can come to, before it is bought: chance, the most it pays, and what comes back on average. */
export function OutlookStrip({
  chance,
  most,
  share,
  rebate,
  isWorking,
}: {
  chance: number | undefined;
  most: Money | undefined;
  share: number | undefined;
  /** Of the stake, as a share; comes back whether it wins or not. */
  rebate: number;
  isWorking: boolean;
}) {
  const { t } = useTranslation('lottery');
  const { currencySymbol } = useBrand();
  const one = chance === undefined ? undefined : oneIn(chance);
  return (
    <section
      aria-label={t('outlook.title')}
      aria-busy={isWorking || undefined}
      className={classes(
        'grid grid-cols-[1fr_1.2fr_1fr] gap-px overflow-hidden rounded-medium border border-line bg-line transition-opacity',
        isWorking && 'opacity-60 delay-300',
      )}
    >
      <Figure
        name={t('outlook.chance')}
        value={chance === undefined ? undefined : percentText(chance)}
        note={one && t('outlook.oneIn', { draws: one })}
      />
      <Figure
        name={t('outlook.most')}
        value={most === undefined ? undefined : displayMoney(most, currencySymbol)}
        strong
      />
      <Figure
        name={<ReturnName />}
        value={share === undefined ? undefined : percentText(share)}
        note={
          share !== undefined && rebate > 0
            ? t('outlook.withRebate', { share: percentText(share + rebate) })
            : undefined
        }
      />
    </section>
  );
}

/** Nothing of it depends on what is picked. */
const ReturnName = memo(function ReturnName() {
  const { t } = useTranslation('lottery');
  return (
    <span className="inline-flex items-center gap-1">
      {t('outlook.return')}
      <Popover
        title={t('outlook.return')}
        trigger={
          <button
            type="button"
            aria-label={t('outlook.whatReturn')}
            className="-m-1.5 p-1.5 text-muted hover:text-accent-text"
          >
            <Info className="size-3.5" aria-hidden="true" />
          </button>
        }
      >
        <p className="text-sm">{t('outlook.returnMeaning')}</p>
      </Popover>
    </span>
  );
});

function Figure({
  name,
  value,
  note,
  strong = false,
}: {
  name: ReactNode;
  value: string | undefined;
  note?: string | undefined;
  strong?: boolean;
}) {
  return (
    <dl className="flex min-h-18 min-w-0 flex-col bg-surface px-2 py-2 sm:px-3.5">
      <dt className="text-muted text-xs leading-snug">{name}</dt>
      <dd
        className={classes(
          'figures break-words font-display font-semibold leading-snug',
          // Millions have to fit into a third of a narrow phone.
          (value?.length ?? 0) > 11 ? 'text-xs sm:text-base' : 'text-sm sm:text-lg',
          value === undefined ? 'text-muted' : strong && 'text-accent-text',
        )}
      >
        {value ?? '–'}
      </dd>
      {note && <dd className="figures text-muted text-xs leading-snug">{note}</dd>}
    </dl>
  );
}
