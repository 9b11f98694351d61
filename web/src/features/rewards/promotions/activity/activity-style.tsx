import type { ActivityState } from '@lanna/rules/rewards/promotions/activity';
import {
  BadgeCheck,
  Check,
  CircleSlash,
  Clock3,
  FileCheck2,
  FileSearch,
  Gift,
  type LucideIcon,
  PenLine,
  Send,
  Sparkles,
  XCircle,
} from 'lucide-react';

export type Tone = 'accent' | 'quiet' | 'waiting' | 'good' | 'bad';

interface ActivityStyle {
  tone: Tone;
  Icon: LucideIcon;
  /** Stamped over the picture: something has become of it. */
  stamp: boolean;
}

/** Each state looks like itself: what can be had shines, what waits is a slip of paper, what is decided bears a stamp. */
export const ACTIVITY_LOOK = {
  coming_soon: { tone: 'quiet', Icon: Clock3, stamp: false },
  join: { tone: 'accent', Icon: PenLine, stamp: false },
  claim: { tone: 'accent', Icon: Gift, stamp: false },
  applying: { tone: 'waiting', Icon: Send, stamp: true },
  processing: { tone: 'waiting', Icon: FileSearch, stamp: true },
  joined: { tone: 'waiting', Icon: Sparkles, stamp: true },
  signed: { tone: 'good', Icon: FileCheck2, stamp: true },
  issued: { tone: 'good', Icon: BadgeCheck, stamp: true },
  claimed: { tone: 'good', Icon: Check, stamp: true },
  rejected: { tone: 'bad', Icon: XCircle, stamp: true },
  closed: { tone: 'quiet', Icon: CircleSlash, stamp: true },
} as const satisfies Record<ActivityState, ActivityStyle>;

export const TONES: Record<Tone, string> = {
  accent: 'text-accent-text',
  quiet: 'text-muted',
  waiting: 'text-warning',
  good: 'text-success',
  bad: 'text-danger',
};
