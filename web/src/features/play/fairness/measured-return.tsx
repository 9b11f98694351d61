import { compareReturn, type MeasuredReturn, ROUNDS_NEEDED } from '@lanna/studio/rules/slot/measured-return';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { displayCount } from '../../../i18n/format.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { inPercent, ReturnBand } from './return-band.tsx';
import { returnsQuery } from './returns-query.ts';

interface Promised {
  code: string;
  ruleVersion: string;
  returnPercent: string;
  /** Of one round, by the rules; undefined: it depends on what was played, and is counted with it. */
  deviation?: number;
  /** What is drawn by itself. */
  counted: 'rounds' | 'hits';
}

/** A game's measured return, beside the range expected by chance alone. */
export function MeasuredReturnOf({ vendor, game }: { vendor: string; game: Promised }) {
  const { t } = useTranslation('fairness');
  const { data, error } = useQuery(returnsQuery);
  if (error) return <p className="text-muted text-sm sm:col-span-2">{t('games.measured.failed')}</p>;
  if (!data) return <Skeleton className="h-16 rounded-medium sm:col-span-2" />;
  const counted = data.returns.find(
    (one) => one.vendor === vendor && one.gameCode === game.code && one.ruleVersion === game.ruleVersion,
  );
  const rounds = counted?.rounds ?? 0;
  const deviation = game.deviation ?? counted?.deviation;
  const found =
    counted && deviation && compareReturn({ returnPercent: game.returnPercent, deviation }, counted);
  if (!found)
    return (
      <p className="text-muted text-sm sm:col-span-2">
        {t(`games.measured.${game.counted}.tooFew`, {
          rounds: displayCount(rounds),
          needed: displayCount(ROUNDS_NEEDED),
        })}
      </p>
    );
  return (
    <div className="grid gap-2 sm:col-span-2">
      <p className="text-sm">
        {t(`games.measured.${game.counted}.percent`, {
          percent: inPercent(found.percent),
          rounds: displayCount(rounds),
        })}{' '}
        <span className={found.isInside ? 'text-success' : 'text-warning'}>
          {t(`games.measured.${decisionOf(found)}`)}
        </span>
      </p>
      <ReturnBand found={found} promised={Number(game.returnPercent)} />
      <p className="text-muted text-xs">
        {t('games.measured.band', { from: inPercent(found.from), to: inPercent(found.to) })}
      </p>
    </div>
  );
}

function decisionOf({ isInside, isBeyondLuck }: MeasuredReturn) {
  if (isInside) return 'inside';
  return isBeyondLuck ? 'strayed' : 'outside';
}
