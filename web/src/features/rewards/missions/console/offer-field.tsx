import { moneyOf } from '@lanna/contract/money';
import { listMissionOffers } from '@lanna/contract/rewards/missions/ops';
import { displayMoney } from '@lanna/rules/money';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { useOps } from '../../../../console/calls/ops-query.ts';
import { useContentText } from '../../../../console/use-content-text.ts';
import { SelectField } from '../../../../ui/fields/select-field.tsx';

/** The offers of a brand that a step can give: those that run and are given as rewards alone. */
export function OfferField({
  brand,
  ...field
}: { brand: string } & Omit<ComponentProps<typeof SelectField>, 'label' | 'options' | 'hint'>) {
  const { t } = useTranslation('missions-console');
  const content = useContentText();
  const { data } = useOps(listMissionOffers);
  const offers = data?.offers.filter((offer) => offer.brand === brand) ?? [];
  return (
    <SelectField
      {...field}
      label={t('form.offer')}
      hint={data && offers.length === 0 ? t('form.offerNone') : t('form.offerHint')}
      options={[
        { value: '', label: t('form.offerChoose') },
        ...offers.map(({ id, name, amount }) => ({
          value: id,
          label: `${content(name)} · ${displayMoney(moneyOf(amount))}`,
        })),
      ]}
    />
  );
}
