import { type OpsDrawPage, showOpsDraw } from '@lanna/contract/lotteries/feeds/draw-ops';
import { gameOf } from '@lanna/rules/lotteries/lottery/games';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Refusal } from '../../../../../api/calls/refusal.ts';
import { useOps } from '../../../../../console/calls/ops-query.ts';
import { Facts } from '../../../../../console/facts.tsx';
import { useLotteryName } from '../../../../../console/names/lottery-name.ts';
import { Can } from '../../../../../console/operator.tsx';
import { StatusBadge } from '../../../../../console/status-badge.tsx';
import { When } from '../../../../../console/when.tsx';
import { QueryView } from '../../../../../query-view.tsx';
import { Button } from '../../../../../ui/button.tsx';
import { Skeleton } from '../../../../../ui/skeleton.tsx';
import { ResultSheet } from '../results/result-text.tsx';
import { useSourceName } from '../sources/source-name.ts';
import { AtStakeTable } from './at-stake-table.tsx';
import { CancelDialog, CorrectDialog } from './draw-dialogs.tsx';
import { DRAW_TONES } from './draw-tones.ts';

/** One draw: its result in every version, what stands on it, and what two operators may do with it. */
export function DrawPanel({ id }: { id: string }) {
  const { t } = useTranslation('feeds-console');
  const found = useOps(showOpsDraw, { params: { id } });
  return (
    <QueryView
      query={found}
      label={t('draws.loading')}
      failed={t('draws.failed')}
      shape={<Skeleton className="h-80 w-full" />}
      refused={(error) =>
        error instanceof Refusal && error.code === 'not_found' && <p className="text-sm">{t('gone')}</p>
      }
      className="flex flex-col gap-5"
    >
      {(draw) => <Found draw={draw} />}
    </QueryView>
  );
}

function Found({ draw }: { draw: OpsDrawPage }) {
  const { t } = useTranslation('feeds-console');
  const [move, go] = useState<'correct' | 'cancel'>();
  const close = () => go(undefined);
  const nameOf = useLotteryName();
  const { derived } = gameOf(draw.gameCode) ?? {};
  return (
    <>
      {draw.result !== null && <ResultSheet gameCode={draw.gameCode} result={draw.result} />}
      <Facts
        facts={[
          {
            label: t('column.state'),
            value: <StatusBadge tone={DRAW_TONES[draw.state]}>{t(`state.${draw.state}`)}</StatusBadge>,
          },
          { label: t('column.closesAt'), value: <When at={draw.closesAt} variant="full" /> },
          { label: t('column.drawsAt'), value: <When at={draw.drawsAt} variant="full" /> },
          { label: t('draws.by'), value: t(draw.isHouse ? 'draws.house' : 'draws.others') },
          draw.cancelReason !== null && { label: t('draws.cancelReason'), value: draw.cancelReason },
        ]}
      />
      <AtStakeTable atStake={draw.atStake} />
      {draw.versions.length > 0 && <Versions draw={draw} />}
      <Can permission="feeds.decide" house>
        {draw.moves.length > 0 && (
          <div className="flex flex-wrap gap-2">
            {draw.moves.includes('correct') && (
              <Button variant="secondary" size="small" onClick={() => go('correct')}>
                {t('correct.open')}
              </Button>
            )}
            {draw.moves.includes('cancel') && (
              <Button variant="danger" size="small" onClick={() => go('cancel')}>
                {t('cancelDraw.open')}
              </Button>
            )}
          </div>
        )}
        {draw.isHouse && draw.result !== null && <p className="text-muted text-sm">{t('draws.houseText')}</p>}
        {derived && draw.result !== null && (
          <p className="text-muted text-sm">{t('draws.derivedText', { game: nameOf(derived.from) })}</p>
        )}
        {!draw.isHouse && !derived && draw.state === 'settled' && (
          <p className="text-muted text-sm">{t('draws.settledText')}</p>
        )}
      </Can>
      {move === 'correct' && <CorrectDialog draw={draw} onClose={close} />}
      {move === 'cancel' && <CancelDialog draw={draw} onClose={close} />}
    </>
  );
}

function Versions({ draw }: { draw: OpsDrawPage }) {
  const { t } = useTranslation('feeds-console');
  const sourceOf = useSourceName();
  return (
    <section>
      <h3 className="mb-2 font-semibold text-sm">{t('draws.versions')}</h3>
      <ol className="flex flex-col gap-3 border-line border-l pl-4">
        {draw.versions.map(({ version, result, source, givenBy, reason, givenAt }) => (
          <li key={version} className="text-sm">
            <ResultSheet gameCode={draw.gameCode} result={result} />
            <span className="mt-1 block text-muted text-xs">
              {sourceOf(source)}
              {givenBy && ` · ${givenBy}`} · <When at={givenAt} variant="full" />
            </span>
            {reason && <span className="block whitespace-pre-line">{reason}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}
