import type { Value } from '@lanna/contract/endpoint';
import { type myBonuses, takeBonus } from '@lanna/contract/rewards/bonuses/bonuses';
import { depositOf } from '@lanna/rules/rewards/bonuses/terms';
import { Gift } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../api/calls/call.ts';
import { paths } from '../../../paths.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/layers/dialog.tsx';
import { EmptyState } from '../../../ui/state.tsx';
import { TermsList } from './terms-list.tsx';
import { useBonusCall } from './use-bonus-call.ts';
import { useShown } from './use-shown.ts';

export type Offer = Value<typeof myBonuses>['offers'][number];

/** What is on offer; each opens its terms, which stand before the yes. */
export function OfferList({ offers }: { offers: readonly Offer[] }) {
  const { t } = useTranslation('bonuses');
  const shown = useShown();
  const [open, setOpen] = useState<Offer>();
  return (
    <section aria-labelledby="bonus-offers" className="flex flex-col gap-3">
      <h3 id="bonus-offers" className="font-display font-semibold text-lg">
        {t('offers.title')}
      </h3>
      {offers.length === 0 ? (
        <div className="lit rounded-large bg-raised">
          <EmptyState icon={<Gift />} title={t('offers.empty')} text={t('offers.emptyText')} />
        </div>
      ) : (
        <ul className="grid gap-3 sm:grid-cols-2">
          {offers.map((offer) => (
            <li key={offer.id} className="lit flex flex-col gap-3 rounded-large bg-raised p-4">
              <div className="flex-1">
                <h4 className="font-semibold">{shown.name(offer.terms.name)}</h4>
                <OfferLine offer={offer} />
                <EarnedLine offer={offer} />
              </div>
              <Button variant="secondary" onClick={() => setOpen(offer)}>
                {t('offers.open')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {open && <OfferDialog offer={open} onClose={() => setOpen(undefined)} />}
    </section>
  );
}

/** What an offer gives, in one line. */
export function OfferLine({ offer }: { offer: Offer }) {
  const { t } = useTranslation('bonuses');
  const shown = useShown();
  const { match, loss, rounds, amount, wagering } = offer.terms;
  if (rounds)
    return (
      <p className="text-muted text-sm">
        {t('rounds.given', { count: rounds.count, shown: rounds.count, worth: shown.money(rounds.worth) })}{' '}
        {rounds.title ? t('rounds.inGame', { game: shown.name(rounds.title) }) : t('rounds.inAny', rounds)}
        {rounds.deposit && (
          <span className="block">
            {t(`rounds.deposit.${rounds.deposit.occasion}`, { least: shown.money(rounds.deposit.least) })}
          </span>
        )}
      </p>
    );
  return (
    <p className="text-muted text-sm">
      {match
        ? t('offers.match', { percent: match.percent, most: shown.money(match.most), times: wagering.times })
        : loss
          ? t('offers.loss', { percent: loss.percent, most: shown.money(loss.most), times: wagering.times })
          : t('offers.fixed', { amount: shown.money(amount ?? '0'), times: wagering.times })}
    </p>
  );
}

/** What the member can take of it now, and until when. */
function EarnedLine({ offer: { earned, terms } }: { offer: Offer }) {
  const { t } = useTranslation('bonuses');
  const shown = useShown();
  if (!earned) return null;
  return (
    <p className="mt-1 font-medium text-accent-text text-sm">
      {terms.rounds ? t('rounds.due') : t('offers.earned', { amount: shown.money(earned.amount) })}
      {earned.until !== null && (
        <span className="figures block font-normal text-muted text-xs">
          {t('offers.until', { day: earned.until })}
        </span>
      )}
    </p>
  );
}

/** Terms before the yes. */
export function OfferDialog({ offer, onClose }: { offer: Offer; onClose: () => void }) {
  const { t } = useTranslation('bonuses');
  const shown = useShown();
  const taking = useBonusCall(
    () => call(takeBonus, { body: { offer: { id: offer.id, version: offer.version } } }),
    () => t(offer.terms.rounds ? 'rounds.taken' : 'offers.taken'),
  );
  return (
    <Dialog
      open
      onOpenChange={(stays) => !stays && onClose()}
      title={t('terms.title')}
      description={shown.name(offer.terms.name)}
      footer={
        depositOf(offer.terms) ? (
          <p className="text-muted text-sm">{t('offers.withDeposit')}</p>
        ) : offer.earned === null ? (
          <div className="flex flex-wrap items-center justify-between gap-2">
            <p className="text-muted text-sm">{t('offers.notYet')}</p>
            {offer.terms.contact && (
              <LinkButton variant="secondary" size="small" href={paths.memberCentre('securityCenter')}>
                {t('offers.prove')}
              </LinkButton>
            )}
          </div>
        ) : (
          <div className="flex flex-wrap justify-end gap-2">
            <Button variant="secondary" onClick={onClose}>
              {t(offer.terms.rounds ? 'rounds.no' : 'offers.no')}
            </Button>
            <Button busy={taking.isPending} onClick={() => taking.mutate(undefined, { onSettled: onClose })}>
              {t(offer.terms.rounds ? 'rounds.yes' : 'offers.yes')}
            </Button>
          </div>
        )
      }
    >
      <EarnedLine offer={offer} />
      <TermsList terms={offer.terms} example={offer.example} />
    </Dialog>
  );
}
