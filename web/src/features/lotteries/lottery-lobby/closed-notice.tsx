import type { LotteryGame } from '@lanna/contract/lotteries/lottery/games';
import { CircleSlash } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../paths.ts';
import { LinkButton } from '../../../ui/button.tsx';

/** Why no bets are taken, what that means for slips that are in play, and where to go. */
export function ClosedNotice({ game: { closed } }: { game: LotteryGame }) {
  const { t } = useTranslation('lottery-lobby');
  const { t: common } = useTranslation('lotteries');
  if (closed === null) return null;
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-medium border border-warning/40 bg-surface px-4 py-3"
    >
      <CircleSlash className="size-5 shrink-0 text-warning" aria-hidden="true" />
      <p className="min-w-0 flex-1 basis-60 text-sm leading-relaxed">
        <span className="font-semibold">{common(`closed.${closed}`)}</span> {t('closedMeaning')}
      </p>
      <LinkButton variant="secondary" size="small" href={paths.category('LOTT')}>
        {t('unknown.action')}
      </LinkButton>
    </div>
  );
}
