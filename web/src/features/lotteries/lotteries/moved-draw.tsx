import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { shortNumero } from './short-numero.ts';

/** The draw a slip was made for, and the one that would be bet on now. */
export interface Moved {
  from: string;
  to: string;
  /** The first of them takes bets no more. */
  isClosed: boolean;
}

/** Asked in the place of the button that buys: a slip goes to another draw by its player's word alone. */
export function MovedDraw({ moved, onMove }: { moved: Moved; onMove: () => void }) {
  const { t } = useTranslation('lotteries');
  return (
    <div className="flex flex-col gap-2.5 rounded-medium border border-warning/50 bg-sunken p-3.5">
      <p role="alert" className="font-medium">
        {movedText(t, moved)}
      </p>
      <Button size="large" wide onClick={onMove}>
        {t('moved.yes', { to: shortNumero(moved.to) })}
      </Button>
    </div>
  );
}

/** `งวด 33 ปิดแล้ว · ใส่งวด 34 ไหม` */
export function movedText(
  t: ReturnType<typeof useTranslation<'lotteries'>>['t'],
  { from, to, isClosed }: Moved,
): string {
  return t(isClosed ? 'moved.closed' : 'moved.other', { from: shortNumero(from), to: shortNumero(to) });
}
