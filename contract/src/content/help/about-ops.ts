import { z } from 'zod';
import { localTextShape } from '../../local-text.ts';
import { opsEndpoint, reason } from '../../ops.ts';
import { brandCode } from '../../ops-list.ts';
import { given } from '../../query.ts';
import { richTextShape } from '../../rich-text.ts';
import { ABOUT_PAGES } from './help.ts';
import { ABOUT_PAGE_MAX, HELP_TITLE_MAX, PAGE_BODY_LIMIT } from './ops.ts';

/** The operator's calls about the about pages: drafts, what is published, and the terms. */

const moment = z.iso.datetime();
/** What the operator's form was opened with; an older one is refused. */
const version = z.int().nonnegative();

const pageParams = z.object({ code: brandCode, page: z.enum(ABOUT_PAGES) });
const pageText = z.object({
  title: localTextShape(HELP_TITLE_MAX),
  content: richTextShape(ABOUT_PAGE_MAX),
});

const pageRow = z.object({
  brand: z.string(),
  page: z.enum(ABOUT_PAGES),
  /** Of what is published, else of the draft; null where there is neither. */
  title: localTextShape(HELP_TITLE_MAX).nullable(),
  published: z.object({ version: z.int(), at: moment, by: z.string() }).nullable(),
  draft: z.object({ changedAt: moment, changedBy: z.string() }).nullable(),
});
export type AboutPageRow = z.infer<typeof pageRow>;

export const listAboutPages = opsEndpoint({
  method: 'GET',
  path: '/ops/help/pages',
  access: 'help.read',
  summary: 'The seven about pages of each brand of the scope: what is published, and what waits as a draft',
  query: z.object({ brand: given(brandCode) }),
  value: z.array(pageRow),
  refusals: [],
});

const aboutPage = z.object({
  brand: z.string(),
  page: z.enum(ABOUT_PAGES),
  /** What waits to be published; null: nothing does. */
  draft: pageText.extend({ changedAt: moment, changedBy: z.string() }).nullable(),
  published: pageText.nullable(),
  /** Of draft and publications together: counts every change. */
  version,
  /** Of the terms: the version that members have accepted or are asked to. */
  termsVersion: z.string(),
  versions: z.array(
    z.object({
      version: z.int(),
      at: moment,
      operator: z.string(),
      note: z.string(),
      termsVersion: z.string().nullable(),
      /** Members had to accept the terms anew. */
      askedAgain: z.boolean(),
    }),
  ),
});
export type OpsAboutPage = z.infer<typeof aboutPage>;

export const showAboutPage = opsEndpoint({
  method: 'GET',
  path: '/ops/help/pages/:code/:page',
  access: 'help.read',
  summary: 'One about page: draft, what is published, and all versions',
  params: pageParams,
  value: aboutPage,
  refusals: ['not_found'],
});

export const showAboutPageVersion = opsEndpoint({
  method: 'GET',
  path: '/ops/help/pages/:code/:page/versions/:version',
  access: 'help.read',
  summary: 'An about page as it was published',
  params: pageParams.extend({ version: z.coerce.number().int().min(1).max(1_000_000) }),
  value: pageText,
  refusals: ['not_found'],
});

export const saveAboutDraft = opsEndpoint({
  method: 'PUT',
  path: '/ops/help/pages/:code/:page/draft',
  access: 'help.change',
  summary: 'Keeps a draft of an about page; visitors see nothing of it',
  params: pageParams,
  body: pageText.extend({ version }),
  value: aboutPage,
  refusals: [
    'not_found',
    'changed_meanwhile',
    'help_placeholder_unknown',
    'help_text_empty',
    'rich_text_unsafe',
  ],
  bodyLimit: PAGE_BODY_LIMIT,
});

export const dropAboutDraft = opsEndpoint({
  method: 'POST',
  path: '/ops/help/pages/:code/:page/draft/drop',
  access: 'help.change',
  summary: 'Throws the draft away',
  params: pageParams,
  body: z.object({ version }),
  value: aboutPage,
  refusals: ['not_found', 'changed_meanwhile'],
});

/** What has changed, for those who read the list of versions; operators alone see it. */
const note = z.string().trim().max(300);

export const publishAboutPage = opsEndpoint({
  method: 'POST',
  path: '/ops/help/pages/:code/:page/publish',
  access: 'help.change',
  summary: 'Publishes the draft of an about page other than the terms; what stood before stays as a version',
  params: z.object({ code: brandCode, page: z.enum(ABOUT_PAGES).exclude(['terms']) }),
  body: z.object({ version, note }),
  value: aboutPage,
  refusals: ['not_found', 'changed_meanwhile'],
});

export const publishTerms = opsEndpoint({
  method: 'POST',
  path: '/ops/help/terms/:code/publish',
  access: 'help.publish-terms',
  summary:
    'Publishes the draft of the terms; with `termsVersion` members must accept them again before anything with money',
  params: z.object({ code: brandCode }),
  body: z.object({
    version,
    note,
    reason,
    /** Null: no member is asked again, for what does not change what was agreed. */
    termsVersion: z.string().trim().min(1).max(40).nullable(),
  }),
  value: aboutPage,
  /** `terms_version_taken`: members were asked about this version already. */
  refusals: ['not_found', 'changed_meanwhile', 'terms_version_taken'],
});
