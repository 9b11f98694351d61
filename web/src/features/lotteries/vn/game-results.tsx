import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { PartProps } from '../../../parts.tsx';
import { Absence } from './absence.tsx';
import { DrawnBoards } from './drawn-boards.tsx';

/** Of a lottery of Vietnam: its draws as papers print them, and how long numbers have stayed away; nothing for others. */
export function GameResults({ game }: PartProps['lotteryResults']) {
  const { t } = useTranslation('vn');
  const id = useId();
  if (game.page !== '/vnlottery') return null;
  return (
    // Above the plain list of the same draws.
    <div className="-order-1 flex flex-col gap-8">
      <section aria-labelledby={`${id}-boards`} className="flex flex-col gap-3">
        <h2 id={`${id}-boards`} className="font-display font-semibold text-xl sm:text-2xl">
          {t('board.title')}
        </h2>
        <DrawnBoards games={[game]} of={{ gameCode: game.code }} />
      </section>
      <section aria-labelledby={`${id}-absence`} className="flex flex-col gap-3">
        <h2 id={`${id}-absence`} className="font-display font-semibold text-xl sm:text-2xl">
          {t('absence.title')}
        </h2>
        <Absence gameCode={game.code} />
      </section>
    </div>
  );
}
