import type { TFunction } from 'i18next';
import { DAY_PRESETS, type FilterField } from './list-filter.ts';

/** What is chosen in a filter, in words: of a chip, of the button that opens it. */
export function filterText(field: FilterField, value: string, t: TFunction<'console'>): string {
  switch (field.kind) {
    case 'text':
    case 'member':
      return value;
    case 'choice':
    case 'choices':
      return value
        .split(',')
        .map((one) => field.options.find((option) => option.value === one)?.label ?? one)
        .join(', ');
    case 'days': {
      const preset = DAY_PRESETS.find((known) => known === value);
      return preset ? t(`days.${preset}`) : value.replace('..', ' – ');
    }
    case 'amount': {
      const [min = '', max = ''] = value.split('..');
      if (!max) return t('amount.from', { amount: min });
      return min ? `${min} – ${max}` : t('amount.to', { amount: max });
    }
    case 'flag':
      return value === 'yes' ? field.yes : field.no;
  }
}
