import { useCallback, useState } from 'react';

/** What an operator has chosen for one table, kept in this browser. */
export interface TablePreferences {
  /** Column → shown; a column not named here is as its definition says. */
  shown: Readonly<Record<string, boolean>>;
  dense: boolean;
}

const DENSITY = 'console.dense';

export function useTablePreferences(
  table: string,
): [TablePreferences, (changed: Partial<TablePreferences>) => void] {
  const [kept, setKept] = useState<TablePreferences>(() => ({
    shown: readShown(table),
    dense: localStorage.getItem(DENSITY) === 'yes',
  }));
  const change = useCallback(
    (changed: Partial<TablePreferences>) => {
      setKept((before) => ({ ...before, ...changed }));
      if (changed.shown) localStorage.setItem(keyOf(table), JSON.stringify(changed.shown));
      // One for all tables: who likes close rows likes them everywhere.
      if (changed.dense !== undefined) localStorage.setItem(DENSITY, changed.dense ? 'yes' : 'no');
    },
    [table],
  );
  return [kept, change];
}

const keyOf = (table: string) => `console.columns.${table}`;

function readShown(table: string): Record<string, boolean> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(keyOf(table)) ?? '{}');
    return Object.fromEntries(
      Object.entries(Object(found)).filter(
        (entry): entry is [string, boolean] => typeof entry[1] === 'boolean',
      ),
    );
  } catch {
    // Another program's text under our name: the columns are as they come.
    return {};
  }
}
