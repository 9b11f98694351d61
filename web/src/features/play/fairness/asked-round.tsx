import { useQuery } from '@tanstack/react-query';
import { Info } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useRefusalText } from '../../../api/calls/refusal-text.ts';
import { receiptQuery } from '../../../api/receipt.ts';
import { PageSection } from '../../../ui/page-section.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { ErrorState } from '../../../ui/state.tsx';
import { VerifyRound } from './verify-round.tsx';

/** The form with one of the player's own bets in it. */
export function AskedRound({ betId }: { betId: string }) {
  const { t } = useTranslation('fairness');
  const words = useRefusalText();
  const { data, error, refetch } = useQuery(receiptQuery(betId));
  if (data?.receipt) {
    const { ruleVersion, serverSeed, clientSeed, nonce, stake } = data.receipt;
    const known = { rules: ruleVersion, clientSeed, nonce: String(nonce), stake };
    if (serverSeed !== null) return <VerifyRound start={{ ...known, serverSeed }} />;
    return <VerifyRound start={known} notice={<Notice>{t('verify.notRevealed')}</Notice>} />;
  }
  if (data && data.proof !== 'unreachable')
    return <VerifyRound start={{}} notice={<Notice>{t('verify.notProvable')}</Notice>} />;
  return (
    <PageSection id="verify" title={t('verify.title')} lead={t('verify.lead')}>
      {error || data ? (
        <ErrorState
          title={t('verify.betFailed')}
          text={error ? words(error) : t('verify.betUnreachable')}
          onRetry={refetch}
        />
      ) : (
        <Loading label={t('verify.title')}>
          <Skeleton className="h-80 rounded-large" />
        </Loading>
      )}
    </PageSection>
  );
}

function Notice({ children }: { children: string }) {
  return (
    <p className="mb-4 flex items-start gap-2.5 rounded-medium border border-warning/40 px-4 py-3 text-sm">
      <Info className="mt-0.5 size-4 shrink-0 text-warning" aria-hidden="true" />
      {children}
    </p>
  );
}
