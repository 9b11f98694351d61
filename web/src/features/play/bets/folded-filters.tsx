import { useQuery } from '@tanstack/react-query';
import { SlidersHorizontal, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { vendorsQuery } from '../../../api/queries.ts';
import { displayCount } from '../../../i18n/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/layers/dialog.tsx';
import { betFilter, choicesMade, WIDE } from './bet-filter.ts';
import { BetFilters, type BetFiltersProps } from './bet-filters.tsx';

/**
 * The filters where there is little room: a button that says how many are set, the days, and a chip for each further choice,
 * which takes it back. The rest is a sheet in which every choice takes effect as it is made.
 */
export function FoldedFilters({ found, ...filters }: BetFiltersProps & { found: number | undefined }) {
  const { t } = useTranslation('bets');
  const shell = useTranslation('shell');
  const [open, setOpen] = useState(false);
  const { filter, onChange } = filters;
  const chosen = choicesMade(filter);
  const cards = useQuery(vendorsQuery).data?.data.lanes.flatMap((lane) => lane.cards);
  const vendorName = (code: string) => cards?.find((card) => card.vassalage === code)?.displayName ?? code;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button
        variant="secondary"
        size="small"
        icon={<SlidersHorizontal aria-hidden="true" />}
        aria-label={chosen > 0 ? t('filters.set', { count: chosen }) : t('filters.title')}
        onClick={() => setOpen(true)}
        className="h-10 rounded-full"
      >
        {t('filters.title')}
        {chosen > 0 && (
          <span className="lantern figures ml-2 inline-block min-w-5 rounded-full px-1.5 text-center text-xs leading-5">
            {chosen}
          </span>
        )}
      </Button>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="h-10 rounded-full border border-control-line px-3.5 text-muted text-sm"
      >
        {t(`periods.${filter.period}`)}
      </button>
      {filter.category && (
        <Chip
          text={shell.t(`category.${filter.category}`)}
          onRemove={() => onChange({ category: '', vendor: '' })}
        />
      )}
      {filter.vendor && <Chip text={vendorName(filter.vendor)} onRemove={() => onChange({ vendor: '' })} />}
      {filter.status && (
        <Chip text={t(`statuses.${filter.status}`)} onRemove={() => onChange({ status: '' })} />
      )}
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={t('filters.title')}
        footer={
          <>
            <Button
              variant="ghost"
              disabled={chosen === 0}
              onClick={() => onChange({ ...WIDE, period: betFilter.opening.period })}
            >
              {t('showAll')}
            </Button>
            <Button onClick={() => setOpen(false)}>
              {found === undefined
                ? t('loading')
                : t('filters.show', { count: found, bets: displayCount(found) })}
            </Button>
          </>
        }
      >
        <BetFilters {...filters} />
      </Dialog>
    </div>
  );
}

function Chip({ text, onRemove }: { text: string; onRemove: () => void }) {
  const { t } = useTranslation('bets');
  return (
    <button
      type="button"
      aria-label={t('filters.remove', { what: text })}
      onClick={onRemove}
      className="flex min-h-10 min-w-0 items-center gap-1.5 rounded-full border border-accent-text bg-raised px-3.5 text-accent-text text-sm"
    >
      <span className="min-w-0 break-words">{text}</span>
      <X className="size-4 shrink-0" aria-hidden="true" />
    </button>
  );
}
