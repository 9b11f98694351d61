import { publishOffer, showOffer, stopOffer } from '@lanna/contract/rewards/bonuses/ops';
import { SIMULATED_KINDS } from '@lanna/rules/rewards/bonuses/simulate';
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
import { CostByDay } from './cost-by-day.tsx';
import { OfferDialog, type ShownOffer } from './offer-dialog.tsx';
import { OFFER_TONES } from './offer-tones.ts';
import { Simulation } from './simulation.tsx';
import { audienceFacts, termsFacts } from './terms-facts.tsx';
import { TermsPreview } from './terms-preview.tsx';
import { Versions } from './versions.tsx';

const SIMULATED: ReadonlySet<string> = new Set(SIMULATED_KINDS);

/** An offer: its terms in figures, what it has cost by day, its versions, and what can be done with it. */
export function OfferPanel({ id }: { id: string }) {
  const { t } = useTranslation('bonuses-console');
  return (
    <QueryView
      query={useOps(showOffer, { params: { id } })}
      label={t('offers.one')}
      failed={t('offers.failed')}
      shape={<Skeleton className="h-64" />}
    >
      {(offer) => <Offer offer={offer} />}
    </QueryView>
  );
}

function Offer({ offer }: { offer: ShownOffer }) {
  const { t } = useTranslation('bonuses-console');
  const [isChanging, setChanging] = useState(false);
  const { id, edit, brand, state, days } = offer;
  return (
    <div className="flex flex-col gap-5">
      <Facts
        facts={[
          {
            label: t('field.state'),
            value: <StatusBadge tone={OFFER_TONES[state]}>{t(`offerState.${state}`)}</StatusBadge>,
          },
          ...termsFacts(offer, t),
          ...audienceFacts(offer, t),
          { label: t('field.spent'), value: <Money amount={offer.spent} brand={brand} /> },
          { label: t('field.budget'), value: <Money amount={offer.budget} brand={brand} /> },
          offer.budgetDay !== null && {
            label: t('field.budgetDay'),
            value: <Money amount={offer.budgetDay} brand={brand} />,
          },
          offer.startsAt !== null && {
            label: t('field.startsAt'),
            value: <When at={offer.startsAt} brand={brand} variant="full" />,
          },
          offer.endsAt !== null && {
            label: t('field.endsAt'),
            value: <When at={offer.endsAt} brand={brand} variant="full" />,
          },
          {
            label: t('field.taken'),
            value: (
              <ConsoleLink href={`/bonuses?offer=${id}`}>
                {t('offers.takenText', { taken: offer.taken, completed: offer.completed })}
              </ConsoleLink>
            ),
          },
        ]}
      />
      <Can permission="bonuses.change" brand={brand}>
        <div className="flex flex-wrap gap-2">
          {state !== 'published' && (
            <ReasonCallButton
              endpoint={publishOffer}
              input={(reason) => ({ params: { id }, body: { edit, reason } })}
              label={t('offers.publish')}
              text={t('offers.publishText')}
              variant="primary"
              done={({ proposal }) => t(proposal ? 'done.proposed' : 'done.published')}
            />
          )}
          {state === 'published' && (
            <ReasonCallButton
              endpoint={stopOffer}
              input={(reason) => ({ params: { id }, body: { edit, reason } })}
              label={t('offers.stop')}
              text={t('offers.stopText')}
              tone="danger"
              done={() => t('done.stopped')}
            />
          )}
          <Button variant="secondary" onClick={() => setChanging(true)}>
            {t('offers.change')}
          </Button>
        </div>
      </Can>
      {days.length > 0 && <CostByDay offer={offer} />}
      {SIMULATED.has(offer.terms.kind) && <Simulation key={offer.version} id={id} brand={brand} />}
      <TermsPreview terms={offer.terms} />
      <Versions offer={offer} />
      {isChanging && <OfferDialog offer={offer} onClose={() => setChanging(false)} />}
    </div>
  );
}
