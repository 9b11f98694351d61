import { z } from 'zod';
import { endpoint, LIMITS } from '../../endpoint.ts';
import { language } from '../../language.ts';
import { game, vendorGroup } from '../catalogue/catalogue.ts';

/** Of each kind. */
export const FOUND_MAX = 5;
export const SOUGHT_LEAST = 2;
export const SOUGHT_MAX = 60;

const sought = z.string().trim().min(SOUGHT_LEAST).max(SOUGHT_MAX);

const found = z.object({
  games: z.array(game),
  lotteries: z.array(game),
  /** A vendor stands once, with the category in which it has most games. */
  vendors: z.array(
    z.object({ vassalage: z.string(), vendorName: z.string(), gameType: vendorGroup, games: z.int() }),
  ),
  promotions: z.array(z.object({ id: z.uuid(), title: z.string(), language })),
  articles: z.array(z.object({ slug: z.string(), title: z.string(), excerpt: z.string(), language })),
  /** Of a number: draws of lotteries with few draws a day that had it, the newest first. */
  results: z.array(
    z.object({
      gameCode: z.string(),
      gameName: z.string(),
      numero: z.string(),
      day: z.iso.date(),
      result: z.string(),
    }),
  ),
});
export type Found = z.infer<typeof found>;

export const find = endpoint({
  method: 'GET',
  path: '/wps/search',
  module: 'COMM3',
  access: 'anyone',
  summary:
    'Games, lotteries and what they drew, vendors, promotions and help by words in any language, five of each, those in the language of the request first',
  query: z.object({ text: sought }),
  value: found.extend({
    /** Kinds of which nothing has what was typed, and which show what is spelt like it, or is on the same keys. */
    nearest: z.array(found.keyof()),
  }),
  refusals: [],
  limit: LIMITS.read,
});

export const noteNothing = endpoint({
  method: 'POST',
  path: '/wps/search/nothing',
  module: 'COMM3',
  access: 'anyone',
  summary:
    'Counts words for which nothing was found, without who looked; what looks like a person’s is not kept',
  body: z.object({ text: sought }),
  value: z.object({}),
  refusals: [],
  limit: { max: 20, windowSeconds: 60, by: 'address' },
});
