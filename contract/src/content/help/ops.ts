import { z } from 'zod';
import { localTextShape } from '../../local-text.ts';
import { opsEndpoint } from '../../ops.ts';
import { brandCode, list } from '../../ops-list.ts';
import { given } from '../../query.ts';
import { richTextShape } from '../../rich-text.ts';
import { HELP_ICONS, SLUG, SLUG_MAX } from './help.ts';

/** The operator's calls about the help centre; those about the about pages: `about-ops.ts`. */

export const HELP_TITLE_MAX = 150;
export const HELP_LEAD_MAX = 300;
export const ARTICLE_MAX = 20_000;
export const ABOUT_PAGE_MAX = 60_000;
const ARTICLE_BODY_LIMIT = 512 * 1024;
export const PAGE_BODY_LIMIT = 1536 * 1024;

const moment = z.iso.datetime();
/** What the operator's form was opened with; an older one is refused. */
const version = z.int().nonnegative();
const slug = z.string().regex(SLUG).max(SLUG_MAX);
const byId = z.object({ id: z.uuid() });

/* Categories */

const categoryFields = z.object({
  slug,
  name: localTextShape(HELP_TITLE_MAX),
  lead: localTextShape(HELP_LEAD_MAX).nullable(),
  icon: z.enum(HELP_ICONS),
});
export type CategoryFields = z.infer<typeof categoryFields>;

const categoryRow = categoryFields.extend({
  id: z.string(),
  brand: z.string(),
  articles: z.int(),
  published: z.int(),
  version,
});
export type HelpCategoryRow = z.infer<typeof categoryRow>;

export const listHelpCategories = opsEndpoint({
  method: 'GET',
  path: '/ops/help/categories',
  access: 'help.read',
  summary: 'Categories of the help centres of the scope, in their order',
  query: z.object({ brand: given(brandCode) }),
  value: z.array(categoryRow),
  refusals: [],
});

export const addHelpCategory = opsEndpoint({
  method: 'POST',
  path: '/ops/help/categories',
  access: 'help.change',
  summary: 'Adds a category, after those there are',
  body: categoryFields.extend({ ofBrand: brandCode }),
  value: categoryRow,
  refusals: ['not_found', 'help_slug_taken'],
});

export const changeHelpCategory = opsEndpoint({
  method: 'PUT',
  path: '/ops/help/categories/:id',
  access: 'help.change',
  summary: 'Changes a category',
  params: byId,
  body: categoryFields.extend({ version }),
  value: categoryRow,
  refusals: ['not_found', 'changed_meanwhile', 'help_slug_taken'],
});

export const removeHelpCategory = opsEndpoint({
  method: 'DELETE',
  path: '/ops/help/categories/:id',
  access: 'help.change',
  summary: 'Removes a category that has no articles',
  params: byId,
  value: z.object({}),
  refusals: ['not_found', 'help_category_filled'],
});

const order = z.object({
  /** All of them, in their new order. `changed_meanwhile` if there are others by now. */
  ids: z.array(z.uuid()).min(1).max(500),
});

export const orderHelpCategories = opsEndpoint({
  method: 'POST',
  path: '/ops/help/categories/order',
  access: 'help.change',
  summary: 'Puts the categories of a brand in order',
  body: order.extend({ ofBrand: brandCode }),
  value: z.object({}),
  refusals: ['not_found', 'changed_meanwhile'],
});

/* Articles */

const articleFields = z.object({
  category: z.uuid(),
  slug,
  title: localTextShape(HELP_TITLE_MAX),
  content: richTextShape(ARTICLE_MAX),
  published: z.boolean(),
});
export type ArticleFields = z.infer<typeof articleFields>;

const helpfulness = z.object({ yes: z.int(), no: z.int() });

const articleRow = z.object({
  id: z.string(),
  brand: z.string(),
  slug: z.string(),
  title: localTextShape(HELP_TITLE_MAX),
  category: z.object({ id: z.string(), name: localTextShape(HELP_TITLE_MAX) }),
  position: z.int(),
  published: z.boolean(),
  /** Of the last ninety days. */
  helpful: helpfulness,
  changedAt: moment,
  changedBy: z.string(),
});
export type HelpArticleRow = z.infer<typeof articleRow>;

export const listHelpArticles = list({
  path: '/ops/help/articles',
  access: 'help.read',
  summary: 'Articles of the help centres of the scope, and whether they helped',
  row: articleRow,
  choices: { state: ['published', 'draft'] },
  filters: { category: z.uuid() },
  search: true,
  sorts: ['changedAt', 'place', 'no'],
  file: 'The same as CSV',
});

const article = articleFields.extend({
  id: z.string(),
  brand: z.string(),
  version,
  createdAt: moment,
  changedAt: moment,
  changedBy: z.string(),
  helpful: helpfulness,
  /** Day by day where there were answers, newest first; ninety days at most. */
  days: z.array(helpfulness.extend({ day: z.iso.date() })),
  /** Newest first; the first is what stands. */
  versions: z.array(z.object({ version: z.int(), at: moment, operator: z.string(), published: z.boolean() })),
});
export type OpsHelpArticle = z.infer<typeof article>;

export const showHelpArticle = opsEndpoint({
  method: 'GET',
  path: '/ops/help/articles/:id',
  access: 'help.read',
  summary: 'One article as it stands, with its versions and whether it helped',
  params: byId,
  value: article,
  refusals: ['not_found'],
});

export const showHelpArticleVersion = opsEndpoint({
  method: 'GET',
  path: '/ops/help/articles/:id/versions/:version',
  access: 'help.read',
  summary: 'An article as it was',
  params: byId.extend({ version: z.coerce.number().int().min(1).max(1_000_000) }),
  value: z.object({ title: localTextShape(HELP_TITLE_MAX), content: richTextShape(ARTICLE_MAX) }),
  refusals: ['not_found'],
});

const savingRefusals = [
  'help_slug_taken',
  'help_placeholder_unknown',
  'help_text_empty',
  'rich_text_unsafe',
] as const;

export const addHelpArticle = opsEndpoint({
  method: 'POST',
  path: '/ops/help/articles',
  access: 'help.change',
  summary: 'Adds an article at the end of its category',
  body: articleFields,
  value: article,
  /** `rich_text_unsafe` {found} · `help_placeholder_unknown` {found} · `help_text_empty`: nothing is left of it in some language. */
  refusals: ['not_found', ...savingRefusals],
  bodyLimit: ARTICLE_BODY_LIMIT,
});

export const changeHelpArticle = opsEndpoint({
  method: 'PUT',
  path: '/ops/help/articles/:id',
  access: 'help.change',
  summary: 'Changes an article; what stood before stays as a version',
  params: byId,
  body: articleFields.extend({ version }),
  value: article,
  refusals: ['not_found', 'changed_meanwhile', ...savingRefusals],
  bodyLimit: ARTICLE_BODY_LIMIT,
});

export const removeHelpArticle = opsEndpoint({
  method: 'DELETE',
  path: '/ops/help/articles/:id',
  access: 'help.change',
  summary: 'Removes an article; its versions stay in the database',
  params: byId,
  value: z.object({}),
  refusals: ['not_found'],
});

export const orderHelpArticles = opsEndpoint({
  method: 'POST',
  path: '/ops/help/articles/order',
  access: 'help.change',
  summary: 'Puts the articles of a category in order',
  body: order.extend({ category: z.uuid() }),
  value: z.object({}),
  refusals: ['not_found', 'changed_meanwhile'],
});

export const previewHelpText = opsEndpoint({
  method: 'POST',
  path: '/ops/help/preview',
  access: 'help.read',
  changesNothing: true,
  summary: 'A text as readers of a brand would see it, in each of its languages',
  body: z.object({ ofBrand: brandCode, content: richTextShape(ABOUT_PAGE_MAX) }),
  value: richTextShape(ABOUT_PAGE_MAX * 2),
  refusals: ['not_found', 'help_placeholder_unknown', 'help_text_empty', 'rich_text_unsafe'],
  bodyLimit: PAGE_BODY_LIMIT,
});
