import type { Value } from '@lanna/contract/endpoint';
import { FOUND_MAX, type find } from '@lanna/contract/play/finding/finding';
import type { Contributions } from '../../../../platform/topic.ts';
import type { Sought } from '../topic.ts';

export type Sources = () => readonly Contributions['finding.source'][];
type FoundAll = Value<typeof find>;

/** What all topics find, side by side; no more of a kind than is shown. */
export async function findAll(sources: Sources, sought: Sought): Promise<FoundAll> {
  const parts = await Promise.all(sources().map((source) => source(sought)));
  const all: FoundAll = {
    games: [],
    lotteries: [],
    vendors: [],
    promotions: [],
    articles: [],
    results: [],
    nearest: parts.flatMap(({ nearest = [] }) => nearest),
  };
  const found = Object.assign(all, ...parts.map(({ nearest: _, ...kinds }) => kinds));
  const exact = KINDS.some((kind) => found[kind].length > 0 && !found.nearest.includes(kind));
  // What is only spelt like it is no answer beside what is it.
  for (const kind of KINDS)
    found[kind] = exact && found.nearest.includes(kind) ? [] : found[kind].slice(0, FOUND_MAX);
  return {
    ...found,
    nearest: found.nearest.filter((kind: (typeof KINDS)[number]) => found[kind].length > 0),
  };
}

const KINDS = ['games', 'lotteries', 'vendors', 'promotions', 'articles', 'results'] as const;

export function hasNothing(found: FoundAll): boolean {
  return KINDS.every((kind) => found[kind].length === 0);
}
