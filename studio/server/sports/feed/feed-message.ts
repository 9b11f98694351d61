import { z } from 'zod';
import { fixtureEnd, RUNNERS_MAX } from '../../../sports-api.ts';

const key = z.string().min(1).max(80);
const name = z.string().trim().min(1).max(120);
const names = z.object({
  TH: name,
  EN: name,
  ...Object.fromEntries(
    (['CN', 'ID', 'PT', 'TY', 'VI'] as const).map((language) => [language, name.optional()]),
  ),
}) as z.ZodType<{ TH: string; EN: string }>;
const named = z.object({ key, names });
const time = z.iso.datetime({ offset: true });
export const MARKETS_MAX = 400;

const market = z.object({
  market: z.string().regex(/^[a-z0-9_]{1,50}(\/[a-z0-9_.+-]{1,20}){0,2}$/),
  state: z.enum(['open', 'suspended', 'closed']).optional(),
  prices: z
    .array(
      z.object({
        selection: z.string().regex(/^[a-z0-9_]{1,40}$/),
        /** Thousandths. */
        odds: z.int().min(1010).max(1_000_000),
      }),
    )
    .max(200),
});

/** What a message says, by its kind (docs/sports-feed.md). */
export const feedBody = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('alive') }),
  z.object({
    ...{ kind: z.literal('fixture'), fixture: key, starts_at: time },
    ...{ competition: named, home: named, away: named },
  }),
  z.object({
    ...{ kind: z.literal('outright'), fixture: key, starts_at: time, ends_at: time },
    ...{ competition: named, names },
    runners: z
      .array(z.object({ selection: z.string().regex(/^[a-z0-9_]{1,40}$/), names }))
      .min(2)
      .max(RUNNERS_MAX),
  }),
  z.object({
    ...{ kind: z.literal('change'), fixture: key, starts_at: time.optional(), started_at: time.optional() },
    state: z.enum(['live', 'ended']).optional(),
  }),
  z.object({ kind: z.literal('odds'), fixture: key, markets: z.array(market).min(1).max(MARKETS_MAX) }),
  z.object({ kind: z.literal('snapshot'), fixture: key, markets: z.array(market).max(MARKETS_MAX) }),
  z.object({
    kind: z.literal('stop'),
    fixture: key,
    markets: z.array(market.shape.market).max(MARKETS_MAX).optional(),
  }),
  z.object({
    ...{ kind: z.literal('settlement'), fixture: key, certainty: z.enum(['confirmed', 'unconfirmed']) },
    ...{ end: fixtureEnd, started_at: time.optional(), reason: z.string().max(300).optional() },
    /** A match that another feed has announced: this one only says how it ended. */
    of: z.object({ feed: key, fixture: key }).optional(),
  }),
  z.object({ kind: z.literal('rollback_settlement'), fixture: key }),
  z.object({
    ...{ kind: z.literal('cancel'), fixture: key, market: market.shape.market.nullable() },
    ...{ from: time, until: time },
  }),
  z.object({ kind: z.literal('rollback_cancel'), fixture: key, market: market.shape.market.nullable() }),
]);
export type FeedBody = z.infer<typeof feedBody>;

/** What surrounds it: who says it, and in which place. */
export const feedEnvelope = z.object({
  feed: z.string().regex(/^[a-z0-9][a-z0-9-]{0,29}$/),
  producer: z.enum(['prematch', 'live']),
  sequence: z.int().min(1),
  message: z.record(z.string(), z.unknown()),
});
export type FeedEnvelope = z.infer<typeof feedEnvelope>;
