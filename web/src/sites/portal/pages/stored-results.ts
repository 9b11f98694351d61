import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { currentLanguage } from '../../../i18n/words.ts';

/**
 * A reload shows the tab's stored results at once and fetches them again in the background: no change notice arrives between
 * two loads. While the page is open a change notice removes the results it concerns. Section 7 chooses which are stored.
 */
export function storeResults(
  queries: QueryClient,
  stored: Readonly<Record<string, QueryKey>>,
  storage: Storage = sessionStorage,
): void {
  const names = new Map(Object.entries(stored).map(([name, key]) => [JSON.stringify(key), name]));
  for (const [name, key] of Object.entries(stored)) {
    const value = read(storage, name);
    // So old that every component that shows it also fetches it.
    if (value !== undefined && queries.getQueryData(key) === undefined)
      queries.setQueryData(key, value, { updatedAt: 1 });
  }
  queries.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    const name = names.get(JSON.stringify(event.query.queryKey));
    if (!name) return;
    if (event.action.type === 'invalidate') storage.removeItem(name);
    if (event.action.type === 'success') keep(storage, name, event.action.data);
  });
}

interface Entry {
  /** Names of games and the like are answered in the language of the request. */
  language: string;
  value: unknown;
}

function keep(storage: Storage, name: string, value: unknown): void {
  const entry: Entry = { language: currentLanguage(), value };
  try {
    storage.setItem(name, JSON.stringify(entry));
  } catch {
    // Full: then it is asked for every time, as without this.
    storage.removeItem(name);
  }
}

function read(storage: Storage, name: string): unknown {
  const text = storage.getItem(name);
  if (!text) return undefined;
  try {
    const entry: Entry = JSON.parse(text);
    return entry.language === currentLanguage() ? entry.value : undefined;
  } catch {
    return undefined;
  }
}
