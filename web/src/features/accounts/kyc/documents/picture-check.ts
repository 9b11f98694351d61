import type { IdentityState } from '@lanna/rules/accounts/kyc/identity-states';
import {
  BadgeCheck,
  CircleAlert,
  Hourglass,
  IdCard,
  type LucideIcon,
  RotateCcw,
  SearchCheck,
} from 'lucide-react';

/** How each state looks, wherever it is named. */
export const IDENTITY_LOOK = {
  none: { Icon: IdCard, tone: 'quiet', text: 'text-muted' },
  submitted: { Icon: Hourglass, tone: 'warning', text: 'text-warning' },
  reviewing: { Icon: SearchCheck, tone: 'warning', text: 'text-warning' },
  approved: { Icon: BadgeCheck, tone: 'success', text: 'text-success' },
  rejected: { Icon: CircleAlert, tone: 'danger', text: 'text-danger' },
  expired: { Icon: RotateCcw, tone: 'warning', text: 'text-warning' },
} as const satisfies Record<IdentityState, { Icon: LucideIcon; tone: string; text: string }>;
