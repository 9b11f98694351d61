import type { LotteryGame } from '@lanna/contract/lotteries/lottery/games';
import { useQuery } from '@tanstack/react-query';
import { CalendarX2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryView } from '../../../query-view.tsx';
import { Button } from '../../../ui/button.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { EmptyState } from '../../../ui/state.tsx';
import { BoardControls, numbersSought } from './board-controls.tsx';
import { PrizeBoard, type ShownDigits } from './prize-board.tsx';
import { drawnQuery, type Region } from './queries.ts';
import { useOwnNumbers } from './use-own-numbers.ts';

/** Boards of what was drawn, newest first. What the player has bet on is marked, and so is what they look for. */
export function DrawnBoards({
  games,
  of,
}: {
  games: readonly LotteryGame[];
  of: { gameCode: string } | { region: Region };
}) {
  const { t } = useTranslation('vn');
  const top = useRef<HTMLDivElement>(null);
  const [day, setDay] = useState('');
  const [pageNo, setPageNo] = useState(1);
  const [digits, setDigits] = useState<ShownDigits>(0);
  const [sought, setSought] = useState('');
  const query = useQuery(drawnQuery({ ...of, day, pageNo }));
  const own = useOwnNumbers('gameCode' in of ? of.gameCode : undefined);
  const typed = numbersSought(sought);
  return (
    <div ref={top} className="flex scroll-mt-24 flex-col gap-4">
      <BoardControls
        digits={digits}
        onDigits={setDigits}
        sought={sought}
        onSought={setSought}
        day={day}
        onDay={(next) => {
          setDay(next);
          setPageNo(1);
        }}
      />
      <QueryView
        query={query}
        label={t('board.loading')}
        failed={t('board.failed')}
        shape={<Skeleton className="h-96 rounded-large" />}
        isEmpty={({ list }) => list.length === 0}
        empty={
          <EmptyState
            icon={<CalendarX2 />}
            title={t('board.none')}
            text={t('board.noneText')}
            action={
              day && (
                <Button variant="secondary" onClick={() => setDay('')}>
                  {t('board.everyDay')}
                </Button>
              )
            }
          />
        }
        className="flex flex-col gap-4"
      >
        {({ list, totalPages }) => (
          <>
            <div className="grid items-start gap-4 xl:grid-cols-2">
              {list.map((draw) => {
                const game = games.find(({ code }) => code === draw.gameCode);
                return (
                  game && (
                    <PrizeBoard
                      key={`${draw.gameCode} ${draw.numero}`}
                      draw={draw}
                      name={game.name}
                      family={game.family}
                      digits={digits}
                      marked={typed.size > 0 ? typed : (own.get(draw.numero) ?? NONE)}
                    />
                  )
                );
              })}
            </div>
            <Pager page={pageNo} pages={totalPages} onPage={setPageNo} label={t('board.paging')} top={top} />
          </>
        )}
      </QueryView>
    </div>
  );
}

const NONE: ReadonlySet<string> = new Set();
