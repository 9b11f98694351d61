import type { DepositState } from '@lanna/rules/money/cashier/deposit-state';
import { CircleCheck, CircleX, Hourglass, type LucideIcon, SearchCheck, Send, TimerOff } from 'lucide-react';
import type { ComponentProps } from 'react';
import type { Badge } from '../../../ui/badge.tsx';

/** How each state of a deposit is shown. */
export const DEPOSIT_LOOK: Record<
  DepositState,
  { tone: NonNullable<ComponentProps<typeof Badge>['tone']>; Icon: LucideIcon; text: string }
> = {
  created: { tone: 'quiet', Icon: Send, text: 'text-muted' },
  waiting: { tone: 'warning', Icon: Hourglass, text: 'text-warning' },
  review: { tone: 'warning', Icon: SearchCheck, text: 'text-warning' },
  credited: { tone: 'success', Icon: CircleCheck, text: 'text-success' },
  expired: { tone: 'quiet', Icon: TimerOff, text: 'text-muted' },
  failed: { tone: 'quiet', Icon: CircleX, text: 'text-muted' },
  refused: { tone: 'danger', Icon: CircleX, text: 'text-danger' },
};
