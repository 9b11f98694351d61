import type { LotteryGame } from '@lanna/contract/lotteries/lottery/games';
import type { Family } from '@lanna/rules/lotteries/lottery/family';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../../i18n/words.ts';
import { QueryView } from '../../../../query-view.tsx';
import { classes } from '../../../../ui/classes.ts';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { nearQuery, tableQuery } from '../../lotteries/queries.ts';
import { useCurrentDraw } from '../../lotteries/use-current-draw.ts';
import { Origin } from '../rounds/origin.tsx';
import { YeekeeTable } from '../shots/yeekee-table.tsx';
import { BettingTable } from './betting-table.tsx';
import { familyQuery, isOnThisTable } from './load-family.ts';

interface SeaTableProps {
  game: LotteryGame;
  playType: string | undefined;
  onPlayType: (playType: string) => void;
}

/** The table of a lottery that is played in Thailand: the government's, Yeekee, those of the neighbours and of stock markets; nothing for others. */
export function SeaTable(props: SeaTableProps) {
  return isOnThisTable(props.game.family) ? <TableOfGame {...props} /> : null;
}

function TableOfGame(props: SeaTableProps) {
  const { t } = useTranslation('sea');
  const { game } = props;
  // Side by side: neither waits for the other.
  const table = useQuery(tableQuery(game.code, currentLanguage()));
  const family = useQuery(familyQuery(game.family));
  const said = {
    ...{ label: t('loading'), failed: t('failed'), failedClassName: 'min-h-80' },
    shape: <Shape />,
  };
  return (
    <div className="flex flex-col gap-4">
      {/* On a phone among the tools, of a table that has them. */}
      <div className={classes('empty:hidden', game.closed === null && 'max-lg:hidden')}>
        <Origin game={game} />
      </div>
      <QueryView query={family} {...said}>
        {(rules) => (
          <QueryView query={table} {...said}>
            {(known) => <Table {...props} table={known} family={rules} />}
          </QueryView>
        )}
      </QueryView>
    </div>
  );
}

/** The notice above says why a lottery is closed: without a source of results it waits for one, and none is ever invented. */
function Table({
  table,
  family,
  ...address
}: SeaTableProps & { table: Parameters<typeof BettingTable>[0]['table']; family: Family }) {
  const near = useQuery(nearQuery(address.game.code));
  const { open } = useCurrentDraw(near.data);
  if (table.game.closed) return null;
  const plays = { table, family, playType: address.playType, onPlayType: address.onPlayType };
  return family.type === 'YEEKEE' ? <YeekeeTable {...plays} /> : <BettingTable {...plays} draw={open} />;
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
