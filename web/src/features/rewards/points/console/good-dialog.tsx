import { addPointGood, changePointGood, type PointGoodRow } from '@lanna/contract/rewards/points/ops';
import { POINT_GIFTS } from '@lanna/contract/rewards/points/points';
import { useTranslation } from 'react-i18next';
import { useBrandScope } from '../../../../console/brand-scope.ts';
import { brandOptions, openingBrand } from '../../../../console/brands-for.ts';
import { useOpsMutation } from '../../../../console/calls/ops-query.ts';
import { PictureField } from '../../../../console/fields/picture-field.tsx';
import { useOperator } from '../../../../console/operator.tsx';
import { typedNumber } from '../../../../shared-parts/forms/typed-number.ts';
import { useContractForm } from '../../../../shared-parts/forms/use-contract-form.ts';
import { MoneyField } from '../../../../shared-parts/money/money-field.tsx';
import { wireAmount } from '../../../../shared-parts/money/typed-amount.ts';
import { Button } from '../../../../ui/button.tsx';
import { FormError } from '../../../../ui/fields/form-error.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TextAreaField } from '../../../../ui/fields/text-area-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Dialog } from '../../../../ui/layers/dialog.tsx';
import { notify } from '../../../../ui/layers/notify.ts';
import { usePageLanguage } from '../../../../use-page-language.ts';
import { OfferField } from './offer-field.tsx';

type PointGift = (typeof POINT_GIFTS)[number];
const DECIMALS = 2;

/** A new good, or one that members do not see now. It stays so until two have published it. */
export function GoodDialog({ good, onClose }: { good?: PointGoodRow; onClose: () => void }) {
  const { t } = useTranslation('points-console');
  const language = usePageLanguage();
  const { brands } = useOperator();
  const scope = useBrandScope();
  const adding = useOpsMutation(addPointGood);
  const changing = useOpsMutation(changePointGood);
  const wire = (typed: string) => wireAmount(typed, language, DECIMALS) ?? '';
  const form = useContractForm(addPointGood, {
    initial: {
      brand: good?.brand ?? openingBrand(scope.brand, brands),
      ...typedOf(good),
    },
    toBody: (typed) => ({
      brand: typed.brand,
      form: {
        title: { TH: typed.titleTh, EN: typed.titleEn },
        text: { TH: typed.textTh, EN: typed.textEn },
        pictureId: typed.pictureId,
        points: wire(typed.points),
        worth: wire(typed.worth),
        stock: typed.gives === 'code' ? 0 : typedNumber(typed.stock),
        raffleTickets: typed.gives === 'tickets' ? typedNumber(typed.tickets) : null,
        byCode: typed.gives === 'code',
        bonusOfferId: typed.gives === 'bonus' ? typed.offer : null,
      },
    }),
    check: (typed) => ({
      titleTh: typed.titleTh.trim() === '' && t('form.needed'),
      titleEn: typed.titleEn.trim() === '' && t('form.needed'),
      textTh: typed.textTh.trim() === '' && t('form.needed'),
      textEn: typed.textEn.trim() === '' && t('form.needed'),
      points: wire(typed.points) === '' && t('form.amountNeeded'),
      worth: wire(typed.worth) === '' && t('form.amountNeeded'),
      tickets:
        typed.gives === 'tickets' && !Number.isInteger(typedNumber(typed.tickets)) && t('form.numberNeeded'),
      offer: typed.gives === 'bonus' && typed.offer === '' && t('form.needed'),
      stock: typed.gives !== 'code' && !Number.isInteger(typedNumber(typed.stock)) && t('form.numberNeeded'),
    }),
    send: async (body) => {
      if (!good) await adding.mutateAsync({ body });
      else
        await changing.mutateAsync({
          params: { id: good.id },
          body: { version: good.version, form: body.form },
        });
    },
    onDone: () => {
      notify({ text: t('done.saved'), tone: 'success' });
      onClose();
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(stays) => !stays && onClose()}
      title={t(good ? 'goods.change' : 'goods.make')}
      insistent
    >
      <form {...form.props} className="flex flex-col gap-4">
        <p className="text-sm">{t('form.goodText')}</p>
        {!good && (
          <SelectField
            {...form.field('brand')}
            label={t('field.brand')}
            options={brandOptions(brands, form.values.brand)}
          />
        )}
        <div className="grid gap-3 sm:grid-cols-2">
          <TextField {...form.field('titleTh')} label={t('form.titleTh')} />
          <TextField {...form.field('titleEn')} label={t('form.titleEn')} />
          <TextAreaField {...form.field('textTh')} label={t('form.textTh')} rows={3} />
          <TextAreaField {...form.field('textEn')} label={t('form.textEn')} rows={3} />
          <MoneyField {...form.typed('points')} label={t('field.points')} decimals={DECIMALS} />
          <MoneyField
            {...form.typed('worth')}
            label={t('field.worth')}
            hint={t('form.worthHint')}
            decimals={DECIMALS}
          />
          <SelectField
            {...form.field('gives')}
            label={t('form.gives')}
            hint={t(`form.givesHint.${form.values.gives}`)}
            options={POINT_GIFTS
              // Whether it is a code is settled with the draft.
              .filter((gift) => !good || (gift === 'code') === good.form.byCode)
              .map((gift) => ({ value: gift, label: t(`gift.${gift}`) }))}
          />
          {form.values.gives !== 'code' && (
            <TextField {...form.field('stock')} inputMode="numeric" label={t('form.stock')} />
          )}
          {form.values.gives === 'tickets' && (
            <TextField {...form.field('tickets')} inputMode="numeric" label={t('form.tickets')} />
          )}
          {form.values.gives === 'bonus' && <OfferField {...form.field('offer')} brand={form.values.brand} />}
        </div>
        <PictureField
          {...form.kept('pictureId')}
          label={t('form.picture')}
          shape="card"
          brand={form.values.brand}
        />
        {form.problem && <FormError>{form.problem}</FormError>}
        <div className="flex justify-end gap-2">
          <Button variant="ghost" onClick={onClose}>
            {t('form.cancel')}
          </Button>
          <Button type="submit" busy={form.isPending}>
            {t('form.saveDraft')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

export function giftOf(form: PointGoodRow['form'] | undefined): PointGift {
  if (form?.byCode) return 'code';
  if (form?.bonusOfferId) return 'bonus';
  return form?.raffleTickets ? 'tickets' : 'item';
}

function typedOf(good: PointGoodRow | undefined) {
  const form = good?.form;
  return {
    ...{ titleTh: form?.title.TH ?? '', titleEn: form?.title.EN ?? '' },
    ...{ textTh: form?.text.TH ?? '', textEn: form?.text.EN ?? '' },
    ...{ points: form?.points ?? '', worth: form?.worth ?? '', stock: form ? String(form.stock) : '' },
    gives: giftOf(form),
    tickets: form?.raffleTickets ? String(form.raffleTickets) : '',
    offer: form?.bonusOfferId ?? '',
    pictureId: form?.pictureId ?? null,
  };
}
