import { z } from 'zod';
import { opsEndpoint, reason } from '../../ops.ts';
import { brandCode } from '../../ops-list.ts';
import { given } from '../../query.ts';
import { TAG_COLOURS } from '../../tag-colours.ts';

/** As long as a label that is given by hand. */
const TAG_NAME_MAX = 40;

const written = {
  name: z.string().trim().min(1).max(TAG_NAME_MAX),
  colour: z.enum(TAG_COLOURS),
  /** Whose members have it, for as long as they are of it; null: it lends its colour to the label of this name, which is given by hand. */
  segment: z.uuid().nullable(),
};

const tag = z.object({
  ...written,
  id: z.uuid(),
  brand: z.string(),
  segmentName: z.string().nullable(),
  /** How many have it by its segment; 0 where it has none. */
  members: z.int(),
  /** When that was last worked out. */
  refreshedAt: z.iso.datetime().nullable(),
  version: z.int(),
});
export type Tag = z.infer<typeof tag>;

export const listTags = opsEndpoint({
  method: 'GET',
  path: '/ops/tags',
  access: 'segments.read',
  summary: 'Tags of the brands: words with a colour, by hand or by a segment',
  query: z.object({ brand: given(brandCode) }),
  value: z.object({ tags: z.array(tag) }),
  refusals: [],
});

export const addTag = opsEndpoint({
  method: 'POST',
  path: '/ops/tags',
  access: 'segments.write',
  summary: 'Adds a tag; by a segment its members have it within minutes',
  query: z.object({ brand: brandCode }),
  body: z.object({ ...written, reason }),
  value: z.object({ id: z.uuid() }),
  refusals: ['not_found', 'tag_name_taken'],
});

export const changeTag = opsEndpoint({
  method: 'PUT',
  path: '/ops/tags/:id',
  access: 'segments.write',
  summary: 'Changes a tag; who has it by its segment is worked out anew within minutes',
  params: z.object({ id: z.uuid() }),
  body: z.object({ ...written, reason, version: z.int() }),
  value: z.object({ id: z.uuid() }),
  refusals: ['not_found', 'changed_meanwhile', 'tag_name_taken'],
});

export const removeTag = opsEndpoint({
  method: 'POST',
  path: '/ops/tags/:id/removal',
  access: 'segments.write',
  summary:
    'Removes a tag from every member who has it by a segment; labels given by hand stay, without its colour',
  params: z.object({ id: z.uuid() }),
  body: z.object({ reason, version: z.int() }),
  value: z.object({}),
  refusals: ['not_found', 'changed_meanwhile'],
});
