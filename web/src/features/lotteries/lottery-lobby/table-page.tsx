import type { LotteryGame } from '@lanna/contract/lotteries/lottery/games';
import { useQuery } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { type ComponentType, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../i18n/words.ts';
import { type PageSearch, useGo } from '../../../navigation.ts';
import { PartsAt } from '../../../parts.tsx';
import { type Path, paths } from '../../../paths.ts';
import { QueryView } from '../../../query-view.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { EmptyState } from '../../../ui/state.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { gamesQuery } from '../lotteries/queries.ts';
import { ClosedNotice } from './closed-notice.tsx';
import { RecentResults } from './recent-results.tsx';
import { TableHead } from './table-head.tsx';
import { TableLine } from './table-line.tsx';
import { useNoteOpened } from './use-note-opened.ts';

const TABS = ['bet', 'results', 'orders'] as const;
type TabName = (typeof TABS)[number];

interface TablePageProps {
  code: string;
  search: PageSearch;
  /** What stands above the table in place of the plain draw: the stage of a game that has one. */
  Head?: ComponentType<{ game: LotteryGame }>;
}

/** One lottery: its draw above, below it the table, its results and the player's slips. */
export function TablePage({ code, search, Head = TableHead }: TablePageProps) {
  const { t } = useTranslation('lottery-lobby');
  const query = useQuery(gamesQuery(currentLanguage()));
  return (
    <div className="mx-auto flex w-full max-w-7xl flex-col gap-4 px-4 py-2 lg:gap-6 lg:px-6 lg:py-6 2xl:max-w-[100rem]">
      <QueryView
        query={query}
        label={t('loading')}
        failed={t('failed')}
        shape={<Shape />}
        className="flex flex-col gap-2.5 lg:gap-6"
      >
        {({ games }) => {
          const game = games.find((one) => one.code === code);
          return game ? <Table game={game} search={search} Head={Head} /> : <Unknown />;
        }}
      </QueryView>
    </div>
  );
}

function Table({
  game,
  search,
  Head,
}: {
  game: LotteryGame;
  search: PageSearch;
  Head: ComponentType<{ game: LotteryGame }>;
}) {
  const { t } = useTranslation('lottery-lobby');
  const go = useGo();
  const headId = useId();
  const [isUnfolded, setUnfolded] = useState(false);
  useNoteOpened(game.code);
  const tab = TABS.find((name) => name === search['tab']) ?? 'bet';

  function show(changed: Record<string, string | undefined>) {
    const now = { gameCode: game.code, playType: search['playType'], tab: search['tab'], ...changed };
    const set = Object.entries(now).filter((entry): entry is [string, string] => entry[1] !== undefined);
    go(`${location.pathname}?${new URLSearchParams(set)}` as Path, { replace: true });
  }

  return (
    <>
      <TableLine game={game} headId={headId} isUnfolded={isUnfolded} onUnfold={setUnfolded} />
      <div id={headId} className={classes(!isUnfolded && 'max-lg:hidden')}>
        <Head game={game} />
      </div>
      {game.closed !== null && <ClosedNotice game={game} />}
      <Tabs
        label={t('views', { game: game.name })}
        value={tab}
        listClassName="max-lg:mb-2"
        onValueChange={(next) => show({ tab: next === 'bet' ? undefined : next })}
        tabs={TABS.map((name) => ({
          value: name,
          label: t(`tabs.${name}`),
          content: (
            <View name={name} game={game} search={search} onPlayType={(playType) => show({ playType })} />
          ),
        }))}
      />
    </>
  );
}

function View({
  name,
  game,
  search,
  onPlayType,
}: {
  name: TabName;
  game: LotteryGame;
  search: PageSearch;
  onPlayType: (playType: string) => void;
}) {
  if (name === 'results')
    return (
      <div className="flex flex-col gap-8">
        <PartsAt place="lotteryResults" props={{ game }} />
      </div>
    );
  if (name === 'orders') return <PartsAt place="lotteryOrders" props={{ game }} />;
  return (
    <div className="grid items-start gap-5 2xl:grid-cols-[minmax(0,1fr)_19rem]">
      <div className="min-w-0">
        <PartsAt place="lotteryTable" props={{ game, playType: search['playType'], onPlayType }} />
      </div>
      <RecentResults game={game} className="max-2xl:hidden" />
    </div>
  );
}

function Unknown() {
  const { t } = useTranslation('lottery-lobby');
  return (
    <EmptyState
      heading
      icon={<SearchX />}
      title={t('unknown.title')}
      text={t('unknown.text')}
      action={<LinkButton href={paths.category('LOTT')}>{t('unknown.action')}</LinkButton>}
    />
  );
}

function Shape() {
  return (
    <div className="flex flex-col gap-4">
      <Skeleton className="h-36 rounded-large" />
      <Skeleton className="h-12 rounded-medium" />
      <Skeleton className="h-96 rounded-large" />
    </div>
  );
}
