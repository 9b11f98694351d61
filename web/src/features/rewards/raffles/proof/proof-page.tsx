import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Refusal } from '../../../../api/calls/refusal.ts';
import type { PageProps } from '../../../../navigation.ts';
import { paths } from '../../../../paths.ts';
import { QueryView } from '../../../../query-view.tsx';
import { LinkButton } from '../../../../ui/button.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { EmptyState } from '../../../../ui/state.tsx';
import { raffleProofQuery } from '../queries.ts';
import { ProofView } from './proof-view.tsx';

/** How a raffle was drawn, computed again by the reader's own browser: `/raffle-proof?id=…`. */
export function ProofPage({ search: { id = '' } }: PageProps) {
  const { t } = useTranslation('raffles');
  const query = useQuery({ ...raffleProofQuery(id), enabled: id !== '' });
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-6 px-4 py-6 lg:py-10">
      <a
        href={id ? paths.promotion(id) : paths.promotions()}
        className="inline-flex min-h-11 items-center gap-1.5 self-start text-accent-text text-sm hover:underline"
      >
        <ArrowLeft className="size-4" aria-hidden="true" />
        {t('proof.back')}
      </a>
      {id === '' ? (
        <Unknown />
      ) : (
        <QueryView
          query={query}
          label={t('proof.loading')}
          failed={t('proof.failed')}
          refused={(error) => isUnknown(error) && <Unknown />}
          shape={<Skeleton className="h-96 rounded-large" />}
          className="flex flex-col gap-6"
        >
          {(proof) => <ProofView proof={proof} />}
        </QueryView>
      )}
    </div>
  );
}

/** Also what is no id at all. */
function isUnknown(error: unknown): boolean {
  return error instanceof Refusal && (error.code === 'raffle_unknown' || error.code === 'invalid_input');
}

function Unknown() {
  const { t } = useTranslation('raffles');
  return (
    <EmptyState
      heading
      icon={<SearchX />}
      title={t('proof.unknown')}
      text={t('proof.unknownText')}
      action={<LinkButton href={paths.promotions()}>{t('proof.toPromotions')}</LinkButton>}
    />
  );
}
