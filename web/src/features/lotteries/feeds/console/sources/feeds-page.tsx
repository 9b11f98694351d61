import { type FedGameRow, type FeedRow, listFeeds } from '@lanna/contract/lotteries/feeds/feed-ops';
import { gameOf } from '@lanna/rules/lotteries/lottery/games';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOps } from '../../../../../console/calls/ops-query.ts';
import { Searched } from '../../../../../console/lists/searched.tsx';
import { useLotteryName } from '../../../../../console/names/lottery-name.ts';
import { Can } from '../../../../../console/operator.tsx';
import { Panel } from '../../../../../console/panel.tsx';
import { StatusBadge } from '../../../../../console/status-badge.tsx';
import { When } from '../../../../../console/when.tsx';
import { QueryView } from '../../../../../query-view.tsx';
import { Button } from '../../../../../ui/button.tsx';
import { Skeleton } from '../../../../../ui/skeleton.tsx';
import { GameDialog } from '../draws/game-dialog.tsx';
import { ResultsShell } from '../results/results-shell.tsx';
import { FeedDialog } from './feed-dialog.tsx';
import { SetUpPanel } from './set-up-panel.tsx';
import { SourcesHelp } from './sources-help.tsx';
import { StopFeedButton } from './stop-feed-button.tsx';

/** Whom results are believed from, and how many must say the same, game by game. */
export function FeedsPage() {
  const { t } = useTranslation('feeds-console');
  const nameOf = useLotteryName();
  const found = useOps(listFeeds);
  const [edited, edit] = useState<FeedRow | 'new'>();
  const [wanted, want] = useState<string[]>();
  const [game, set] = useState<FedGameRow>();
  return (
    <ResultsShell
      page="feeds"
      actions={
        <Can permission="feeds.change" house>
          <Button
            variant="secondary"
            size="small"
            icon={<Plus aria-hidden="true" />}
            onClick={() => edit('new')}
          >
            {t('feeds.add')}
          </Button>
        </Can>
      }
    >
      <QueryView
        query={found}
        label={t('feeds.loading')}
        failed={t('feeds.failed')}
        shape={<Skeleton className="h-72 w-full" />}
        className="flex flex-col gap-4"
      >
        {({ feeds, games, path }) => (
          <>
            <SetUpPanel
              games={games}
              onFeedNeeded={(codes) => {
                want(codes);
                edit('new');
              }}
            />
            <Panel title={t('games.title')} text={t('games.text')} flush>
              <Searched
                label={t('games.search')}
                none={(sought) => t('games.none', { sought })}
                rows={games}
                nameOf={({ code, feeds: bringing }) => [nameOf(code), code, ...bringing].join(' ')}
              >
                {(those) => (
                  <ul>
                    {those.map((row) => (
                      <GameLine key={row.code} row={row} onEdit={() => set(row)} />
                    ))}
                  </ul>
                )}
              </Searched>
            </Panel>
            <Panel title={t('feeds.list')} text={t('feeds.listText')} flush>
              {feeds.length === 0 ? (
                <p className="px-4 py-4 text-muted text-sm">{t('feeds.none')}</p>
              ) : (
                <Searched
                  label={t('feeds.search')}
                  none={(sought) => t('feeds.noneFound', { sought })}
                  rows={feeds}
                  nameOf={({ code, name, fingerprint, games: brought }) =>
                    [code, name, fingerprint, ...brought.map(nameOf)].join(' ')
                  }
                >
                  {(those) => (
                    <ul>
                      {those.map((feed) => (
                        <FeedLine key={feed.code} feed={feed} path={path} onEdit={() => edit(feed)} />
                      ))}
                    </ul>
                  )}
                </Searched>
              )}
            </Panel>
          </>
        )}
      </QueryView>
      <SourcesHelp />
      {edited && (
        <FeedDialog
          feed={edited === 'new' ? undefined : edited}
          games={wanted}
          onClose={() => {
            edit(undefined);
            want(undefined);
          }}
        />
      )}
      {game && <GameDialog game={game} onClose={() => set(undefined)} />}
    </ResultsShell>
  );
}

function GameLine({ row, onEdit }: { row: FedGameRow; onEdit: () => void }) {
  const { t } = useTranslation('feeds-console');
  const nameOf = useLotteryName();
  const { derived } = gameOf(row.code) ?? {};
  const ways = derived
    ? [t('games.derived', { game: nameOf(derived.from) })]
    : [
        ...row.feeds,
        ...(row.typed ? [t('games.typed')] : []),
        t(row.oneIsEnough ? 'games.one' : 'games.two'),
        t('games.patience', { minutes: row.patienceMinutes }),
      ];
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line/70 border-t px-4 py-3 first:border-t-0">
      <div className="min-w-0">
        <p className="font-medium text-sm">{nameOf(row.code)}</p>
        <p className="text-muted text-sm">{ways.join(' · ')}</p>
      </div>
      <div className="flex flex-wrap items-center gap-4">
        <StatusBadge tone={row.isSourced ? 'success' : 'danger'}>
          {t(row.isSourced ? 'games.sourced' : 'games.closed')}
        </StatusBadge>
        {!derived && (
          <Can permission="feeds.change" house>
            <Button variant="secondary" size="small" onClick={onEdit}>
              {t('games.change')}
            </Button>
          </Can>
        )}
      </div>
    </li>
  );
}

function FeedLine({ feed, path, onEdit }: { feed: FeedRow; path: string; onEdit: () => void }) {
  const { t } = useTranslation('feeds-console');
  const nameOf = useLotteryName();
  return (
    <li className="flex flex-col gap-2 border-line/70 border-t px-4 py-3 text-sm first:border-t-0">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="min-w-0">
          <span className="font-medium">{feed.name}</span>{' '}
          <span className="text-muted text-xs">{feed.code}</span>
        </p>
        <div className="flex flex-wrap items-center gap-3">
          <StatusBadge tone={feed.enabled ? 'success' : 'danger'}>
            {t(feed.enabled ? 'feeds.on' : 'feeds.off')}
          </StatusBadge>
          <Can permission="feeds.change" house>
            <Button variant="secondary" size="small" onClick={onEdit}>
              {t(feed.enabled ? 'feeds.change' : 'feeds.again')}
            </Button>
            {feed.enabled && <StopFeedButton feed={feed} />}
          </Can>
        </div>
      </div>
      <p className="text-muted">
        {feed.games.map(nameOf).join(', ')} · {t('feeds.sayings', { count: feed.sayings })} ·{' '}
        {t('feeds.last')} <When at={feed.lastSaidAt} never={t('feeds.never')} />
      </p>
      <p className="break-all font-mono text-muted text-xs">
        {t('feeds.address', { address: `${path}${feed.code}`, fingerprint: feed.fingerprint })}
      </p>
    </li>
  );
}
