import type { SeenSeals } from './check-rows.ts';

const STORAGE_KEY = 'seenSeals';
/** Of the newest blocks a browser remembers. */
const SEALS_MAX = 2000;

/** Seals this browser has seen, by block: a block that comes with another one later has been sealed anew. */
export function seenSeals(): SeenSeals {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}');
    return Object.fromEntries(
      Object.entries(Object(kept)).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  } catch {
    return {};
  }
}

/** What was seen first stays: a seal is never overwritten. */
export function rememberSeals(seals: SeenSeals): void {
  const all = Object.entries({ ...seals, ...seenSeals() });
  all.sort(([one], [other]) => Number(other) - Number(one));
  localStorage.setItem(STORAGE_KEY, JSON.stringify(Object.fromEntries(all.slice(0, SEALS_MAX))));
}
