import { z } from 'zod';
import { moneyText } from '../../money.ts';
import { opsEndpoint } from '../../ops.ts';
import { brandCode } from '../../ops-list.ts';
import { given } from '../../query.ts';

const nearLimits = z.object({
  items: z.array(
    z.object({
      brand: z.string(),
      /** Of a draw or a match, in the operator's language. */
      name: z.string(),
      /** Where within it; empty: on it as a whole. */
      place: z.string(),
      /** What would have to be paid there. */
      held: moneyText,
      currency: z.string(),
      percent: z.int(),
      /** The console's page of it. */
      href: z.string(),
    }),
  ),
});
export type NearLimitItem = z.infer<typeof nearLimits>['items'][number];

export const listNearLimits = opsEndpoint({
  method: 'GET',
  path: '/ops/near-limits',
  access: 'operator',
  summary: 'Draws and matches on which nearly all that may be lost could be lost, the fullest first',
  query: z.object({ brand: given(brandCode) }),
  value: nearLimits,
  refusals: [],
});
