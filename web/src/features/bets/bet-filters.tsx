import { BET_STATUSES } from '@lanna/contract/bets';
import { VENDOR_GROUPS } from '@lanna/contract/catalogue';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { vendorsQuery } from '../../api/queries.ts';
import { classes } from '../../ui/classes.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { type BetFilter, PERIODS } from './bet-filter.ts';

interface Props {
  filter: BetFilter;
  today: string;
  onChange: (changed: Partial<BetFilter>) => void;
}

export function BetFilters(props: Props) {
  const { t } = useTranslation('bets');
  return (
    <form
      aria-label={t('filter')}
      onSubmit={(event) => event.preventDefault()}
      className="flex flex-col gap-3"
    >
      <Days {...props} />
      <Narrowing {...props} />
    </form>
  );
}

function Days({ filter, today, onChange }: Props) {
  const { t } = useTranslation('bets');
  return (
    <div className="flex flex-col gap-3">
      <fieldset className="no-scrollbar -mx-4 flex min-w-0 gap-2 overflow-x-auto px-4 py-0.5 sm:mx-0 sm:flex-wrap sm:px-0">
        <legend className="sr-only">{t('period')}</legend>
        {PERIODS.map((period) => (
          <label
            key={period}
            className={classes(
              'flex h-10 shrink-0 cursor-pointer items-center rounded-full border border-control-line px-4 font-medium text-muted text-sm transition-colors',
              'hover:border-accent-text hover:text-text has-checked:border-accent-text has-checked:bg-raised has-checked:text-accent-text',
              'has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2',
            )}
          >
            <input
              type="radio"
              name="period"
              value={period}
              checked={filter.period === period}
              onChange={() => onChange({ period })}
              className="sr-only"
            />
            {t(`periods.${period}`)}
          </label>
        ))}
      </fieldset>
      {filter.period === 'range' && (
        <div className="grid grid-cols-2 gap-3 sm:max-w-md">
          <TextField
            type="date"
            label={t('firstDay')}
            max={today}
            value={filter.firstDay}
            onChange={(event) => event.target.value && onChange({ firstDay: event.target.value })}
          />
          <TextField
            type="date"
            label={t('lastDay')}
            max={today}
            value={filter.lastDay}
            onChange={(event) => event.target.value && onChange({ lastDay: event.target.value })}
          />
        </div>
      )}
    </div>
  );
}

/** Category, vendor and status; only what the brand has is offered. */
function Narrowing({ filter, onChange }: Props) {
  const { t } = useTranslation('bets');
  const shell = useTranslation('shell');
  const lanes = useQuery(vendorsQuery).data?.data.lanes ?? [];
  const cards = lanes
    .filter(({ title }) => !filter.category || title === filter.category)
    .flatMap((lane) => lane.cards);
  const vendors = [...new Map(cards.map((card) => [card.vassalage, card.displayName]))];
  return (
    <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
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
        className="col-span-2 sm:col-span-1"
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
