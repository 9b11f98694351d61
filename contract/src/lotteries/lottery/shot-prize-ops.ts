import { z } from 'zod';
import { moneyFromZero, someMoney } from '../../money.ts';
import { opsEndpoint, reason } from '../../ops.ts';

/* What a brand gives to the first and the sixteenth shot of a round of Yeekee, from its own account of promotions. */

const brand = z.string().regex(/^[A-Za-z0-9_-]{1,40}$/);
const prizes = {
  /** 0.00: none. */
  first: moneyFromZero,
  sixteenth: moneyFromZero,
  /** What the member must have staked on the round, and not taken back. */
  minStake: someMoney,
};

export const showShotPrizes = opsEndpoint({
  method: 'GET',
  path: '/ops/lottery/shot-prizes/:brand',
  access: 'lottery.read',
  summary: 'What a brand gives to the first and the sixteenth shot of a round of Yeekee',
  params: z.object({ brand }),
  value: z.object({ version: z.int(), ...prizes }),
  refusals: [],
});

export const changeShotPrizes = opsEndpoint({
  method: 'PUT',
  path: '/ops/lottery/shot-prizes/:brand',
  access: 'lottery.change',
  stepUp: true,
  summary:
    'Sets these prizes; what gives more is approved by a second operator. Shots that were sent keep what was set then',
  params: z.object({ brand }),
  body: z.object({ version: z.int().nonnegative(), ...prizes, reason }),
  value: z.object({ proposalId: z.uuid().nullable() }),
  refusals: ['changed_meanwhile'],
});
