import { BET_STATUSES } from '@lanna/contract/bets';
import { VENDOR_GROUPS } from '@lanna/contract/catalogue';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { vendorsQuery } from '../../api/queries.ts';
import { Segments } from '../../ui/segments.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { type BetFilter, daysOf, PERIODS } from './bet-filter.ts';

export interface BetFiltersProps {
  filter: BetFilter;
  today: string;
  onChange: (changed: Partial<BetFilter>, how?: { replace: boolean }) => void;
}

export function BetFilters(props: BetFiltersProps) {
  const { t } = useTranslation('bets');
  return (
    <form
      aria-label={t('filter')}
      onSubmit={(event) => event.preventDefault()}
      className="flex flex-col gap-4 sm:gap-3"
    >
      <Days {...props} />
      <Narrowing {...props} />
    </form>
  );
}

function Days({ filter, today, onChange }: BetFiltersProps) {
  const { t } = useTranslation('bets');
  const [firstDay, lastDay] = daysOf(filter, today);
  return (
    <div className="flex flex-col gap-3">
      <Segments
        label={t('period')}
        value={filter.period}
        onValueChange={(period) => onChange({ period })}
        segments={PERIODS.map((value) => ({ value, label: t(`periods.${value}`) }))}
        className="flex-wrap"
      />
      {filter.period === 'range' && (
        <div className="grid grid-cols-2 gap-3 sm:max-w-md">
          <TextField
            type="date"
            label={t('firstDay')}
            max={today}
            value={firstDay}
            onChange={({ target }) =>
              target.value && onChange({ firstDay: target.value, lastDay }, { replace: true })
            }
          />
          <TextField
            type="date"
            label={t('lastDay')}
            max={today}
            value={lastDay}
            onChange={({ target }) =>
              target.value && onChange({ firstDay, lastDay: target.value }, { replace: true })
            }
          />
        </div>
      )}
    </div>
  );
}

/** Category, vendor and status; only what the brand has is offered. */
function Narrowing({ filter, onChange }: BetFiltersProps) {
  const { t } = useTranslation('bets');
  const shell = useTranslation('shell');
  const lanes = useQuery(vendorsQuery).data?.data.lanes ?? [];
  const cards = lanes
    .filter(({ title }) => !filter.category || title === filter.category)
    .flatMap((lane) => lane.cards);
  const vendors = [...new Map(cards.map((card) => [card.vassalage, card.displayName]))];
  return (
    <div className="grid gap-3 sm:grid-cols-3">
      <SelectField
        label={t('category')}
        value={filter.category}
        onChange={(event) => onChange({ category: groupOf(event.target.value), vendor: '' })}
        options={[
          { value: '', label: t('all') },
          ...lanes.map(({ title }) => ({ value: title, label: shell.t(`category.${title}`) })),
        ]}
      />
      <SelectField
        label={t('vendor')}
        value={filter.vendor}
        onChange={(event) => onChange({ vendor: event.target.value })}
        options={[{ value: '', label: t('all') }, ...vendors.map(([value, label]) => ({ value, label }))]}
      />
      <SelectField
        label={t('status')}
        value={filter.status}
        onChange={(event) => onChange({ status: statusOf(event.target.value) })}
        options={[
          { value: '', label: t('all') },
          ...BET_STATUSES.map((status) => ({ value: status, label: t(`statuses.${status}`) })),
        ]}
      />
    </div>
  );
}

function groupOf(value: string): BetFilter['category'] {
  return VENDOR_GROUPS.find((group) => group === value) ?? '';
}

function statusOf(value: string): BetFilter['status'] {
  return BET_STATUSES.find((status) => status === value) ?? '';
}
