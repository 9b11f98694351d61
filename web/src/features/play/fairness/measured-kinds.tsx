import { RETURN_PERCENT } from '@lanna/studio/rules/fishing/chance';
import { FISH_KINDS, type FishKind } from '@lanna/studio/rules/fishing/fish';
import type { FishingGame } from '@lanna/studio/rules/fishing/fishing-game';
import { compareKind, hitsNeeded } from '@lanna/studio/rules/fishing/measured-kind';
import type { MeasuredReturn } from '@lanna/studio/rules/slot/measured-return';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { displayCount } from '../../../i18n/format.ts';
import { studioText } from '../../../shared-parts/slot/slot-round.tsx';
import { inPercent, ReturnBand } from './return-band.tsx';
import { returnsQuery } from './returns-query.ts';

/** What each kind of fish has returned in a hall, beside the band that luck leaves around what all of them promise. */
export function MeasuredKinds({ vendor, game }: { vendor: string; game: FishingGame }) {
  const { t } = useTranslation('fairness');
  const { data } = useQuery(returnsQuery);
  const counted = data?.returns.find(
    (one) => one.vendor === vendor && one.gameCode === game.code && one.ruleVersion === game.ruleVersion,
  );
  if (!counted?.kinds) return null;
  const hits = new Map(counted.kinds.map((one) => [one.kind, one]));
  return (
    <details className="group/kinds sm:col-span-2">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 font-semibold text-sm">
        <ChevronDown aria-hidden="true" className="size-4 transition-transform group-open/kinds:rotate-180" />
        {t('games.kinds.title')}
      </summary>
      <p className="mb-3 text-muted text-xs">{t('games.kinds.lead', { percent: RETURN_PERCENT })}</p>
      <ul className="grid gap-x-6 gap-y-4 sm:grid-cols-2 xl:grid-cols-3">
        {FISH_KINDS.map((kind) => (
          <Kind key={kind.code} kind={kind} measured={hits.get(kind.code) ?? { rounds: 0, returned: 0 }} />
        ))}
      </ul>
    </details>
  );
}

function placeOf({ isInside }: MeasuredReturn): 'inside' | 'outside' {
  return isInside ? 'inside' : 'outside';
}

function Kind({ kind, measured }: { kind: FishKind; measured: { rounds: number; returned: number } }) {
  const { t } = useTranslation('fairness');
  const found = compareKind(kind, measured);
  const worths = kind.worth.map(([multiple]) => multiple);
  return (
    <li className="grid content-start gap-1.5 text-sm">
      <p className="flex items-baseline justify-between gap-3">
        <span className="min-w-0">
          {studioText(kind.name)}{' '}
          <span className="figures text-muted text-xs">
            ×{worths[0]}
            {worths.length > 1 && `–${worths.at(-1)}`}
          </span>
        </span>
        {found && (
          <span className={found.isInside ? 'figures text-success' : 'figures text-warning'}>
            {inPercent(found.percent)}%
          </span>
        )}
      </p>
      {found && <ReturnBand found={found} promised={Number(RETURN_PERCENT)} />}
      <p className="figures text-muted text-xs">
        {found
          ? t(`games.kinds.${placeOf(found)}`, {
              hits: displayCount(measured.rounds),
              from: inPercent(found.from),
              to: inPercent(found.to),
            })
          : t('games.kinds.tooFew', {
              hits: displayCount(measured.rounds),
              needed: displayCount(hitsNeeded(kind)),
            })}
      </p>
    </li>
  );
}
