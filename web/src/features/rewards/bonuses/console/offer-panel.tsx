import { publishOffer, showOffer, stopOffer } from '@lanna/contract/rewards/bonuses/ops';
import { formatMoney } from '@lanna/rules/money';
import { type BonusTerms, exampleOf } from '@lanna/rules/rewards/bonuses/terms';
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
import { OfferDialog, type ShownOffer } from './offer-dialog.tsx';
import { OFFER_TONES } from './offer-tones.ts';

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
  const { id, edit, brand, state, versions, days } = offer;
  return (
    <div className="flex flex-col gap-5">
      <Facts
        facts={[
          {
            label: t('field.state'),
            value: <StatusBadge tone={OFFER_TONES[state]}>{t(`offerState.${state}`)}</StatusBadge>,
          },
          ...termsFacts(offer, t),
          { label: t('field.spent'), value: <Money amount={offer.spent} brand={brand} /> },
          { label: t('field.budget'), value: <Money amount={offer.budget} brand={brand} /> },
          offer.budgetDay !== null && {
            label: t('field.budgetDay'),
            value: <Money amount={offer.budgetDay} brand={brand} />,
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
      {days.length > 0 && (
        <section className="flex flex-col gap-2">
          <h3 className="font-semibold text-sm">{t('offers.days')}</h3>
          <ul className="divide-y divide-line/60 text-sm">
            {days.map(({ day, spent }) => (
              <li key={day} className="flex justify-between py-1.5">
                <span className="figures">{day}</span>
                <Money amount={spent} brand={brand} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className="flex flex-col gap-2">
        <h3 className="font-semibold text-sm">{t('offers.versions')}</h3>
        <ol className="flex flex-col gap-3 text-sm">
          {versions.map((version) => (
            <li key={version.version} className="rounded-medium bg-sunken p-3">
              <p className="text-muted text-xs">
                {t('offers.version', { number: version.version })} ·{' '}
                <When at={version.madeAt} brand={brand} /> · {version.madeBy} · {version.reason}
              </p>
              <Facts facts={termsFacts({ ...offer, terms: version.terms }, t)} />
            </li>
          ))}
        </ol>
      </section>
      {isChanging && <OfferDialog offer={offer} onClose={() => setChanging(false)} />}
    </div>
  );
}

/** Terms as facts, with what follows from them for an example. */
function termsFacts(
  { terms, brand }: Pick<ShownOffer, 'terms' | 'brand'>,
  t: ReturnType<typeof useTranslation<'bonuses-console'>>['t'],
) {
  const { match, amount, wagering, contributions, stake, days, convertedTimes } = terms;
  const example = exampleOf(terms as BonusTerms);
  return [
    {
      label: t('field.gives'),
      value: match
        ? t('terms.match', { percent: match.percent, most: match.most, least: match.least })
        : t('terms.fixed', { amount: amount ?? '' }),
    },
    ...(match ? [{ label: t('field.occasion'), value: t(`occasion.${match.occasion}`) }] : []),
    { label: t('field.wagering'), value: t(`terms.wagering.${wagering.of}`, { times: wagering.times }) },
    {
      label: t('field.contributions'),
      value: Object.entries(contributions)
        .map(([category, percent]) => `${category} ${percent}%`)
        .join(' · '),
    },
    { label: t('field.stake'), value: t('terms.stake', { percent: stake.percent, most: stake.most }) },
    { label: t('field.days'), value: String(days) },
    {
      label: t('field.converted'),
      value: convertedTimes === null ? t('terms.all') : t('terms.times', { times: convertedTimes }),
    },
    ...(example
      ? [
          {
            label: t('field.example'),
            value: (
              <>
                <Money amount={formatMoney(example.amount)} brand={brand} /> ·{' '}
                <Money amount={formatMoney(example.required)} brand={brand} />
              </>
            ),
          },
        ]
      : []),
  ];
}
