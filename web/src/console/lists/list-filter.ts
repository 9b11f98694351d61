import { shiftDay } from '../../i18n/format.ts';

/** What a list can be filtered by, as data. Words come in the operator's language from the page. */
export type FilterField = {
  /** In the address, and of the call's query unless the kind says otherwise. */
  name: string;
  label: string;
} & (
  | { kind: 'text'; placeholder?: string }
  /** A member that is searched for; on the wire its id. `agents`: of those that have members below. */
  | { kind: 'member'; agents?: true }
  /** `unset`: what counts while none is chosen, where that is not all of them. */
  | { kind: 'choice'; options: readonly FilterOption[]; unset?: string }
  /** Several of a few; on the wire the values after commas. */
  | { kind: 'choices'; options: readonly FilterOption[] }
  /** Days in the scope's time zone, both included; on the wire `from` and `to`. `opening`: what is chosen at first. */
  | { kind: 'days'; opening?: DayPreset; names?: readonly [from: string, to: string] }
  /** On the wire `<name>Min` and `<name>Max`, decimal text. */
  | { kind: 'amount' }
  /** On the wire `yes` or `no`. */
  | { kind: 'flag'; yes: string; no: string }
);

export interface FilterOption {
  value: string;
  label: string;
}

export const DAY_PRESETS = ['today', 'yesterday', '7', '30', 'all'] as const;
export type DayPreset = (typeof DAY_PRESETS)[number];

const TEXT_MAX = 200;
const AMOUNT = /^\d{1,15}(\.\d{1,5})?$/;
const DAY = /^\d{4}-\d\d-\d\d$/;

/** The values as the address says them, by field; whatever is not understood is left out. */
export type FilterValues = Readonly<Record<string, string>>;

export function readFilter(fields: readonly FilterField[], search: string): FilterValues {
  const query = new URLSearchParams(search);
  const values: Record<string, string> = {};
  for (const field of fields) {
    const value = understood(field, query.get(field.name)?.trim() ?? '');
    if (value !== '') values[field.name] = value;
  }
  return values;
}

/** The address with these values; a page's other words in it stay. What the list shows of one row is closed. */
export function writeFilter(
  fields: readonly FilterField[],
  search: string,
  changed: Readonly<Record<string, string | undefined>>,
): string {
  const query = new URLSearchParams(search);
  for (const { name } of fields) {
    if (!(name in changed)) continue;
    const value = changed[name] ?? '';
    if (value === '') query.delete(name);
    else query.set(name, value);
  }
  query.delete('show');
  const text = query.toString();
  return text && `?${text}`;
}

/** What the call is asked. `today`: `yyyy-MM-dd` where the scope's clock is. */
export function asQuery(
  fields: readonly FilterField[],
  values: FilterValues,
  today: string,
): Record<string, string> {
  const query: Record<string, string> = {};
  for (const field of fields) {
    const value = values[field.name] ?? '';
    if (field.kind === 'days') {
      const [from = 'from', to = 'to'] = field.names ?? [];
      const span = daysOf(value || (field.opening ?? 'all'), today);
      if (span) Object.assign(query, { [from]: span.from, [to]: span.to });
    } else if (value === '') continue;
    else if (field.kind === 'amount') {
      const [min = '', max = ''] = value.split('..');
      if (min) query[`${field.name}Min`] = min;
      if (max) query[`${field.name}Max`] = max;
    } else query[field.name] = value;
  }
  return query;
}

/** The days a value of the address means; undefined: all there are. */
export function daysOf(value: string, today: string): { from: string; to: string } | undefined {
  if (value === 'all') return undefined;
  if (value === 'today') return { from: today, to: today };
  if (value === 'yesterday') return { from: shiftDay(today, -1), to: shiftDay(today, -1) };
  if (value === '7' || value === '30') return { from: shiftDay(today, 1 - Number(value)), to: today };
  const [from = today, to = today] = value.split('..');
  return { from, to };
}

function understood(field: FilterField, value: string): string {
  switch (field.kind) {
    case 'text':
    case 'member':
      return value.slice(0, TEXT_MAX);
    case 'choice':
      return field.options.some((option) => option.value === value) ? value : '';
    case 'choices': {
      const chosen = new Set(value.split(','));
      return field.options
        .filter((option) => chosen.has(option.value))
        .map((option) => option.value)
        .join(',');
    }
    case 'days': {
      if (DAY_PRESETS.some((preset) => preset === value)) return value === field.opening ? '' : value;
      const [from = '', to = ''] = value.split('..');
      return isDay(from) && isDay(to) && from <= to ? value : '';
    }
    case 'amount': {
      const [min = '', max = '', more] = value.split('..');
      const fine = more === undefined && [min, max].every((part) => part === '' || AMOUNT.test(part));
      return fine && value !== '..' ? value : '';
    }
    case 'flag':
      return value === 'yes' || value === 'no' ? value : '';
  }
}

function isDay(text: string): boolean {
  const at = DAY.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(at) && new Date(at).toISOString().slice(0, 10) === text;
}
