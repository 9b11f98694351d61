import { familyOf } from '@lanna/rules/lotteries/lottery/families';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../../api/content/brand.ts';
import { displayDateTime } from '../../../../i18n/format.ts';
import { Card } from '../../../../ui/card.tsx';
import { useHydrated } from '../../../../use-hydrated.ts';
import { ResultBalls } from '../../lotteries/balls/result-balls.tsx';
import { HouseLabel } from '../../lotteries/cards/house-label.tsx';
import { DrawStateBadge } from '../draw-state-badge.tsx';
import { VersionList } from '../version-list.tsx';
import { Decision } from './decision.tsx';
import { computeDraw, type DrawProof } from './draw-proof.ts';
import { FeedNote } from './feed-note.tsx';
import { ProofDownload } from './proof-download.tsx';
import { ProofSteps } from './proof-steps.tsx';

/** The draw, whether it computes, each step of the computation, and all its results. */
export function ProofView({ proof, family, game }: { proof: DrawProof; family: string; game: string }) {
  const { t } = useTranslation('draws');
  const { timeZone } = useBrand();
  // It is the reader's browser that says so, never the server.
  const isBrowser = useHydrated();
  const computed = useMemo(() => {
    const shape = familyOf(family)?.draw;
    return isBrowser && shape ? computeDraw(shape, proof) : undefined;
  }, [isBrowser, family, proof]);
  const { draw, source, versions } = proof;
  return (
    <div className="flex flex-col gap-8">
      <Card className="flex flex-col gap-4">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <DrawStateBadge state={draw.state} />
          <HouseLabel source={source === 'feed' ? 'feed' : 'house'} />
        </div>
        {draw.result === null ? (
          <p className="text-muted">
            {draw.state === 'cancelled' ? t('history.cancelled') : t('history.waiting')}
          </p>
        ) : (
          <ResultBalls family={family} result={draw.result} size="large" drawsAt={draw.drawsAt} />
        )}
        <dl className="figures flex flex-wrap gap-x-6 gap-y-1 text-sm">
          <Moment label={t('proof.closesAt')} at={draw.closesAt} timeZone={timeZone} />
          <Moment label={t('proof.drawsAt')} at={draw.drawsAt} timeZone={timeZone} />
          {draw.drawnAt && <Moment label={t('proof.drawnAt')} at={draw.drawnAt} timeZone={timeZone} />}
        </dl>
      </Card>
      {source === 'feed' ? (
        <FeedNote game={game} />
      ) : (
        <>
          <Decision proof={proof} computed={computed} computing={!isBrowser} />
          <ProofSteps proof={proof} computed={computed} family={family} />
        </>
      )}
      {versions.length > 0 && (
        <section aria-labelledby="versions">
          <h2 id="versions" className="mb-3 font-display font-semibold text-xl">
            {t('versions.title')}
          </h2>
          <Card>
            <VersionList versions={versions} family={family} />
          </Card>
        </section>
      )}
      <ProofDownload proof={proof} />
    </div>
  );
}

function Moment({ label, at, timeZone }: { label: string; at: string; timeZone: string }) {
  return (
    <div className="flex flex-wrap gap-x-1.5">
      <dt className="text-muted">{label}</dt>
      <dd>{displayDateTime(at, timeZone)}</dd>
    </div>
  );
}
