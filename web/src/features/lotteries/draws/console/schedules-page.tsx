import { type DrawGameRow, listDrawGames } from '@lanna/contract/lotteries/draws/ops';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOps } from '../../../../console/calls/ops-query.ts';
import { ConsoleLink } from '../../../../console/console-link.tsx';
import { Searched } from '../../../../console/lists/searched.tsx';
import { useLotteryName } from '../../../../console/names/lottery-name.ts';
import { Can } from '../../../../console/operator.tsx';
import { Panel } from '../../../../console/panel.tsx';
import { StatusBadge } from '../../../../console/status-badge.tsx';
import { When } from '../../../../console/when.tsx';
import { QueryView } from '../../../../query-view.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { GameDialog } from './game-dialog.tsx';
import { HolidaysPanel } from './holidays-panel.tsx';
import { SchedulesShell } from './schedules-shell.tsx';
import { SwitchButton } from './switch-button.tsx';
import { useScheduleText } from './use-schedule-text.ts';

/** Every lottery: when it is drawn, what is set for it, and whether its draws keep time. */
export function SchedulesPage() {
  const { t } = useTranslation('draws-console');
  const nameOf = useLotteryName();
  const [changed, change] = useState<DrawGameRow>();
  const found = useOps(listDrawGames);
  return (
    <SchedulesShell page="games">
      {found.data && <HolidaysPanel games={found.data.games} now={found.data.now} />}
      <Panel title={t('games.list')} flush>
        <QueryView
          query={found}
          label={t('games.loading')}
          failed={t('games.failed')}
          shape={<Skeleton className="m-4 h-96" />}
        >
          {({ games, beacons }) => (
            <>
              <Searched
                label={t('games.search')}
                none={(sought) => t('games.none', { sought })}
                rows={games}
                nameOf={({ code, prizeMode, source }) =>
                  `${nameOf(code)} ${code} ${prizeMode} ${t(`source.${source}`)}`
                }
              >
                {(found) => (
                  <ul>
                    {found.map((game) => (
                      <GameLine key={game.code} game={game} onChange={() => change(game)} />
                    ))}
                  </ul>
                )}
              </Searched>
              {changed && (
                <GameDialog
                  game={changed}
                  beacons={beacons.map(({ name }) => name)}
                  onClose={() => change(undefined)}
                />
              )}
            </>
          )}
        </QueryView>
      </Panel>
    </SchedulesShell>
  );
}

function GameLine({ game, onChange }: { game: DrawGameRow; onChange: () => void }) {
  const { t } = useTranslation('draws-console');
  const nameOf = useLotteryName();
  const textOf = useScheduleText();
  return (
    <li className="grid gap-x-6 gap-y-2 border-line/70 border-t px-4 py-3 text-sm first:border-t-0 lg:grid-cols-[minmax(0,2fr)_minmax(0,2fr)_10rem_auto] lg:items-center">
      <div className="min-w-0">
        <p className="font-medium">{nameOf(game.code)}</p>
        <p className="text-muted text-xs">
          {game.code} · {t(`source.${game.source}`)} · {game.prizeMode}
        </p>
        {game.source === 'feed' && (
          <p className="text-xs">
            <ConsoleLink href="/lottery-feeds">{t('games.source')}</ConsoleLink>
          </p>
        )}
      </div>
      <div className="min-w-0 text-muted">
        <p>{textOf(game.schedule)}</p>
        <p className="text-xs">
          {t('games.closes', { seconds: game.closesBeforeSeconds })}
          {game.beacon !== null && ` · ${t('games.beacon', { name: game.beacon })}`}
          {Object.keys(game.moved).length > 0 &&
            ` · ${t('games.moved', { count: Object.keys(game.moved).length })}`}
        </p>
      </div>
      <div className="min-w-0">
        <StatusBadge tone={game.overdue > 0 ? 'danger' : game.enabled ? 'success' : 'warning'}>
          {game.overdue > 0
            ? t('games.overdue', { count: game.overdue })
            : t(game.enabled ? 'games.on' : 'games.off')}
        </StatusBadge>
        <p className="text-muted text-xs">
          {game.next ? (
            <>
              {game.next.numero} · <When at={game.next.drawsAt} />
            </>
          ) : (
            t('games.noNext')
          )}
        </p>
      </div>
      <Can permission="draws.change" house>
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" size="small" onClick={onChange}>
            {t('games.change')}
          </Button>
          <SwitchButton game={game} />
        </div>
      </Can>
    </li>
  );
}
