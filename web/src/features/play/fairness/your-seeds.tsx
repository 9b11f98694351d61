import type { Value } from '@lanna/contract/endpoint';
import type { fairness } from '@lanna/contract/play/bets/bets';
import { STUDIO_VENDORS } from '@lanna/studio/rules/vendors/vendors';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { vendorsQuery } from '../../../api/queries.ts';
import { guardRoute } from '../../../api/route-guard.ts';
import { seedsQuery } from '../../../api/seeds.ts';
import { useSession } from '../../../api/session.ts';
import { displayCount } from '../../../i18n/format.ts';
import { paths } from '../../../paths.ts';
import { QueryView } from '../../../query-view.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { PageSection } from '../../../ui/page-section.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { CodeText } from '../../../ui/text/code-text.tsx';
import { RevealedPairs } from './revealed-pairs.tsx';
import { RotateForm } from './rotate-form.tsx';
import type { RoundText } from './round-link.ts';

type Seeds = Value<typeof fairness>;

/** The seed pair in use for this player: its commitment, client seed and nonce. */
export function YourSeeds({ onVerify }: { onVerify: (round: Partial<RoundText>) => void }) {
  const { t } = useTranslation('fairness');
  const session = useSession();
  const blocked = guardRoute('member', session);
  return (
    <PageSection title={t('seeds.title')} lead={blocked ? t('seeds.visitorLead') : t('seeds.lead')}>
      {blocked ? (
        <LinkButton href={blocked === 'login' ? paths.loginDialog() : paths.trialDialog()}>
          {t('seeds.logIn')}
        </LinkButton>
      ) : (
        <Personal onVerify={onVerify} />
      )}
    </PageSection>
  );
}

/** Each vendor commits to seeds of its own. Where the brand carries several of the house, the player chooses one. */
function Personal({ onVerify }: { onVerify: (round: Partial<RoundText>) => void }) {
  const { t } = useTranslation('fairness');
  const { data, isLoading } = useQuery(vendorsQuery);
  const [chosen, setChosen] = useState<string>();
  const carried = new Set(data?.data.lanes.flatMap(({ cards }) => cards.map(({ code }) => code)));
  const vendors = STUDIO_VENDORS.filter(({ code }) => carried.has(code));
  const [first, second] = vendors;
  if (isLoading)
    return (
      <Loading label={t('seeds.title')} className="grid gap-4">
        {SHAPE}
      </Loading>
    );
  if (!first || !second) return <SeedsOf vendor={undefined} onVerify={onVerify} />;
  return (
    <Tabs
      label={t('seeds.vendor')}
      value={chosen ?? first.code}
      onValueChange={setChosen}
      tabs={vendors.map(({ code, name }) => ({
        value: code,
        label: name,
        content: <SeedsOf vendor={code} onVerify={onVerify} />,
      }))}
    />
  );
}

const SHAPE = (
  <>
    <Skeleton className="h-44 rounded-large" />
    <Skeleton className="h-44 rounded-large" />
  </>
);

function SeedsOf({
  vendor,
  onVerify,
}: {
  vendor: string | undefined;
  onVerify: (round: Partial<RoundText>) => void;
}) {
  const { t } = useTranslation('fairness');
  return (
    <QueryView
      query={useQuery(seedsQuery(vendor))}
      label={t('seeds.title')}
      failed={t('seeds.failed')}
      className="grid gap-4"
      shapeClassName="grid gap-4"
      shape={SHAPE}
    >
      {(seeds) => (
        <>
          <Current seeds={seeds} />
          <RotateForm vendor={vendor} nextHash={seeds.nextServerSeedHash} />
          <RevealedPairs pairs={seeds.revealed} onVerify={onVerify} />
        </>
      )}
    </QueryView>
  );
}

function Current({ seeds }: { seeds: Seeds }) {
  const { t } = useTranslation('fairness');
  return (
    <Card>
      <h3 className="font-semibold">{t('seeds.current')}</h3>
      <dl className="mt-3 grid gap-3 sm:grid-cols-2">
        <div className="min-w-0 sm:col-span-2">
          <dt className="mb-0.5 text-muted text-xs">{t('terms.commitment')}</dt>
          <dd>
            <CodeText value={seeds.serverSeedHash} copyLabel={t('copy', { what: t('terms.commitment') })} />
          </dd>
        </div>
        <div className="min-w-0">
          <dt className="mb-0.5 text-muted text-xs">{t('terms.clientSeed')}</dt>
          <dd>
            <CodeText value={seeds.clientSeed} copyLabel={t('copy', { what: t('terms.clientSeed') })} />
          </dd>
        </div>
        <div>
          <dt className="mb-0.5 text-muted text-xs">{t('seeds.rounds')}</dt>
          <dd className="figures py-1 font-semibold">{displayCount(seeds.nonce)}</dd>
        </div>
      </dl>
    </Card>
  );
}
