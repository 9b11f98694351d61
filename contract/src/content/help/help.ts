import { z } from 'zod';
import { endpoint, LIMITS } from '../../endpoint.ts';
import { language } from '../../language.ts';
import { given } from '../../query.ts';

export const SLUG_MAX = 60;
/** Of an address: small Latin letters and digits, with hyphens between. */
export const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
export const HELP_SEARCH_MAX = 100;
export const HELP_HITS_MAX = 12;

/** What a category is drawn with. */
export const HELP_ICONS = [
  'start',
  'account',
  'security',
  'wallet',
  'games',
  'fairness',
  'care',
  'invite',
  'phone',
  'question',
] as const;
export type HelpIcon = (typeof HELP_ICONS)[number];

/** The about links of the footer, in their order. */
export const ABOUT_PAGES = [
  'about',
  'contact',
  'terms',
  'responsible',
  'privacy',
  'affiliates',
  'refund',
] as const;
export type AboutPage = (typeof ABOUT_PAGES)[number];

const slug = z.string().max(SLUG_MAX);

const articleCard = z.object({
  slug,
  category: slug,
  title: z.string(),
  /** Of the title and all else; the reader's, where it was written in it. */
  language,
  /** How it begins, or, of a search, the place that was found. Plain text. */
  excerpt: z.string(),
});
export type HelpCard = z.infer<typeof articleCard>;

const helpCategory = z.object({
  slug,
  name: z.string(),
  lead: z.string(),
  language,
  icon: z.enum(HELP_ICONS),
  /** How many it has. */
  articles: z.int(),
});
export type HelpCategory = z.infer<typeof helpCategory>;

const helpArticle = articleCard.extend({
  /** Clean, with everything filled in: may be shown as it is. */
  html: z.string(),
  changedAt: z.iso.datetime(),
  related: z.array(articleCard),
});
export type HelpArticle = z.infer<typeof helpArticle>;

export const helpCenter = endpoint({
  method: 'GET',
  path: '/wps/system/helpCenter',
  module: 'COMM3',
  access: 'anyone',
  summary:
    'The help centre: its categories; all articles, those of one category, or those that a search finds; one article',
  query: z.object({
    category: given(slug),
    article: given(slug),
    search: given(z.string().trim().min(1).max(HELP_SEARCH_MAX)),
  }),
  value: z.object({
    /** Those with articles, in their order. */
    categories: z.array(helpCategory),
    /** Of a search the best first; else in their order. Empty where one article was asked for. */
    articles: z.array(articleCard),
    /** Nothing holds what was searched for; `articles` are spelt like it. */
    nearest: z.boolean(),
    /** Null where none was asked for, and where there is none of that name. */
    article: helpArticle.nullable(),
  }),
  refusals: [],
  limit: LIMITS.read,
});

export const markHelpful = endpoint({
  method: 'POST',
  path: '/wps/system/helpCenter/helpful',
  module: 'COMM3',
  access: 'optional',
  summary: 'Says whether an article helped: one answer of a reader a day, the last one counts',
  body: z.object({ article: slug, helpful: z.boolean() }),
  value: z.object({ helpful: z.boolean() }),
  refusals: ['not_found'],
  limit: { max: 20, windowSeconds: 60, by: 'address' },
});

const aboutCard = z.object({
  page: z.enum(ABOUT_PAGES),
  title: z.string(),
  language,
  /** Counted from 1. */
  version: z.int(),
  publishedAt: z.iso.datetime(),
});
export type AboutCard = z.infer<typeof aboutCard>;

export const templates = endpoint({
  method: 'GET',
  path: '/wps/system/templates',
  module: 'COMM3',
  access: 'anyone',
  summary: 'The about pages of the brand, and the text of one of them, as it is or as it was',
  query: z.object({
    page: given(z.enum(ABOUT_PAGES)),
    /** An earlier version of it; left out: the one in force. */
    version: given(z.coerce.number().int().min(1).max(1_000_000)),
  }),
  value: z.object({
    /** Those that are published. */
    pages: z.array(aboutCard),
    /** Null where none was asked for, and where there is none. */
    page: aboutCard
      .extend({
        /** How it begins. Plain text. */
        excerpt: z.string(),
        /** Clean, with everything filled in: may be shown as it is. */
        html: z.string(),
        /** Of the terms: what members accepted, where they were asked again for this version. */
        termsVersion: z.string().nullable(),
        inForce: z.boolean(),
        /** Newest first. */
        versions: z.array(z.object({ version: z.int(), publishedAt: z.iso.datetime() })),
      })
      .nullable(),
  }),
  refusals: [],
  limit: LIMITS.read,
});
