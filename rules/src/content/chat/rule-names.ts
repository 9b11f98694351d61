/** Everything that may stop a message, in the order in which it is asked. */
export const RULES = [
  'second',
  'burst',
  'many',
  'slow',
  'repeat',
  'unseen',
  'marks',
  'markup',
  'link',
  'invitation',
  'word-refuse',
  'phone',
  'bank',
  'contact',
  'word-hold',
  'copies',
  'word-mask',
] as const;
export type ModerationRule = (typeof RULES)[number];

/** refuse: the message is not taken · mask: stars stand in its place · hold: a moderator looks first. */
export const WORD_WEIGHTS = ['refuse', 'mask', 'hold'] as const;
export type WordWeight = (typeof WORD_WEIGHTS)[number];
