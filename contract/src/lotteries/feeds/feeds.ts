import { z } from 'zod';

/*
 * What a feed of results says to the portal: docs/lottery-feeds.md. Fields that are not named here are ignored.
 */

/** RSA PKCS#1 v1.5 with SHA-256 over the body as it travels, base64. */
export const FEED_SIGNATURE_HEADER = 'X-Lottery-Signature';

const indexText = z.string().regex(/^[\x20-\x7e]{1,20}$/);

/** Feed → portal, `POST /lgw/feeds/{code}`. */
export const feedReport = z.object({
  game: z.string().regex(/^[A-Z0-9_]{1,40}$/),
  numero: z.string().regex(/^[A-Za-z0-9_-]{1,40}$/),
  /** Parts joined by `|`, numbers of a part by `,`: `123456|123,456|789,012|34`. */
  result: z
    .string()
    .regex(/^[\x20-\x7e]{1,4000}$/)
    .optional(),
  /** Of a stock lottery in place of the result, as the exchange writes them: `1402.37`, `-3.12`. */
  index: indexText.optional(),
  change: indexText.optional(),
  /** When the index moved last. */
  movedAt: z.iso.datetime({ offset: true }).optional(),
  /** In place of a result, of a lottery whose days follow no rule: when the draw of this numero is held. */
  drawsAt: z.iso.datetime({ offset: true }).optional(),
});
export type FeedReport = z.infer<typeof feedReport>;

/**
 * agreed: it is the result, or was · waits: for another source to say the same · repeated: it has been said, nothing has changed ·
 * contradiction, unknown_draw, too_early, unreadable, stopped, day_unfit: nothing follows from it, an operator looks at it.
 */
export const REPORT_STATUSES = [
  'agreed',
  'waits',
  'repeated',
  'contradiction',
  'unknown_draw',
  'too_early',
  'unreadable',
  'stopped',
  'cancelled',
  'day_unfit',
] as const;
export type ReportStatus = (typeof REPORT_STATUSES)[number];
