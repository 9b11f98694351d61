import { REPORT_DAYS_MAX } from '@lanna/contract/oversight/reports/ops';
import { useLocation, useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { FilterField } from '../../../../../console/lists/list-filter.ts';
import { type ListFilter, useListFilter } from '../../../../../console/lists/use-list-filter.ts';
import { displayDate, shiftDay } from '../../../../../i18n/format.ts';
import { useTimeZone } from '../../../../../shared-parts/time/time-zone.ts';

export interface ReportFilter<Word extends string> {
  filter: ListFilter;
  by: readonly Word[];
  group: (by: readonly Word[]) => void;
  /** What the call is asked. */
  query: Record<string, string>;
}

/** What a report is narrowed to and grouped by: it stands in the address. `words`: what it may be grouped by, the first at first. */
export function useReport<const Word extends string>(
  words: readonly [Word, ...Word[]],
  fields: readonly FilterField[],
): ReportFilter<Word> {
  const { t: said } = useTranslation('insight-console');
  const router = useRouter();
  const today = displayDate(Date.now(), useTimeZone());
  const filter = useListFilter([
    { name: 'days', kind: 'days', label: said('reports.days'), opening: '7' },
    {
      name: 'compare',
      kind: 'choice',
      label: said('reports.compare.label'),
      unset: said('reports.compare.before'),
      options: [
        { value: 'week', label: said('reports.compare.week') },
        { value: 'month', label: said('reports.compare.month') },
      ],
    },
    ...fields,
  ]);
  const text = useLocation({ select: ({ searchStr }) => new URLSearchParams(searchStr).get('by') ?? '' });
  const chosen = words.filter((word) => text.split(',').includes(word));
  const by = chosen.length === 0 ? [words[0]] : ordered(text, chosen);
  const group = useCallback(
    (next: readonly Word[]) => {
      const { pathname, search } = router.history.location;
      const query = new URLSearchParams(search);
      query.set('by', next.join(','));
      query.delete('sort');
      router.history.push(`${pathname}?${query.toString()}`);
    },
    [router],
  );
  const all = { from: shiftDay(today, 1 - REPORT_DAYS_MAX), to: today };
  const query = { ...('from' in filter.query ? {} : all), ...filter.query, by: by.join(',') };
  return { filter, by, group, query };
}

/** As the address has them, two at most. */
function ordered<Word extends string>(text: string, known: readonly Word[]): Word[] {
  return [...known].sort((one, other) => text.indexOf(one) - text.indexOf(other)).slice(0, 2);
}

/** A filter that is set by a link and taken away by its chip: the one value it has is its only option. */
export function useLinkedField(name: string, label: string): FilterField[] {
  const value = useLocation({ select: ({ searchStr }) => new URLSearchParams(searchStr).get(name) ?? '' });
  return value ? [{ name, label, kind: 'choice', options: [{ value, label: value }] }] : [];
}
