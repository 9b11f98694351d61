import { z } from 'zod';
import { someMoney } from '../../money.ts';
import { opsEndpoint, reason } from '../../ops.ts';
import { brandCode, list } from '../../ops-list.ts';

/** begun: held for a day by one operator · kept: by two, for longer · released: by an operator · lapsed: by its time, or as the second operator refused. */
export const FREEZE_STATES = ['begun', 'kept', 'released', 'lapsed'] as const;
/** For so long one operator holds winnings alone. */
export const BEGUN_HOURS = 24;
/** For so long two keep them at the most; then they are free by themselves. */
export const KEPT_DAYS = 30;
/** After a freeze that no second operator kept, the same member has none for so long: one operator alone can hold no money for ever. */
export const PAUSE_DAYS = 7;
/** Wins of so many days can be frozen. */
export const WINNINGS_DAYS = 90;

/**
 * The rule that an amount breaks (`invalid_input`). beyond_winnings: more than the member won there, `most` · nothing_left: the wallet has nothing
 * free · in_force: another freeze is · too_soon: the last one was kept by no second operator, not long ago.
 */
export const FREEZE_OBSTACLES = ['beyond_winnings', 'nothing_left', 'in_force', 'too_soon'] as const;
export type FreezeObstacle = (typeof FREEZE_OBSTACLES)[number];

const row = z.object({
  id: z.string(),
  brand: z.string(),
  member: z.object({ id: z.string(), name: z.string() }),
  vendor: z.string(),
  /** The case, as the vendor's back office numbers it. */
  caseNumber: z.string(),
  state: z.enum(FREEZE_STATES),
  asked: z.string(),
  /** What of it was there, and is held while it is in force. */
  held: z.string(),
  reason: z.string(),
  begunBy: z.string(),
  begunAt: z.iso.datetime(),
  until: z.iso.datetime(),
  keptBy: z.string().nullable(),
  keptAt: z.iso.datetime().nullable(),
  endedBy: z.string().nullable(),
  endedAt: z.iso.datetime().nullable(),
  endReason: z.string().nullable(),
  version: z.int(),
});
export type FreezeRow = z.infer<typeof row>;

export const listFreezes = list({
  path: '/ops/freezes',
  access: 'freezes.read',
  summary: 'Winnings that operators have frozen',
  row,
  choices: { state: FREEZE_STATES },
  /** The whole name of an account, or the number of a case. */
  search: true,
  days: true,
  sorts: ['at'],
  file: 'The same as CSV',
});

/**
 * Holds winnings of a member for a day, as far as they are there, and asks a second operator to keep them: approved, they stay held; refused,
 * withdrawn or not decided within the day, they are free again. No money is taken.
 */
export const freezeWinnings = opsEndpoint({
  method: 'POST',
  path: '/ops/freezes',
  access: 'freezes.freeze',
  summary: 'Freezes winnings of a member for a day, and asks a second operator to keep them frozen',
  body: z.object({
    brand: brandCode,
    /** The member's user name, or the name under which the vendor knows the player. */
    player: z.string().trim().min(1).max(100),
    vendor: z.string().trim().min(1).max(40),
    caseNumber: z.string().trim().min(1).max(80),
    amount: someMoney,
    reason,
    /** One press of the button counts once. */
    key: z.uuid(),
  }),
  value: row,
  refusals: ['not_found', 'idempotency_conflict'],
});

export const releaseFreeze = opsEndpoint({
  method: 'POST',
  path: '/ops/freezes/:id/release',
  access: 'freezes.freeze',
  summary: 'Frees frozen winnings',
  params: z.object({ id: z.uuid() }),
  body: z.object({ version: z.int(), reason }),
  value: row,
  refusals: ['not_found', 'changed_meanwhile'],
});
