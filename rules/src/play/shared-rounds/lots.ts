import type { SharedRoundKind } from './kinds.ts';

const ENTRIES_MAX = 10_000;

/**
 * Draws lots: puts a number of entries in random order, such as who sits where, or who is served first. Terms `{entries}`: how many there are. Outcome
 * `{order}`: the entries, 0 … entries − 1, as `shuffle` of the stream leaves them.
 */
export const lots: SharedRoundKind = {
  kind: 'lots',
  ruleVersions: ['lots-1'],
  outcome: (stream, { terms }) => {
    const count = entriesOf(terms);
    return { order: stream.shuffle(Array.from({ length: count }, (_, entry) => entry)) };
  },
};

function entriesOf(terms: unknown): number {
  const entries =
    terms !== null && typeof terms === 'object' && 'entries' in terms ? terms.entries : undefined;
  if (typeof entries !== 'number' || !Number.isInteger(entries) || entries < 1 || entries > ENTRIES_MAX)
    throw new Error(`lots are drawn among 1 to ${ENTRIES_MAX} entries`);
  return entries;
}
