import { sharedRounds } from '@lanna/contract/play/bets/shared-rounds';
import { checkSharedReceipt, type SharedReceipt } from '@lanna/rules/play/shared-rounds/check-receipt';
import { useQuery } from '@tanstack/react-query';
import { Calculator, Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import vectorsUrl from '../../../../../rules/src/play/shared-rounds/shared-rounds.vectors.json?url';
import { call } from '../../../api/calls/call.ts';
import { QueryView } from '../../../query-view.tsx';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { PageSection } from '../../../ui/page-section.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { CodeText } from '../../../ui/text/code-text.tsx';

/** Rounds that many players share: what was committed to before each, and the receipts, computed here. `id` shows one alone. */
export function SharedRounds({ id }: { id?: string | undefined }) {
  const { t } = useTranslation('fairness');
  const query = useQuery({
    queryKey: ['brand', 'sharedRounds', id],
    queryFn: ({ signal }) => call(sharedRounds, { query: id === undefined ? {} : { id }, signal }),
    staleTime: 2000,
  });
  return (
    <PageSection id="shared" title={t('shared.title')} lead={t('shared.lead')}>
      <p className="mb-4 max-w-2xl text-muted text-sm">{t('shared.trust')}</p>
      <QueryView
        query={query}
        label={t('shared.title')}
        failed={t('shared.failed')}
        shape={<Skeleton className="h-32 rounded-large" />}
        isEmpty={({ rounds }) => rounds.length === 0}
        empty={<p className="text-muted text-sm">{t('shared.none')}</p>}
      >
        {({ rounds }) => (
          <ul className="grid gap-3">
            {rounds.map((round) => (
              <SharedRound key={round.id} round={round} />
            ))}
          </ul>
        )}
      </QueryView>
      <LinkButton
        variant="secondary"
        size="small"
        href={vectorsUrl}
        download="shared-rounds.vectors.json"
        icon={<Download aria-hidden="true" />}
        className="mt-4"
      >
        {t('vectors.download')}
      </LinkButton>
    </PageSection>
  );
}

function SharedRound({ round }: { round: SharedReceipt }) {
  const { t } = useTranslation('fairness');
  const [isComputed, setComputed] = useState(false);
  const { subject, number, state, chain, seeds, beacon } = round;
  const copy = (what: string) => t('copy', { what });
  return (
    <li className="lit grid gap-3 rounded-large bg-surface p-5 text-sm">
      <h3 className="font-semibold">
        <code>{subject}</code> · {t('shared.number', { number })} · {t(`shared.states.${state}`)}
      </h3>
      <dl className="grid gap-2">
        <div className="min-w-0">
          <dt className="text-muted text-xs">{t('shared.linkBefore')}</dt>
          <dd>
            <CodeText value={chain.linkBefore} copyLabel={copy(t('shared.linkBefore'))} />
          </dd>
        </div>
        {chain.link && (
          <div className="min-w-0">
            <dt className="text-muted text-xs">{t('shared.link')}</dt>
            <dd>
              <CodeText value={chain.link} copyLabel={copy(t('shared.link'))} />
            </dd>
          </div>
        )}
        <div className="min-w-0 break-words">
          <dt className="text-muted text-xs">{t('shared.seeds')}</dt>
          <dd>{seeds.length === 0 ? '–' : seeds.join(' · ')}</dd>
        </div>
      </dl>
      {beacon === null && <p className="text-muted">{t('shared.noBeacon')}</p>}
      {state === 'settled' && !isComputed && (
        <Button
          variant="secondary"
          size="small"
          icon={<Calculator aria-hidden="true" />}
          onClick={() => setComputed(true)}
          className="justify-self-start"
        >
          {t('verify.submit')}
        </Button>
      )}
      <div role="status">{isComputed && <Computed round={round} />}</div>
    </li>
  );
}

function Computed({ round }: { round: SharedReceipt }) {
  const { t } = useTranslation('fairness');
  const check = checkSharedReceipt(round);
  const holds = check.verdict === 'holds';
  return (
    <div className="grid gap-2">
      <p className={holds ? 'text-success' : 'text-danger'}>
        {holds ? t('shared.holds') : t('shared.differs')}
      </p>
      {'outcome' in check && (
        <pre className="overflow-x-auto whitespace-pre-wrap break-words rounded-small bg-sunken p-3 text-xs">
          <code>{JSON.stringify(check.outcome)}</code>
        </pre>
      )}
    </div>
  );
}
