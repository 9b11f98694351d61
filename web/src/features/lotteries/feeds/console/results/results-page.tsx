import { listWaitingDraws, type WaitingDraw } from '@lanna/contract/lotteries/feeds/result-ops';
import { CalendarClock, FileInput } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOps } from '../../../../../console/calls/ops-query.ts';
import { useLotteryName } from '../../../../../console/names/lottery-name.ts';
import { Can } from '../../../../../console/operator.tsx';
import { Panel } from '../../../../../console/panel.tsx';
import { When } from '../../../../../console/when.tsx';
import { QueryView } from '../../../../../query-view.tsx';
import { Button } from '../../../../../ui/button.tsx';
import { Skeleton } from '../../../../../ui/skeleton.tsx';
import { EmptyState } from '../../../../../ui/state.tsx';
import { FileDialog } from './file-dialog.tsx';
import { GivenResults } from './given-results.tsx';
import { ResultsShell } from './results-shell.tsx';
import { TypeDialog } from './type-dialog.tsx';
import { WaitingCard } from './waiting-card.tsx';

/** Draws of other lotteries that wait for their result: who has said something, and the form for those who type. */
export function ResultsPage() {
  const { t } = useTranslation('feeds-console');
  const found = useOps(listWaitingDraws);
  const [typed, type] = useState<WaitingDraw>();
  const [sending, send] = useState(false);
  return (
    <ResultsShell
      page="results"
      actions={
        <Can permission="feeds.type" house>
          <Button
            variant="secondary"
            size="small"
            icon={<FileInput aria-hidden="true" />}
            onClick={() => send(true)}
          >
            {t('file.open')}
          </Button>
        </Can>
      }
    >
      <QueryView
        query={found}
        label={t('results.loading')}
        failed={t('results.failed')}
        shape={<Skeleton className="h-72 w-full" />}
        className="flex flex-col gap-4"
      >
        {({ waiting, next, given }) => (
          <>
            <Panel
              title={t('results.waiting', { count: waiting.length })}
              text={t('results.waitingText')}
              flush={waiting.length === 0}
            >
              {waiting.length === 0 ? (
                <NothingWaits next={next} />
              ) : (
                <ul className="grid gap-3 py-1 lg:grid-cols-2 2xl:grid-cols-3">
                  {waiting.map((draw) => (
                    <WaitingCard key={draw.id} draw={draw} onType={() => type(draw)} />
                  ))}
                </ul>
              )}
            </Panel>
            <GivenResults given={given} />
          </>
        )}
      </QueryView>
      {typed && <TypeDialog draw={typed} onClose={() => type(undefined)} />}
      {sending && <FileDialog onClose={() => send(false)} />}
    </ResultsShell>
  );
}

function NothingWaits({ next }: { next: readonly { gameCode: string; numero: string; drawsAt: string }[] }) {
  const { t } = useTranslation('feeds-console');
  const nameOf = useLotteryName();
  return (
    <EmptyState
      icon={<CalendarClock />}
      title={t('results.none')}
      text={
        next.length === 0 ? (
          t('results.noNext')
        ) : (
          <span className="flex flex-col gap-1">
            {next.map(({ gameCode, numero, drawsAt }) => (
              <span key={gameCode}>
                {t('results.next', { game: nameOf(gameCode) })} <span className="figures">{numero}</span>,{' '}
                <When at={drawsAt} />
              </span>
            ))}
          </span>
        )
      }
    />
  );
}
