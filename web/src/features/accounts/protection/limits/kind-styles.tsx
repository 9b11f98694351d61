import type { LimitKind } from '@lanna/contract/accounts/protection/limits';
import { CirclePlus, Coins, TrendingDown } from 'lucide-react';
import type { ReactNode } from 'react';

export const KIND_ICONS: Record<LimitKind, ReactNode> = {
  deposit: <CirclePlus />,
  loss: <TrendingDown />,
  stake: <Coins />,
};
