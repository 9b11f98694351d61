import { z } from 'zod';
import { moneyText } from '../../money.ts';
import { opsEndpoint, reason } from '../../ops.ts';
import { brandCode, list } from '../../ops-list.ts';

/** The operator's calls about free bets: rewards that the brand grants to members at vendors with the addition `free_bets`. */

const moment = z.iso.datetime();
const uuid = z.uuid();

/** active: has bets left · used: all placed · ended: its time is over · cancelled: by an operator · refused: by the vendor, for good. */
export const FREE_BETS_STATES = ['active', 'used', 'ended', 'cancelled', 'refused'] as const;
export const FREE_BETS_MAX = 1000;
export const FREE_BETS_DAYS_MAX = 365;

export const grantedFreeBets = z.object({
  /** The vendor knows them by it: `reward_uuid`. */
  id: uuid,
  brand: z.string(),
  member: z.object({ id: uuid, name: z.string() }),
  vendor: z.string(),
  /** The vendor's code of the game; null: any. */
  game: z.string().nullable(),
  count: z.int(),
  used: z.int(),
  value: moneyText,
  currency: z.string(),
  state: z.enum(FREE_BETS_STATES),
  grantedAt: moment,
  endsAt: moment,
  grantedBy: z.string(),
  reason: z.string(),
  /** Whether the vendor has confirmed what it is to know: the grant, or the cancellation. */
  isConfirmed: z.boolean(),
  cancelled: z.object({ at: moment, by: z.string(), reason: z.string() }).nullable(),
});
export type GrantedFreeBets = z.infer<typeof grantedFreeBets>;

export const listFreeBets = list({
  path: '/ops/free-bets',
  access: 'vendor-wallet.read',
  summary: 'Free bets that were granted to members, and what was used of them',
  row: grantedFreeBets,
  choices: { state: FREE_BETS_STATES },
  filters: { vendor: z.string().max(40), member: uuid },
  search: true,
  sorts: ['at'],
  file: 'All granted free bets that match',
});

export const freeBetGames = opsEndpoint({
  method: 'GET',
  path: '/ops/free-bet-games',
  access: 'vendor-wallet.grant',
  summary: 'For which vendors and games free bets can be granted at a brand',
  query: z.object({ brand: brandCode }),
  value: z.object({
    vendors: z.array(
      z.object({
        code: z.string(),
        /** The most that one free bet may be worth, and all of a day. */
        valueMax: moneyText,
        dayMax: moneyText,
        games: z.array(z.object({ code: z.string(), name: z.string() })),
      }),
    ),
  }),
  refusals: [],
});

export const grantFreeBets = opsEndpoint({
  method: 'POST',
  path: '/ops/members/:id/free-bets',
  access: 'vendor-wallet.grant',
  stepUp: true,
  summary: 'Grants free bets to a member; above the console’s limit it is proposed to a second operator',
  params: z.object({ id: uuid }),
  body: z.object({
    /** Of one press of the button: repeated, it grants nothing more. */
    key: z.string().min(8).max(200),
    vendor: z.string().min(1).max(40),
    game: z.string().min(1).max(255).nullable(),
    count: z.int().min(1).max(FREE_BETS_MAX),
    value: moneyText,
    endsAt: z.iso.datetime({ offset: true }),
    reason,
  }),
  value: z.object({ outcome: z.enum(['granted', 'proposed']), id: uuid }),
  refusals: [
    'not_found',
    'trial_account',
    'account_disabled',
    'play_excluded',
    'free_bets_impossible',
    'idempotency_conflict',
  ],
});

export const cancelFreeBets = opsEndpoint({
  method: 'POST',
  path: '/ops/free-bets/:id/cancellation',
  access: 'vendor-wallet.grant',
  summary: 'Cancels what is left of free bets; those that were placed are paid as they end',
  params: z.object({ id: uuid }),
  body: z.object({ reason }),
  value: z.object({}),
  refusals: ['not_found', 'free_bets_over', 'free_bets_of_bonus'],
});
