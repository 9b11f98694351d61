import { BET_STATUSES } from '@lanna/contract/play/bets/bets';
import { VENDOR_GROUPS } from '@lanna/contract/play/catalogue/catalogue';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { vendorsQuery } from '../../../api/queries.ts';
import { PeriodField } from '../../../shared-parts/time/period-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import type { BetFilter } from './bet-filter.ts';

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
      <PeriodField value={props.filter} today={props.today} onChange={props.onChange} />
      <Narrowing {...props} />
    </form>
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
