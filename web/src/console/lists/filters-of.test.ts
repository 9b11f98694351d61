import { listApplications } from '@lanna/contract/accounts/join/ops';
import { listIdentityChecks } from '@lanna/contract/accounts/kyc/ops';
import { expect, test } from 'vitest';
import type { columnsOf } from '../table/columns-of.tsx';
import type { DataTableProps } from '../table/data-table.tsx';
import { filtersOf } from './filters-of.ts';
import type { ListFilter } from './use-list-filter.ts';

const of = filtersOf(listIdentityChecks);

test('a choice offers what its list can be asked for, in that order, or what the page leaves of it', () => {
  expect(of.choice('kind', 'Kind', (kind) => kind.toUpperCase()).options).toEqual(
    listIdentityChecks.choices.kind.map((value) => ({ value, label: value.toUpperCase() })),
  );
  const some = of.choice('state', 'State', (state) => state, ['undecided', 'approved']);
  expect(some).toMatchObject({ name: 'state', kind: 'choice', label: 'State' });
  expect(some.options.map(({ value }) => value)).toEqual(['undecided', 'approved']);
});

test('days stand in the address under their own name; what is chosen at first is said or left out', () => {
  expect(of.days('at', 'Days', '7')).toEqual({ name: 'at', kind: 'days', label: 'Days', opening: '7' });
  expect(of.days('at', 'Days')).toEqual({ name: 'at', kind: 'days', label: 'Days' });
  expect(of.search('Search')).toEqual({ name: 'search', kind: 'text', label: 'Search' });
});

test('a filter, a sort or a column that the list has not does not compile', () => {
  const applications = filtersOf(listApplications);
  // @ts-expect-error no filter of the list
  applications.text('colour', 'Colour');
  // @ts-expect-error a value that the list is never asked for
  of.choice('kind', 'Kind', (kind) => kind, ['lantern']);
  // @ts-expect-error a list without days
  applications.days('at', 'Days');

  type Page = DataTableProps<typeof listApplications>;
  const filter = { values: {}, change: () => {}, query: {} } as const;
  const search = { ...filter, fields: [applications.search('Search')] } satisfies ListFilter;
  // @ts-expect-error another list's filter
  const wrongFilter: Page['filter'] = { ...filter, fields: [of.choice('flag', 'Flag', (flag) => flag)] };
  // @ts-expect-error days of a list that has none
  const wrongDays: Page['filter'] = { ...filter, fields: [of.days('at', 'Days')] };
  const rightFilter: Page['filter'] = search;
  const name = { id: 'name', head: 'Name', cell: () => null };
  // @ts-expect-error a heading that would sort by what the list is not sorted by
  const wrongSort: Page['columns'] = [{ ...name, sort: 'name' }];
  const rightSort: Page['columns'] = [{ ...name, sort: 'at' }];
  // @ts-expect-error sorted at first by what the list is not sorted by
  const wrongOpening: Page['sorted'] = '-name';

  type Columns = ReturnType<typeof columnsOf<typeof listApplications>>;
  // @ts-expect-error a column of a field that no row has
  const wrongField: Parameters<Columns['text']>[0] = 'colour';
  // @ts-expect-error a moment that is a figure
  const wrongMoment: Parameters<Columns['moment']>[0] = 'version';
  expect([wrongFilter, wrongDays, rightFilter, wrongSort, rightSort]).toHaveLength(5);
  expect([wrongOpening, wrongField, wrongMoment]).toHaveLength(3);
});
