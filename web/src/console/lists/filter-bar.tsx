import { SlidersHorizontal, X } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Lazy, lazily } from '../../lazy-component.tsx';
import { useTypedText } from '../../shared-parts/forms/use-typed-text.ts';
import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { SearchField } from '../../ui/fields/search-field.tsx';
import { useBrandScope } from '../brand-scope.ts';
import type { MemberPickerProps } from '../fields/member-picker.tsx';
import { FilterChoice } from './filter-choice.tsx';
import { filterText } from './filter-text.ts';
import type { FilterField } from './list-filter.ts';
import type { ListFilter } from './use-list-filter.ts';

const MEMBER_PICKER = lazily<MemberPickerProps>(() =>
  import('../fields/member-picker.tsx').then((found) => found.MemberPicker),
);

/**
 * What a list is narrowed to: search and choices in one line, chips of what is chosen below it. On a phone all but the first are
 * folded away. `children`: tools at the end.
 */
export function FilterBar({ filter, children }: { filter: ListFilter; children?: ReactNode }) {
  const { t } = useTranslation('console');
  const { fields, values, change } = filter;
  const [open, setOpen] = useState(false);
  const [first, ...rest] = fields;
  const chosen = fields.filter(
    ({ name, kind }) => values[name] !== undefined && kind !== 'text' && kind !== 'member',
  );
  return (
    <search className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-2">
        {first && <OneFilter field={first} filter={filter} />}
        {rest.length > 0 && (
          <Button
            variant="secondary"
            size="small"
            icon={<SlidersHorizontal aria-hidden="true" />}
            aria-expanded={open}
            onClick={() => setOpen(!open)}
            className="sm:hidden"
          >
            {t('filter.more')}
          </Button>
        )}
        <div className={classes('contents', !open && 'max-sm:hidden')}>
          {rest.map((field) => (
            <OneFilter key={field.name} field={field} filter={filter} />
          ))}
        </div>
        <div className="ml-auto flex flex-wrap items-center gap-2">{children}</div>
      </div>
      {chosen.length > 0 && (
        <ul className="flex flex-wrap items-center gap-1.5">
          {chosen.map((field) => {
            const value = filterText(field, values[field.name] ?? '', t);
            return (
              <li key={field.name}>
                <button
                  type="button"
                  aria-label={t('filter.remove', { name: `${field.label} ${value}` })}
                  onClick={() => change({ [field.name]: undefined })}
                  className="inline-flex h-7 items-center gap-1.5 rounded-full border border-line bg-raised px-2.5 text-xs hover:border-control-line"
                >
                  <span className="text-muted">{field.label}</span>{' '}
                  <span className="font-medium">{value}</span>
                  <X className="size-3.5 text-muted" aria-hidden="true" />
                </button>
              </li>
            );
          })}
          <li>
            <button
              type="button"
              onClick={() => change(Object.fromEntries(fields.map(({ name }) => [name, undefined])))}
              className="h-7 rounded-small px-2 text-accent-text text-xs hover:underline"
            >
              {t('filter.clear')}
            </button>
          </li>
        </ul>
      )}
    </search>
  );
}

function OneFilter({ field, filter }: { field: FilterField; filter: ListFilter }) {
  if (field.kind === 'member') return <FilterMember field={field} filter={filter} />;
  return field.kind === 'text' ? (
    <FilterSearch field={field} filter={filter} />
  ) : (
    <FilterChoice field={field} value={filter.values[field.name]} change={filter.change} />
  );
}

function FilterMember({ field, filter }: { field: FilterField & { kind: 'member' }; filter: ListFilter }) {
  const { brand } = useBrandScope();
  const { name, label, agents = false } = field;
  return (
    <Suspense fallback={<span className="h-control w-full sm:w-56" />}>
      <Lazy
        of={MEMBER_PICKER}
        props={{
          ...{ label, agents, brand, quiet: true, by: 'id', value: filter.values[name] ?? '' },
          onChange: (id) => filter.change({ [name]: id || undefined }),
          className: 'w-full sm:w-56',
        }}
      />
    </Suspense>
  );
}

function FilterSearch({ field, filter }: { field: FilterField & { kind: 'text' }; filter: ListFilter }) {
  const [typed, type] = useTypedText(filter.values[field.name] ?? '', (text, how) =>
    filter.change({ [field.name]: text || undefined }, how),
  );
  return (
    <SearchField
      label={field.label}
      placeholder={field.placeholder ?? field.label}
      value={typed}
      onValueChange={type}
      className="w-full sm:w-64"
    />
  );
}
