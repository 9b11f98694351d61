import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Refusal } from '../../../../api/calls/refusal.ts';
import type { PageProps } from '../../../../navigation.ts';
import { paths } from '../../../../paths.ts';
import { QueryView } from '../../../../query-view.tsx';
import { LinkButton } from '../../../../ui/button.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { EmptyState } from '../../../../ui/state.tsx';
import { proofQuery } from '../queries.ts';
import { useGame } from '../use-game.ts';
import { AskDraw } from './ask-draw.tsx';
import { ChainList } from './chain-list.tsx';
import { ProofView } from './proof-view.tsx';

/** How a draw came about, computed again by the reader's own browser; without a draw the form that asks for one, and all chains. */
export function ProofPage({ search: { gameCode, numero } }: PageProps) {
  return (
    <div className="mx-auto flex max-w-4xl flex-col gap-8 px-4 py-6 lg:py-10">
      {gameCode && numero ? <OneDraw gameCode={gameCode} numero={numero} /> : <AnyDraw gameCode={gameCode} />}
    </div>
  );
}

function AnyDraw({ gameCode }: { gameCode: string | undefined }) {
  const { t } = useTranslation('draws');
  return (
    <>
      <header>
        <h1 className="font-display font-semibold text-3xl sm:text-4xl">{t('proof.title')}</h1>
        <p className="mt-3 max-w-2xl text-lg text-muted">{t('proof.lead')}</p>
      </header>
      <AskDraw gameCode={gameCode} />
      <ChainList />
    </>
  );
}

function OneDraw({ gameCode, numero }: { gameCode: string; numero: string }) {
  const { t } = useTranslation('draws');
  const { name, family, game } = useGame(gameCode);
  const proof = useQuery(proofQuery(gameCode, numero));
  return (
    <>
      <header className="flex flex-col items-start gap-2">
        <a
          href={game ? `${game.page}?gameCode=${encodeURIComponent(game.code)}` : paths.drawProof()}
          className="inline-flex items-center gap-1.5 text-accent-text text-sm hover:underline"
        >
          <ArrowLeft className="size-4" aria-hidden="true" />
          {game ? t('proof.toGame', { game: name }) : t('proof.another')}
        </a>
        <h1 className="font-display font-semibold text-2xl sm:text-4xl">
          {t('proof.titleOf', { game: name, numero })}
        </h1>
      </header>
      <QueryView
        query={proof}
        label={t('proof.loading')}
        failed={t('proof.failed')}
        shape={
          <>
            <Skeleton className="h-28 rounded-large" />
            <Skeleton className="h-96 rounded-large" />
          </>
        }
        shapeClassName="flex flex-col gap-4"
        refused={(error) =>
          error instanceof Refusal &&
          (error.code === 'draw_unknown' || error.code === 'lottery_game_unknown') ? (
            <EmptyState
              title={t('proof.unknown')}
              text={t('proof.unknownText', { numero })}
              action={<LinkButton href={paths.drawProof({ gameCode })}>{t('proof.another')}</LinkButton>}
            />
          ) : null
        }
      >
        {(found) => family && <ProofView proof={found} family={family} game={name} />}
      </QueryView>
    </>
  );
}
