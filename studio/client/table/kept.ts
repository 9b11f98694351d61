import { formatMoney, type Money, parseMoney } from '@lanna/rules/money';
import type { Chips } from './state/chips.ts';

/** What the page keeps on the device, and nowhere else. */
export interface Preferences {
  timeConfirms: boolean;
  sound: boolean;
  /** The dealer's words are read out. */
  readAloud: boolean;
  keys: boolean;
}

export interface Kept {
  preferences: Preferences;
  chip: Money | undefined;
  last: Readonly<Record<string, Chips>>;
  /** Sets of chips by kind and variant. */
  favourites: Readonly<Record<string, readonly Chips[]>>;
}

export const FAVOURITES_MOST = 8;
const STORE = 'lanna-tables';
const NOTHING: Kept = {
  preferences: { timeConfirms: false, sound: false, readAloud: false, keys: true },
  chip: undefined,
  last: {},
  favourites: {},
};

/** Sound and readAloud are off until wanted. Storage may be closed to a framed page; then choices last as long as the page. */
export function readKept(store: Pick<Storage, 'getItem'> = localStorage): Kept {
  try {
    const stored = recordOf(JSON.parse(store.getItem(STORE) ?? '{}'));
    const preferences = recordOf(stored['preferences']);
    const wanted = (name: keyof Preferences) => {
      const value = preferences[name];
      return typeof value === 'boolean' ? value : NOTHING.preferences[name];
    };
    return {
      preferences: {
        timeConfirms: wanted('timeConfirms'),
        sound: wanted('sound'),
        readAloud: wanted('readAloud'),
        keys: wanted('keys'),
      },
      chip: parseMoney(String(stored['chip'] ?? '')),
      last: mapped(stored['last'], chipsOf),
      favourites: mapped(stored['favourites'], (sets) => listOf(sets).map(chipsOf)),
    };
  } catch {
    return NOTHING;
  }
}

export function writeKept(kept: Kept, store: Pick<Storage, 'setItem'> = localStorage): void {
  const written = JSON.stringify(kept, (_, value: unknown) =>
    typeof value === 'bigint' ? formatMoney(value) : value,
  );
  try {
    store.setItem(STORE, written);
  } catch {
    // Nothing to do: see readKept.
  }
}

/** Amounts that cannot be read are left out: a broken store costs a favourite, never a wrong bet. */
function chipsOf(value: unknown): Chips {
  const entries = Object.entries(recordOf(value)).flatMap(([play, amount]) => {
    const money = typeof amount === 'string' ? parseMoney(amount) : undefined;
    return money !== undefined && money > 0n ? [[play, money] as const] : [];
  });
  return Object.fromEntries(entries);
}

function mapped<T>(value: unknown, read: (part: unknown) => T): Record<string, T> {
  return Object.fromEntries(Object.entries(recordOf(value)).map(([name, part]) => [name, read(part)]));
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
