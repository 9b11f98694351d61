/** Where a friend stands towards an offer. `late`: the days were over before the figures were there, or before the bonus was taken. `before`: joined before the offer began. */
export const FRIEND_STATES = ['open', 'due', 'taken', 'late', 'same_person', 'before'] as const;
export type FriendState = (typeof FRIEND_STATES)[number];
