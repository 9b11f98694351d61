import { z } from 'zod';
import { opsEndpoint } from '../../ops.ts';
import { searchText } from '../../ops-list.ts';

/** Hits of one kind at most; the rest is found by that kind's own list. */
export const HITS_OF_KIND_MAX = 5;

export const searchHit = z.object({
  /** A word of the topic, as in the record of actions (`member`, `round`, `transfer`, …); the console links by it. */
  kind: z.string(),
  id: z.string(),
  title: z.string(),
  /** What distinguishes it from others of the same title: brand, amount, time. */
  detail: z.string(),
});
export type SearchHit = z.infer<typeof searchHit>;

export const searchEverything = opsEndpoint({
  method: 'GET',
  path: '/ops/search',
  access: 'operator',
  elsewhere: true,
  summary: 'Members, rounds, transfers, games and all else the operator may see, by id, name or number',
  query: z.object({ q: searchText }),
  value: z.object({ hits: z.array(searchHit) }),
  refusals: [],
});
