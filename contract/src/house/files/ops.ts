import { z } from 'zod';
import { opsEndpoint } from '../../ops.ts';
import { PICTURE_BODY_LIMIT, pictureBytes } from '../../pictures.ts';

/** What a picture is for, which says how it is cut: a banner is 16:9 and wide, a card 4:3, one in a text keeps its shape, a mark is whole within a square, a logo whole at the left of a strip of 4:1. */
export const PICTURE_SHAPES = ['banner', 'card', 'inline', 'mark', 'logo'] as const;
export type PictureShape = (typeof PICTURE_SHAPES)[number];

export const addPicture = opsEndpoint({
  method: 'POST',
  path: '/ops/pictures',
  access: 'files.add',
  bodyLimit: PICTURE_BODY_LIMIT,
  summary:
    'A picture for pages of a brand: PNG, JPEG or WebP, for a mark or a logo SVG as well, drawn anew by the server',
  body: z.object({ brand: z.string().max(40), base64: pictureBytes, shape: z.enum(PICTURE_SHAPES) }),
  value: z.object({
    id: z.string(),
    /** Where it is on the brand's hosts and on the console's. */
    path: z.string(),
    width: z.int(),
    height: z.int(),
  }),
  refusals: ['picture_unusable', 'not_found'],
});
