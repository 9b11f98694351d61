import { z } from 'zod';
import { opsEndpoint } from '../../ops.ts';
import { brandCode } from '../../ops-list.ts';

export const VIEW_NAME_MAX = 60;
/** An operator keeps no more of one list. */
export const VIEWS_MOST = 50;

/** The console's name of a table. */
const listName = z.string().regex(/^[a-z][a-z0-9-]{0,79}$/);

const view = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Filters and sort, as the address has them. */
  search: z.string(),
  /** Columns that are shown or hidden otherwise than they come. */
  columns: z.record(z.string(), z.boolean()),
  /** The brand whose operators see it; null: it is the operator's alone. */
  sharedWith: z.string().nullable(),
  /** Who keeps it; who reads it may remove it only where it is their own. */
  keptBy: z.string(),
  own: z.boolean(),
});
export type SavedView = z.infer<typeof view>;

export const listViews = opsEndpoint({
  method: 'GET',
  path: '/ops/views',
  access: 'operator',
  summary: 'What the operator keeps of a list, and what colleagues of the own brands share of it',
  query: z.object({ list: listName }),
  value: z.object({ views: z.array(view) }),
  refusals: [],
});

export const saveView = opsEndpoint({
  method: 'POST',
  path: '/ops/views',
  access: 'operator',
  summary: 'Keeps filters, sort and columns of a list under a name; the own one of that name gives way',
  body: z.object({
    list: listName,
    name: z.string().trim().min(1).max(VIEW_NAME_MAX),
    search: z
      .string()
      .max(2000)
      .regex(/^(\?[^\s#]*)?$/),
    columns: z
      .record(z.string().max(60), z.boolean())
      .refine((columns) => Object.keys(columns).length <= 100),
    sharedWith: brandCode.nullable(),
  }),
  value: z.object({ id: z.uuid() }),
  /** `views_full` {most}. */
  refusals: ['not_found', 'views_full'],
});

export const removeView = opsEndpoint({
  method: 'DELETE',
  path: '/ops/views/:id',
  access: 'operator',
  summary: 'Removes one that the operator keeps, for colleagues as well',
  params: z.object({ id: z.uuid() }),
  value: z.object({}),
  refusals: ['not_found'],
});
