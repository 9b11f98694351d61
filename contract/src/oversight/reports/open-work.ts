import { z } from 'zod';
import { opsEndpoint } from '../../ops.ts';
import { brandCode } from '../../ops-list.ts';
import { given } from '../../query.ts';

const openWork = z.object({
  items: z.array(
    z.object({
      /** What waits, a word of the topic: the console names it by this. */
      key: z.string(),
      count: z.int(),
      /** The oldest of it; null where nothing waits or it is unknown. */
      since: z.iso.datetime().nullable(),
      /** For so many of these the time that was promised has passed. */
      late: z.int(),
      /** The console's page of it. */
      href: z.string(),
      /** Something is wrong, not only undone: so it is where any is late. */
      urgent: z.boolean(),
    }),
  ),
});
export type OpenWorkItem = z.infer<typeof openWork>['items'][number];

export const showOpenWork = opsEndpoint({
  method: 'GET',
  path: '/ops/open-work',
  access: 'operator',
  summary: 'What waits for an operator, of everything the caller may see',
  query: z.object({ brand: given(brandCode) }),
  value: openWork,
  refusals: [],
});
