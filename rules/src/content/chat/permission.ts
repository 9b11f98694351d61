/** Why a member may not write in a room, or not read it; the first that holds is what the member is told. */
export const WHY_NOT = [
  'unknown',
  'rank',
  'closed',
  'out',
  'muted',
  'trial',
  'demo',
  'unproved',
  'young',
  'hours',
  'quiet',
  'read-only',
] as const;
export type WhyNot = (typeof WHY_NOT)[number];

export interface ChatMember {
  status: string;
  isTrial: boolean;
  /** Played by the demo itself: reads and writes nothing. */
  isDemoPlayer: boolean;
  rankLevel: number;
  registeredMs: number;
  /** A number was proved, or a deposit stands. */
  isProved: boolean;
  /** Of all rooms or of this one; `untilMs` null: until an operator ends it. */
  mutes: readonly { kind: 'mute' | 'out'; untilMs: number | null }[];
}

export interface ChatRoom {
  closed: boolean;
  readOnly: boolean;
  smallestRank: number;
  /** Minutes of the brand's day; both null: day and night. A room that opens later than it closes is open over midnight. */
  openFrom: number | null;
  openTo: number | null;
}

export interface ChatRules {
  mustBeProved: boolean;
  ageHours: number;
  quietFrom: number | null;
  quietTo: number | null;
}

export interface ChatPermission {
  read: boolean;
  write: boolean;
  /** Null where everything is allowed. */
  why: WhyNot | null;
  /** When it ends by itself, where it does. */
  untilMs: number | null;
}

/** What a member may do in a room now. `minute` is the minute of the day on the brand's clock. */
export function chatPermission(
  member: ChatMember,
  room: ChatRoom,
  rules: ChatRules,
  { nowMs, minute }: { nowMs: number; minute: number },
): ChatPermission {
  const no = (why: WhyNot, untilMs: number | null = null): ChatPermission => ({
    read: false,
    write: false,
    why,
    untilMs,
  });
  const readOnly = (why: WhyNot, untilMs: number | null = null): ChatPermission => ({
    ...no(why, untilMs),
    read: true,
  });
  const mutes = member.mutes.filter(({ untilMs }) => untilMs === null || untilMs > nowMs);
  const longest = (kind: 'mute' | 'out') => longestOf(mutes.filter((mute) => mute.kind === kind));

  // An excluded or frozen member is not told of the room at all.
  if (member.status !== 'active') return no('unknown');
  if (member.isTrial) return no('trial');
  if (member.isDemoPlayer) return no('demo');
  if (room.closed) return no('closed');
  if (member.rankLevel < room.smallestRank) return no('rank');
  const out = longest('out');
  if (out) return no('out', out.untilMs);
  const muted = longest('mute');
  if (muted) return readOnly('muted', muted.untilMs);
  if (rules.mustBeProved && !member.isProved) return readOnly('unproved');
  const oldEnoughMs = member.registeredMs + rules.ageHours * 3_600_000;
  if (oldEnoughMs > nowMs) return readOnly('young', oldEnoughMs);
  if (room.readOnly) return readOnly('read-only');
  if (!isWithin(minute, room.openFrom, room.openTo, true)) return readOnly('hours');
  if (isWithin(minute, rules.quietFrom, rules.quietTo, false)) return readOnly('quiet');
  return { read: true, write: true, why: null, untilMs: null };
}

function longestOf(mutes: ChatMember['mutes']): ChatMember['mutes'][number] | undefined {
  return mutes.toSorted(
    (one, other) => (other.untilMs ?? Number.POSITIVE_INFINITY) - (one.untilMs ?? Number.POSITIVE_INFINITY),
  )[0];
}

/** `unset`: what holds where no hours are set. */
function isWithin(minute: number, from: number | null, to: number | null, unset: boolean): boolean {
  if (from === null || to === null || from === to) return unset;
  return from < to ? minute >= from && minute < to : minute >= from || minute < to;
}
