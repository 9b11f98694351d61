import { gameReturns } from '@lanna/contract/play/bets/bets';
import { compareReturn, type MeasuredReturn, ROUNDS_NEEDED } from '@lanna/studio/rules/slot/measured-return';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../api/calls/call.ts';
import { displayCount } from '../../../i18n/format.ts';
import { classes } from '../../../ui/classes.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';

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
  const { data, error } = useQuery({
    queryKey: ['brand', 'returns'],
    queryFn: ({ signal }) => call(gameReturns, { signal }),
    staleTime: 60_000,
  });
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
      <Band found={found} promised={Number(game.returnPercent)} />
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

/** The range as a bar around the return by the rules, and the measured return in it. Decorative: the text has the same facts. */
function Band({ found, promised }: { found: MeasuredReturn; promised: number }) {
  const reach = Math.max(found.to - promised, Math.abs(found.percent - promised)) * 1.25;
  const placeOf = (percent: number) => ((percent - promised + reach) / (2 * reach)) * 100;
  const from = Math.max(0, placeOf(found.from));
  return (
    <div aria-hidden="true" className="relative h-2 rounded-full bg-sunken">
      <div
        className="absolute inset-y-0 rounded-full bg-accent/30"
        style={{ left: `${from}%`, width: `${placeOf(found.to) - from}%` }}
      />
      <div className="absolute inset-y-0 left-1/2 w-px bg-muted" />
      <div
        className={classes(
          'absolute top-1/2 size-3 -translate-x-1/2 -translate-y-1/2 rounded-full',
          found.isInside ? 'bg-success' : 'bg-warning',
        )}
        style={{ left: `${placeOf(found.percent)}%` }}
      />
    </div>
  );
}

function inPercent(percent: number): string {
  return percent.toFixed(2);
}
