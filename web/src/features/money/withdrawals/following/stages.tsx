import type { Withdrawal } from '@lanna/contract/money/withdrawals/withdrawals';
import { Banknote, Check, Inbox, MessageCircleQuestion, SearchCheck, Undo2, Wallet, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type Stage, StageLine } from '../../../../ui/stage-line.tsx';

type Point = 'requested' | 'desk' | 'member' | 'bank' | 'done' | 'rejected' | 'returned' | 'back';

const ICONS: Record<Point, ReactNode> = {
  requested: <Inbox />,
  desk: <SearchCheck />,
  member: <MessageCircleQuestion />,
  bank: <Banknote />,
  done: <Check />,
  rejected: <X />,
  returned: <Undo2 />,
  back: <Wallet />,
};

/** Asked for, looked at, on its way, arrived; where nothing was paid, the way back into the wallet. */
export function Stages({ withdrawal }: { withdrawal: Pick<Withdrawal, 'state' | 'stage'> }) {
  const { t } = useTranslation('withdrawals');
  const { points, at } = wayOf(withdrawal);
  const stages = points.map(
    (point, index): Stage => ({
      name: t(`stage.${point}`),
      Icon: ICONS[point],
      state:
        point === 'rejected' || point === 'returned'
          ? 'failed'
          : index < at
            ? 'past'
            : index === at
              ? 'here'
              : 'ahead',
    }),
  );
  return <StageLine label={t('stage.label')} stages={stages} />;
}

/** Its points, and where among them it stands; beyond the last when it is over. */
export function wayOf({ state, stage }: Pick<Withdrawal, 'state' | 'stage'>): {
  points: readonly Point[];
  at: number;
} {
  if (state === 'rejected') return { points: ['requested', 'rejected', 'back'], at: 3 };
  if (state === 'returned') return { points: ['requested', 'desk', 'returned', 'back'], at: 4 };
  const points: Point[] = ['requested', stage === 'member' ? 'member' : 'desk', 'bank', 'done'];
  return { points, at: stage === 'done' ? 4 : stage === 'bank' ? 2 : 1 };
}
