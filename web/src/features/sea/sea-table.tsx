import type { LotteryGame } from '@lanna/contract/lottery/games';
import type { Family } from '@lanna/rules/lottery/family';
import { thai } from '@lanna/rules/lottery/thai/family';
import { yeekee } from '@lanna/rules/lottery/yeekee/family';
import { useQuery } from '@tanstack/react-query';
import { CalendarClock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../i18n/words.ts';
import { QueryView } from '../../query-view.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EmptyState } from '../../ui/state.tsx';
import { nearQuery, tableQuery } from '../lotteries/queries.ts';
import { useCurrentDraw } from '../lotteries/use-current-draw.ts';
import { BettingTable } from './betting-table.tsx';
import { YeekeeTable } from './yeekee-table.tsx';

/** The table of a Thai lottery or of Yeekee; nothing for others. */
export function SeaTable(props: {
  game: LotteryGame;
  playType: string | undefined;
  onPlayType: (playType: string) => void;
}) {
  const family = FAMILIES.find(({ code }) => code === props.game.family);
  return family ? <Table {...props} family={family} /> : null;
}

const FAMILIES: readonly Family[] = [thai, yeekee];

function Table({
  game,
  family,
  playType,
  onPlayType,
}: {
  game: LotteryGame;
  family: Family;
  playType: string | undefined;
  onPlayType: (playType: string) => void;
}) {
  const { t } = useTranslation('sea');
  const near = useQuery(nearQuery(game.code));
  const { open } = useCurrentDraw(near.data);
  const query = useQuery(tableQuery(game.code, currentLanguage()));
  return (
    <QueryView
      query={query}
      label={t('loading')}
      shape={<Shape />}
      failed={t('failed')}
      failedClassName="min-h-80"
    >
      {(table) => {
        if (table.game.closed) return <Closed because={table.game.closed} />;
        const plays = { table, family, playType, onPlayType };
        return family.code === yeekee.code ? (
          <YeekeeTable {...plays} />
        ) : (
          <BettingTable {...plays} draw={open} />
        );
      }}
    </QueryView>
  );
}

/** Never invented: without a source of results a lottery waits for one. */
function Closed({ because }: { because: NonNullable<LotteryGame['closed']> }) {
  const { t } = useTranslation('sea');
  return (
    <EmptyState
      icon={<CalendarClock />}
      title={t(`closed.${because}.title`)}
      text={t(`closed.${because}.text`)}
      className="min-h-80"
    />
  );
}

function Shape() {
  return (
    <div className="grid gap-5 lg:grid-cols-[1fr_24rem]">
      <div className="flex flex-col gap-3">
        <Skeleton className="h-10" />
        <Skeleton className="h-14" />
        <Skeleton className="h-72" />
      </div>
      <Skeleton className="hidden h-96 lg:block" />
    </div>
  );
}
