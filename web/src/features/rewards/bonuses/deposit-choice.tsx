import { chooseBonus } from '@lanna/contract/rewards/bonuses/bonuses';
import { depositOf } from '@lanna/rules/rewards/bonuses/terms';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../api/calls/call.ts';
import type { Offer } from './offer-list.tsx';
import { OfferLine } from './offer-list.tsx';
import { mineQuery } from './queries.ts';
import { TermsList } from './terms-list.tsx';
import { useBonusCall } from './use-bonus-call.ts';
import { useShown } from './use-shown.ts';

/** With which bonus the deposit below is made: without one, unless the member says so after the terms. */
export function DepositChoice() {
  const { t } = useTranslation('bonuses');
  const { data } = useQuery(mineQuery);
  const choosing = useBonusCall((offer: { id: string; version: number } | null) =>
    call(chooseBonus, { body: { offer } }),
  );
  const offers = data?.offers.filter(({ terms }) => depositOf(terms)) ?? [];
  if (!data || offers.length === 0) return null;
  const chosen = choosing.isPending ? (choosing.variables?.id ?? null) : (data.choice?.id ?? null);
  return (
    <fieldset className="lit flex flex-col gap-2 rounded-large bg-raised p-4">
      <legend className="sr-only">{t('choice.title')}</legend>
      <p aria-hidden="true" className="font-display font-semibold">
        {t('choice.title')}
      </p>
      <Choice
        label={t('choice.none')}
        text={t('choice.noneText')}
        checked={chosen === null}
        onChoose={() => choosing.mutate(null)}
      />
      {offers.map((offer) => (
        <OfferChoice
          key={offer.id}
          offer={offer}
          checked={chosen === offer.id}
          onChoose={() => choosing.mutate({ id: offer.id, version: offer.version })}
        />
      ))}
    </fieldset>
  );
}

function OfferChoice({ offer, checked, onChoose }: { offer: Offer; checked: boolean; onChoose: () => void }) {
  const { t } = useTranslation('bonuses');
  const shown = useShown();
  return (
    <div>
      <Choice
        label={shown.name(offer.terms.name)}
        text={<OfferLine offer={offer} />}
        checked={checked}
        onChoose={onChoose}
      />
      <details className="pl-9 text-sm" open={checked}>
        <summary className="cursor-pointer py-1 text-accent-text">{t('terms.open')}</summary>
        <div className="py-2">
          <TermsList terms={offer.terms} example={offer.example} />
        </div>
      </details>
    </div>
  );
}

function Choice({
  label,
  text,
  checked,
  onChoose,
}: {
  label: string;
  text: ReactNode;
  checked: boolean;
  onChoose: () => void;
}) {
  return (
    <label className="flex min-h-11 cursor-pointer items-start gap-3 rounded-medium p-2 has-checked:bg-sunken">
      <input
        type="radio"
        name="deposit-bonus"
        checked={checked}
        onChange={onChoose}
        className="mt-1 size-5 shrink-0 accent-accent"
      />
      <span className="min-w-0">
        <span className="font-medium">{label}</span>
        <span className="block text-muted text-sm">{text}</span>
      </span>
    </label>
  );
}
