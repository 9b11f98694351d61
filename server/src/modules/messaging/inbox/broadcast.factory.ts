import type { BroadcastAudience, WrittenBroadcast } from '@lanna/contract/messaging/inbox/ops';

export const EVERYBODY: BroadcastAudience = {
  accounts: 'everybody',
  ranksFrom: null,
  ranksTo: null,
  languages: [],
  registeredSince: null,
  notSeenDays: null,
  usernames: [],
  segment: null,
};

/** A message of a brand to all its members, as an operator would have written it. */
export function writtenBroadcast(options: Partial<WrittenBroadcast> = {}): WrittenBroadcast {
  return {
    kind: 'service',
    title: { EN: 'The market opens earlier', TH: 'ตลาดเปิดเร็วขึ้น' },
    content: options.title
      ? Object.fromEntries(Object.keys(options.title).map((language) => [language, '<p>Come along.</p>']))
      : { EN: '<p>From <strong>five</strong> on.</p>', TH: '<p>ตั้งแต่<strong>ห้า</strong>โมง</p>' },
    path: null,
    audience: EVERYBODY,
    ...options,
  };
}
