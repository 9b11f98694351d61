import type { LotteryGame } from '@lanna/contract/lotteries/lottery/games';
import { familyOf } from '@lanna/rules/lotteries/lottery/families';
import type { Family } from '@lanna/rules/lotteries/lottery/family';
import { useQuery } from '@tanstack/react-query';
import { ChartSpline } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryView } from '../../../../query-view.tsx';
import { Segments } from '../../../../ui/fields/segments.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { EmptyState } from '../../../../ui/state.tsx';
import { lastResultsQuery } from '../../lotteries/queries.ts';
import { LastDigits } from './last-digits-view.tsx';
import { MarkSixTrends } from './mark-six-view.tsx';
import { PlaceTrends } from './place-trends.tsx';
import { SidesView } from './sides-view.tsx';
import { type DrawnResult, drawnResults } from './trend-columns.ts';

const SPANS = ['30', '50', '100'] as const;
/** From so many on a picture of them says something. */
const FEWEST = 5;

/** What comes of the last draws of a game, counted in the browser from its results. */
export function TrendsView({ game }: { game: LotteryGame }) {
  const { t } = useTranslation('draws');
  const [span, setSpan] = useState<(typeof SPANS)[number]>('30');
  const results = useQuery(lastResultsQuery(game.code, Number(span)));
  const family = familyOf(game.family);
  if (!family) return null;
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Segments
          label={t('trends.span')}
          value={span}
          onValueChange={setSpan}
          segments={SPANS.map((value) => ({ value, label: t('trends.draws', { draws: value }) }))}
        />
        <p className="text-muted text-xs">{t('trends.chance')}</p>
      </div>
      <QueryView
        query={results}
        label={t('trends.loading')}
        failed={t('trends.failed')}
        shape={<Skeleton className="h-96 rounded-large" />}
        isEmpty={(draws) => draws.filter(({ result }) => result).length < FEWEST}
        empty={<EmptyState icon={<ChartSpline />} title={t('trends.tooFew')} text={t('trends.tooFewText')} />}
      >
        {(draws) => <Trends family={family} draws={draws} />}
      </QueryView>
    </div>
  );
}

function Trends({ family, draws }: { family: Family; draws: Parameters<typeof drawnResults>[1] }) {
  const results: DrawnResult[] = useMemo(() => drawnResults(family, draws), [family, draws]);
  if (family.type === 'LHC')
    return (
      <div className="flex flex-col gap-8">
        <MarkSixTrends results={results} />
      </div>
    );
  const isThai = family.type === 'THAI' || family.type === 'YEEKEE';
  return (
    <div className="flex flex-col gap-8">
      {isThai && <LastDigits family={family} results={results} />}
      <PlaceTrends family={family} results={results} />
      {!isThai && <SidesView family={family} results={results} />}
    </div>
  );
}
