import { TICKETS_MOST } from '@lanna/rules/rewards/raffles/terms';
import { z } from 'zod';
import { localTextShape } from '../../local-text.ts';
import { moneyText } from '../../money.ts';
import { opsEndpoint, reason } from '../../ops.ts';
import { brandCode, day, list } from '../../ops-list.ts';
import { PRIZE_STATES, RAFFLE_STATES } from './raffles.ts';
import { RAFFLE_TEXT_MAX, RAFFLE_TITLE_MAX, raffleBeacon, rafflePrizes } from './terms.ts';

export const OPS_RAFFLE_STATES = ['draft', ...RAFFLE_STATES] as const;
const moment = z.iso.datetime();
const edit = z.int().min(1);
const byId = z.object({ id: z.uuid() });
const member = z.object({ id: z.uuid(), name: z.string() });

const form = {
  categoryId: z.uuid(),
  title: localTextShape(RAFFLE_TITLE_MAX),
  text: localTextShape(RAFFLE_TEXT_MAX),
  /** Days of the brand, both included. */
  firstDay: day,
  lastDay: day,
  perTicket: moneyText,
  ticketsMost: z.int().min(1).max(TICKETS_MOST),
  leastRank: z.int().min(0).max(10),
  prizes: rafflePrizes,
  beacon: raffleBeacon,
};

const row = z.object({
  id: z.uuid(),
  brand: z.string(),
  state: z.enum(OPS_RAFFLE_STATES),
  edit,
  ...form,
  startsAt: moment,
  endsAt: moment,
  pool: moneyText,
  /** Cash and bonuses that were claimed. */
  paid: moneyText,
  returned: moneyText,
  /** Of the fixed list; null before. */
  tickets: z.int().nullable(),
  madeAt: moment,
  madeBy: z.string(),
});
export type RaffleRow = z.infer<typeof row>;

export const listRaffles = list({
  path: '/ops/raffles',
  access: 'raffles.read',
  summary: 'Raffles of brands with what was planned and what was paid, the last made first',
  row,
  choices: { state: OPS_RAFFLE_STATES },
  sorts: ['madeAt', 'startsAt'],
  file: 'The same as CSV',
});

export const showOpsRaffle = opsEndpoint({
  method: 'GET',
  path: '/ops/raffles/:id',
  access: 'raffles.read',
  summary: 'A raffle whole: who takes part now, the root of its list, and what it was drawn from',
  params: byId,
  value: row.extend({
    /** Members with tickets and their tickets: now, and of a fixed list as it was fixed. */
    holders: z.int(),
    ticketsNow: z.int(),
    root: z.string().nullable(),
    /** What the beacon gave; null: none is named, it has not come yet, or the draw went without. */
    beaconValue: z.string().nullable(),
    fixedAt: moment.nullable(),
    drawnAt: moment.nullable(),
    endedAt: moment.nullable(),
  }),
  refusals: ['not_found'],
});

export const listRaffleBeacons = opsEndpoint({
  method: 'GET',
  path: '/ops/raffle-beacons',
  access: 'raffles.read',
  summary: 'Public beacons that a raffle can name: those the portal is set up to read',
  value: z.object({ beacons: z.array(z.object({ name: z.string(), address: z.string() })) }),
  refusals: [],
});

export const makeRaffle = opsEndpoint({
  method: 'POST',
  path: '/ops/raffles',
  access: 'raffles.change',
  summary: 'Writes a raffle down as a draft: no member sees it, and no money moves',
  body: z.object({ brand: brandCode, ...form, reason }),
  value: z.object({ id: z.uuid() }),
  refusals: ['not_found', 'raffle_terms_impossible'],
});

const CHANGING = ['not_found', 'changed_meanwhile', 'raffle_move_impossible'] as const;

export const changeRaffle = opsEndpoint({
  method: 'PUT',
  path: '/ops/raffles/:id',
  access: 'raffles.change',
  summary: 'Changes a draft; what was published stays as members have seen it',
  params: byId,
  body: z.object({ edit, ...form, reason }),
  value: z.object({ edit }),
  refusals: [...CHANGING, 'raffle_terms_impossible'],
});

export const publishRaffle = opsEndpoint({
  method: 'POST',
  path: '/ops/raffles/:id/publication',
  access: 'raffles.change',
  summary: 'Proposes to put the prizes into a pool and show the raffle; a second operator publishes',
  params: byId,
  body: z.object({ edit, reason }),
  value: z.object({ proposal: z.uuid().nullable() }),
  /** `raffle_terms_impossible`: its last day is over. */
  refusals: [...CHANGING, 'raffle_terms_impossible'],
});

export const closeRaffle = opsEndpoint({
  method: 'POST',
  path: '/ops/raffles/:id/close',
  access: 'raffles.change',
  summary: 'Closes a raffle now: no further ticket, and those that there are are drawn',
  params: byId,
  body: z.object({ edit, reason }),
  value: z.object({ state: z.enum(OPS_RAFFLE_STATES) }),
  refusals: CHANGING,
});

export const stopRaffle = opsEndpoint({
  method: 'POST',
  path: '/ops/raffles/:id/stop',
  access: 'raffles.change',
  summary: 'Stops a raffle without a draw: its prizes go back to the brand',
  params: byId,
  body: z.object({ edit, reason }),
  value: z.object({ state: z.enum(OPS_RAFFLE_STATES) }),
  /** `raffle_has_tickets`: members have paid points for tickets, or were given them for missions. */
  refusals: [...CHANGING, 'raffle_has_tickets'],
});

const holder = z.object({
  id: z.string(),
  brand: z.string(),
  raffle: z.uuid(),
  title: localTextShape(RAFFLE_TITLE_MAX),
  member,
  first: z.int(),
  last: z.int(),
  turnover: moneyText,
  given: z.int(),
});
export type RaffleHolderRow = z.infer<typeof holder>;

export const listRaffleTickets = list({
  path: '/ops/raffle-tickets',
  access: 'raffles.read',
  elsewhere: 'file',
  summary: 'Fixed lists: who holds which tickets, and what they came from',
  row: holder,
  filters: { member: z.uuid(), raffle: z.uuid() },
  /** How the member's user name begins. */
  search: true,
  sorts: ['first'],
  opens: 'first',
  file: 'The same as CSV',
});

const prize = z.object({
  id: z.uuid(),
  brand: z.string(),
  raffle: z.uuid(),
  title: localTextShape(RAFFLE_TITLE_MAX),
  member,
  place: z.int(),
  ticket: z.int(),
  prize: z.int(),
  round: z.int(),
  kind: z.enum(['cash', 'bonus']),
  amount: moneyText,
  state: z.enum(PRIZE_STATES),
  drawnAt: moment,
  lapsesAt: moment,
  claimedAt: moment.nullable(),
});
export type RafflePrizeRow = z.infer<typeof prize>;

export const listRafflePrizes = list({
  path: '/ops/raffle-prizes',
  access: 'raffles.read',
  summary: 'Tickets that were drawn: who has won what, and what became of it',
  row: prize,
  choices: { state: PRIZE_STATES },
  filters: { member: z.uuid(), raffle: z.uuid() },
  search: true,
  sorts: ['drawnAt'],
  file: 'The same as CSV',
});
