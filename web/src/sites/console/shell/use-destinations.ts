import { searchEverything } from '@lanna/contract/people/operators/search';
import { FITS, fitOf } from '@lanna/rules/words-match';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { FileText, type LucideIcon, Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { opsQuery } from '../../../console/calls/ops-query.ts';
import { useOperator } from '../../../console/operator.tsx';
import { HITS, namedPagesOf } from '../topics.ts';

export interface Destination {
  key: string;
  group: string;
  icon: LucideIcon;
  title: string;
  detail?: string;
  href: string;
}

const PAUSE_MS = 200;
const LENGTH_MIN = 2;
const PAGES_MAX = 6;

/** Where what is typed may lead: pages by their name, and what the portal finds by id, name or number. */
export function useDestinations(typed: string) {
  const { t } = useTranslation('console-shell');
  const { t: word } = useTranslation();
  const operator = useOperator();
  const text = typed.trim();
  const settled = useSettled(text);
  const found = useQuery({
    ...opsQuery(searchEverything, { query: { q: settled } }),
    enabled: settled.length >= LENGTH_MIN,
    placeholderData: keepPreviousData,
  });

  const pages = namedPagesOf(operator)
    .map(({ word: key, ...page }) => ({ ...page, title: String(word(key as never)) }))
    .map((page) => ({ ...page, fit: fitOf(text, page.title) }))
    .filter(({ fit }) => fit > FITS.not)
    .sort((one, other) => other.fit - one.fit)
    // What is only spelt like it says nothing beside what is it.
    .filter(({ fit }, _, [best]) => fit > FITS.near || best?.fit === fit)
    .slice(0, PAGES_MAX)
    .map(
      ({ path, icon, title, does }): Destination => ({
        key: path,
        group: does ? t('search.actions') : t('search.pages'),
        icon: does ? Plus : (icon ?? FileText),
        title,
        href: path,
      }),
    );
  const hits = (settled.length >= LENGTH_MIN ? (found.data?.hits ?? []) : []).flatMap(
    ({ kind, id, title, detail }): Destination[] => {
      const entry = HITS[kind];
      // A kind whose topic has no page yet leads nowhere.
      if (!entry) return [];
      const group = String(word(entry.word as never));
      return [{ key: `${kind} ${id}`, group, icon: entry.icon, title, detail, href: entry.href(id) }];
    },
  );
  const isPending = text.length >= LENGTH_MIN && (found.isFetching || settled !== text);
  return { destinations: [...pages, ...hits], isPending, error: found.error };
}

/** What has been typed, once the fingers rest. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(setSettled, PAUSE_MS, text);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
