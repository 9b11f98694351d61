import type { InboxKind } from '@lanna/contract/messaging/inbox/inbox';
import { Banknote, Gift, Headset, ShieldCheck } from 'lucide-react';
import type { ComponentType } from 'react';

export const KIND_ICONS = {
  money: Banknote,
  security: ShieldCheck,
  promotion: Gift,
  service: Headset,
} as const satisfies Record<InboxKind, ComponentType>;
