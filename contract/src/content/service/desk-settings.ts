import { z } from 'zod';
import { localTextShape } from '../../local-text.ts';

export const REPLY_NAME_MAX = 60;
export const REPLY_TEXT_MAX = 1000;
export const REPLIES_MAX = 100;
export const SPANS_MAX = 3;

/** On the clock of the brand's zone; a day ends at 24:00. */
const clockTime = z.string().regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/);

/** Times of a day at which the desk answers. */
const span = z
  .object({ from: clockTime, to: clockTime })
  .refine(({ from, to }) => from < to, 'must end after it begins');
export type DeskSpan = z.infer<typeof span>;

/** One after the other, none into the next. */
const daySpans = z
  .array(span)
  .max(SPANS_MAX)
  .refine(
    (spans) => spans.every(({ from }, at) => at === 0 || (spans[at - 1]?.to ?? '') <= from),
    'must not overlap',
  );

/** hours: open at its hours · always: day and night · closed: no operator is there; messages are taken all the same. */
export const DESK_MODES = ['hours', 'always', 'closed'] as const;

const savedReply = z.object({
  id: z.uuid(),
  /** As operators find it. */
  name: z.string().trim().min(1).max(REPLY_NAME_MAX),
  text: localTextShape(REPLY_TEXT_MAX),
});
export type SavedReply = z.infer<typeof savedReply>;

/** An address on the web, or a path of this site. */
const link = z
  .union([z.url({ protocol: /^https$/ }), z.string().regex(/^\/(?![/\\])[^\s\\]*$/)])
  .pipe(z.string().max(500));

/** How a brand's customer service works. Every setting has a default, so `{}` is valid. */
export const deskSettings = z.object({
  mode: z.enum(DESK_MODES).default('hours'),
  /** Monday first. */
  hours: z
    .array(daySpans)
    .length(7)
    .default(() => Array.from({ length: 7 }, () => [{ from: '09:00', to: '24:00' }])),
  /** Where members with a rank above 4 are served; null: by the chat, as everybody is. */
  vipLink: link.nullable().default(null),
  /** Conversations of visitors are deleted so many days after their last message. */
  visitorDays: z.int().min(1).max(730).default(90),
  replies: z.array(savedReply).max(REPLIES_MAX).default([]),
});
export type DeskSettings = z.infer<typeof deskSettings>;
