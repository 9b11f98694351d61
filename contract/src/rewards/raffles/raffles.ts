import { z } from 'zod';
import { endpoint, LIMITS } from '../../endpoint.ts';
import { moneyText } from '../../money.ts';
import { MASKED } from '../../people/agents/agents.ts';
import { raffleBeacon, rafflePrizes } from './terms.ts';

const moment = z.iso.datetime();
const byId = z.object({ id: z.uuid() });

/** published: tickets are earned · fixed: the list stands, the draw follows · drawn: prizes wait to be claimed · ended, stopped: over. */
export const RAFFLE_STATES = ['published', 'fixed', 'drawn', 'ended', 'stopped'] as const;
export const PRIZE_STATES = ['waiting', 'claimed', 'lapsed', 'passed'] as const;

const drawn = z.object({
  /** In the order tickets were drawn, from 1. */
  place: z.int(),
  ticket: z.int(),
  /** Which prize, from 1. */
  prize: z.int(),
  amount: moneyText,
  kind: z.enum(['cash', 'bonus']),
  state: z.enum(PRIZE_STATES),
  lapsesAt: moment,
});

/** Of the member: what there is to claim, or was. */
export const myRafflePrize = drawn.extend({ id: z.uuid() });
export type MyRafflePrize = z.infer<typeof myRafflePrize>;

export const showRaffle = endpoint({
  method: 'GET',
  path: '/wps/raffles/:id',
  module: 'REWCEN3',
  access: 'anyone',
  summary: 'A raffle as everybody sees it: its rules, its prizes, and who was drawn, masked',
  params: byId,
  value: z.object({
    id: z.uuid(),
    state: z.enum(RAFFLE_STATES),
    currency: z.string(),
    startsAt: moment,
    endsAt: moment,
    /** So much valid turnover is a ticket. */
    perTicket: moneyText,
    ticketsMost: z.int(),
    leastRank: z.int(),
    prizes: rafflePrizes,
    beacon: raffleBeacon,
    /** What they come to together; in a pool of its own since it was published. */
    pool: moneyText,
    /** Of the fixed list; null before. */
    tickets: z.int().nullable(),
    root: z.string().nullable(),
    drawnAt: moment.nullable(),
    /** Names are masked; null where no name is shown. */
    winners: z.array(drawn.extend({ name: z.string().nullable().describe(MASKED) })),
  }),
  refusals: ['raffle_unknown'],
  limit: LIMITS.read,
});
export type ShownRaffle = z.infer<typeof showRaffle.value>;
export type RaffleWinner = ShownRaffle['winners'][number];

const leaf = z.object({ first: z.int(), last: z.int(), code: z.string() });
const path = z.array(z.object({ side: z.enum(['left', 'right']), hash: z.string() }));

export const myRaffle = endpoint({
  method: 'GET',
  path: '/wps/raffles/:id/mine',
  module: 'REWCEN3',
  access: 'player',
  summary:
    "The member's tickets of a raffle and how they came about, the place in the fixed list, and prizes",
  params: byId,
  value: z.object({
    /** Nothing may be won: a demo player, out of play, or below the rank. */
    takesPart: z.boolean(),
    tickets: z.int(),
    turnover: moneyText,
    /** Tickets that points and missions gave. */
    given: z.int(),
    /** Turnover until the next ticket; null at the most, or once no more can be earned. */
    untilNext: moneyText.nullable(),
    /** In the fixed list, with the way up to its root; null before, and where there is none. */
    listed: z.object({ leaf, path }).nullable(),
    prizes: z.array(myRafflePrize),
  }),
  refusals: ['raffle_unknown'],
  limit: LIMITS.read,
});
export type MyRaffle = z.infer<typeof myRaffle.value>;

export const proveRaffle = endpoint({
  method: 'GET',
  path: '/wps/raffles/:id/proof',
  module: 'REWCEN3',
  access: 'anyone',
  summary: 'Everything that fixed which tickets were drawn, as far as it is public yet',
  params: byId,
  value: z.object({
    id: z.uuid(),
    title: z.string(),
    fixedAt: moment.nullable(),
    tickets: z.int(),
    /** Null: the list is not fixed, or no one had a ticket. */
    root: z.string().nullable(),
    /** `name:round:value`, once it has come; null where the terms name none, and where the draw went without. */
    beacon: z.string().nullable(),
    beaconName: z.string().nullable(),
    beaconDays: z.int().nullable(),
    /** Where anybody reads that round. */
    beaconAddress: z.string().nullable(),
    chain: z
      .object({
        number: z.int(),
        anchor: z.string(),
        publishedAt: moment,
        place: z.int(),
        linkBefore: z.string().nullable(),
        link: z.string().nullable(),
      })
      .nullable(),
    draws: z.array(z.object({ ticket: z.int(), state: z.enum(PRIZE_STATES), leaf, path })),
  }),
  refusals: ['raffle_unknown'],
  limit: LIMITS.read,
});
export type ShownRaffleProof = z.infer<typeof proveRaffle.value>;
