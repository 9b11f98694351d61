import type { WaitingDraw } from '@lanna/contract/lotteries/feeds/result-ops';
import { gameOf } from '@lanna/rules/lotteries/lottery/games';
import { FileText, Keyboard, Rss } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ConsoleLink } from '../../../../../console/console-link.tsx';
import { useLotteryName } from '../../../../../console/names/lottery-name.ts';
import { Can } from '../../../../../console/operator.tsx';
import { StatusBadge, type Tone } from '../../../../../console/status-badge.tsx';
import { When } from '../../../../../console/when.tsx';
import { Button } from '../../../../../ui/button.tsx';
import { classes } from '../../../../../ui/classes.ts';

/** One draw without a result: how many have said one, never what, and whose turn it is. */
export function WaitingCard({ draw, onType }: { draw: WaitingDraw; onType: () => void }) {
  const { t } = useTranslation('feeds-console');
  const nameOf = useLotteryName();
  const { said, problems } = draw;
  const isQuarrel = problems.includes('contradiction');
  const isStopped = problems.includes('stopped');
  const isHeld = isQuarrel || isStopped;
  const isLate = problems.includes('late') || problems.includes('gap');
  const total = said.feed + said.file + said.typed;
  const [tone, state] = stateOf({ isQuarrel, isStopped, isLate }, total);
  return (
    <li
      className={classes(
        'flex min-w-0 flex-col gap-3 rounded-medium border bg-surface p-4',
        isHeld ? 'border-danger' : isLate ? 'border-warning' : 'border-line',
      )}
    >
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <div className="min-w-0">
          <h3 className="font-semibold text-base">{nameOf(draw.gameCode)}</h3>
          <p className="figures text-muted text-sm">{draw.numero}</p>
        </div>
        <StatusBadge tone={tone}>{t(`waits.${state}`)}</StatusBadge>
      </div>
      <p className="text-sm">
        {t('drawn')} <When at={draw.drawsAt} />
        <span className="text-muted">
          {' · '}
          {t('lateFrom')} <When at={draw.lateAt} />
        </span>
      </p>
      <ul className="flex flex-wrap gap-2 text-sm empty:hidden">
        {said.feed > 0 && <Sources icon={<Rss />} label={t('said.feed', { count: said.feed })} />}
        {said.file > 0 && <Sources icon={<FileText />} label={t('said.file', { count: said.file })} />}
        {said.typed > 0 && <Sources icon={<Keyboard />} label={t('said.typed', { count: said.typed })} />}
      </ul>
      <div className="mt-auto flex flex-wrap items-center justify-between gap-3">
        {isHeld ? (
          <>
            <p className="min-w-0 flex-1 text-sm">
              {t(isQuarrel ? 'waits.quarrelText' : 'waits.stoppedText')}
            </p>
            <ConsoleLink
              href={`/lottery-problems?state=open&search=${encodeURIComponent(draw.numero)}`}
              className="font-semibold text-accent-text text-sm hover:underline"
            >
              {t('waits.toProblem')}
            </ConsoleLink>
          </>
        ) : (
          <>
            <p className="min-w-0 flex-1 text-muted text-sm">{t(`turn.${turnOf(draw)}`)}</p>
            {draw.mayType && !draw.typedByMe && (
              <Can permission="feeds.type" house>
                <Button size="small" onClick={onType}>
                  {t(said.typed > 0 ? 'type.openSecond' : 'type.open')}
                </Button>
              </Can>
            )}
          </>
        )}
      </div>
    </li>
  );
}

function stateOf(
  { isQuarrel, isStopped, isLate }: { isQuarrel: boolean; isStopped: boolean; isLate: boolean },
  said: number,
): [Tone, 'quarrel' | 'stopped' | 'late' | 'half' | 'open'] {
  if (isQuarrel) return ['danger', 'quarrel'];
  if (isStopped) return ['danger', 'stopped'];
  if (isLate) return ['warning', 'late'];
  return said > 0 ? ['accent', 'half'] : ['quiet', 'open'];
}

function turnOf({
  gameCode,
  mayType,
  typedByMe,
  said,
}: WaitingDraw): 'derived' | 'feed' | 'mine' | 'second' | 'first' {
  if (gameOf(gameCode)?.derived) return 'derived';
  if (!mayType) return 'feed';
  if (typedByMe) return 'mine';
  return said.typed > 0 ? 'second' : 'first';
}

function Sources({ icon, label }: { icon: ReactNode; label: string }) {
  return (
    <li className="flex items-center gap-1.5 rounded-full bg-raised px-2.5 py-1 font-semibold text-xs [&_svg]:size-3.5">
      {icon}
      {label}
    </li>
  );
}
