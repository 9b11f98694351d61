import type { Value } from '@lanna/contract/endpoint';
import {
  publishLeaderboard,
  showOpsLeaderboard,
  stopLeaderboard,
} from '@lanna/contract/rewards/leaderboards/ops';
import { linesOf } from '@lanna/rules/rewards/leaderboards/terms';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOps } from '../../../../console/calls/ops-query.ts';
import { ConsoleLink } from '../../../../console/console-link.tsx';
import { Facts } from '../../../../console/facts.tsx';
import { Money } from '../../../../console/money.tsx';
import { Can } from '../../../../console/operator.tsx';
import { ReasonCallButton } from '../../../../console/reason-call.tsx';
import { StatusBadge } from '../../../../console/status-badge.tsx';
import { When } from '../../../../console/when.tsx';
import { QueryView } from '../../../../query-view.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { BoardDialog } from './board-dialog.tsx';
import { BoardPlaces } from './board-places.tsx';
import { BoardPreview } from './board-preview.tsx';
import { BOARD_TONES } from './tones.ts';

export type ShownOpsBoard = Value<typeof showOpsLeaderboard>;

/** A leaderboard with its terms as members read them, its places as they stand, and what can be done with it. */
export function BoardPanel({ id }: { id: string }) {
  const { t } = useTranslation('leaderboards-console');
  return (
    <QueryView
      query={useOps(showOpsLeaderboard, { params: { id } })}
      label={t('list.one')}
      failed={t('list.failed')}
      shape={<Skeleton className="h-64" />}
    >
      {(board) => (
        <div className="flex flex-col gap-5">
          <Terms board={board} />
          <Actions board={board} />
          {board.state === 'draft' && <BoardPreview board={board} />}
          <BoardPlaces board={board} />
        </div>
      )}
    </QueryView>
  );
}

function Terms({ board }: { board: ShownOpsBoard }) {
  const { t } = useTranslation('leaderboards-console');
  const { id, brand, state, score, categories, leastStake } = board;
  const moment = (label: string, at: string | null) =>
    at !== null && { label, value: <When at={at} brand={brand} variant="full" /> };
  return (
    <Facts
      facts={[
        {
          label: t('field.state'),
          value: <StatusBadge tone={BOARD_TONES[state]}>{t(`state.${state}`)}</StatusBadge>,
        },
        { label: t('field.score'), value: t(`score.${score}`) },
        leastStake !== null && {
          label: t('field.leastStake'),
          value: <Money amount={leastStake} brand={brand} />,
        },
        {
          label: t('field.categories'),
          value:
            categories.length === 0
              ? t('form.allGames')
              : categories.map((category) => t(`category.${category}`)).join(', '),
        },
        moment(t('field.startsAt'), board.startsAt),
        moment(t('field.endsAt'), board.endsAt),
        moment(t('field.closedAt'), board.closedAt),
        moment(t('field.paysAt'), board.paysAt),
        moment(t('field.endedAt'), board.endedAt),
        {
          label: t('field.prizes'),
          value: (
            <ul>
              {linesOf(board.prizes).map(({ from, to, amount }) => (
                <li key={from}>
                  {t('prizeLine', { from, to })} <Money amount={amount} brand={brand} />
                </li>
              ))}
            </ul>
          ),
        },
        { label: t('field.pool'), value: <Money amount={board.pool} brand={brand} /> },
        { label: t('field.paid'), value: <Money amount={board.paid} brand={brand} /> },
        { label: t('field.returned'), value: <Money amount={board.returned} brand={brand} /> },
        { label: t('field.madeBy'), value: board.madeBy },
        (state === 'paying' || state === 'ended') && {
          label: t('prizes.title'),
          value: <ConsoleLink href={`/leaderboard-prizes?leaderboard=${id}`}>{t('prizes.open')}</ConsoleLink>,
        },
      ]}
    />
  );
}

function Actions({ board }: { board: ShownOpsBoard }) {
  const { t } = useTranslation('leaderboards-console');
  const [isChanging, setChanging] = useState(false);
  const { id, brand, edit, state } = board;
  const input = (reason: string) => ({ params: { id }, body: { edit, reason } });
  return (
    <Can permission="leaderboards.change" brand={brand}>
      <div className="flex flex-wrap gap-2">
        {state === 'draft' && (
          <>
            <ReasonCallButton
              endpoint={publishLeaderboard}
              input={input}
              label={t('list.publish')}
              text={t('list.publishText')}
              variant="primary"
              done={({ proposal }) => t(proposal ? 'done.proposed' : 'done.published')}
            />
            <Button variant="secondary" onClick={() => setChanging(true)}>
              {t('list.change')}
            </Button>
          </>
        )}
        {state === 'published' && (
          <ReasonCallButton
            endpoint={stopLeaderboard}
            input={input}
            label={t('list.stop')}
            text={t('list.stopText')}
            tone="danger"
            done={() => t('done.stopped')}
          />
        )}
      </div>
      {isChanging && <BoardDialog board={board} onClose={() => setChanging(false)} />}
    </Can>
  );
}
