import { listCategories } from '@lanna/contract/rewards/promotions/ops';
import { changeRaffle, makeRaffle } from '@lanna/contract/rewards/raffles/ops';
import { TICKETS_MOST } from '@lanna/rules/rewards/raffles/terms';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useBrandScope } from '../../../../console/brand-scope.ts';
import { brandOptions, openingBrand } from '../../../../console/brands-for.ts';
import { opsQuery, useOpsMutation } from '../../../../console/calls/ops-query.ts';
import { useOperator } from '../../../../console/operator.tsx';
import { ReasonFormDialog } from '../../../../console/reason-form-dialog.tsx';
import { useContentText } from '../../../../console/use-content-text.ts';
import { typedNumber } from '../../../../shared-parts/forms/typed-number.ts';
import { useContractForm } from '../../../../shared-parts/forms/use-contract-form.ts';
import { MoneyField } from '../../../../shared-parts/money/money-field.tsx';
import { wireAmount } from '../../../../shared-parts/money/typed-amount.ts';
import { Button } from '../../../../ui/button.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { notify } from '../../../../ui/layers/notify.ts';
import { usePageLanguage } from '../../../../use-page-language.ts';
import { BeaconFields } from './beacon-fields.tsx';
import { PrizeFields } from './prize-fields.tsx';
import type { ShownOpsRaffle } from './raffle-panel.tsx';
import { newPrize, prizeBody, typedPrize } from './typed-prizes.ts';

const DECIMALS = 2;
const USUAL_PER_TICKET = '500.00';

/** A new raffle, or a change of a draft. It holds no money before two have published it. */
export function RaffleDialog({ raffle, onClose }: { raffle?: ShownOpsRaffle; onClose: () => void }) {
  const { t } = useTranslation('raffles-console');
  const language = usePageLanguage();
  const content = useContentText();
  const { brands } = useOperator();
  const scope = useBrandScope();
  const making = useOpsMutation(makeRaffle);
  const changing = useOpsMutation(changeRaffle);
  const wire = (typed: string) => wireAmount(typed, language, DECIMALS) ?? '';
  const form = useContractForm(makeRaffle, {
    initial: { brand: raffle?.brand ?? openingBrand(scope.brand, brands), reason: '', ...typedOf(raffle) },
    toBody: ({
      titleTh,
      titleEn,
      textTh,
      textEn,
      perTicket,
      ticketsMost,
      leastRank,
      prizes,
      beacon,
      beaconDays,
      ...typed
    }) => ({
      ...typed,
      title: { TH: titleTh, EN: titleEn },
      text: { TH: textTh, EN: textEn },
      perTicket: wire(perTicket),
      ticketsMost: typedNumber(ticketsMost),
      leastRank: typedNumber(leastRank),
      prizes: prizes.map((prize) => prizeBody(prize, wire)),
      beacon: beacon === '' ? null : { name: beacon, days: typedNumber(beaconDays) },
    }),
    check: ({ titleTh, titleEn, textTh, textEn, firstDay, lastDay, categoryId }) => ({
      titleTh: titleTh.trim() === '' && t('form.needed'),
      titleEn: titleEn.trim() === '' && t('form.needed'),
      textTh: textTh.trim() === '' && t('form.needed'),
      textEn: textEn.trim() === '' && t('form.needed'),
      firstDay: firstDay === '' && t('form.needed'),
      lastDay: lastDay === '' && t('form.needed'),
      categoryId: categoryId === '' && t('form.needed'),
    }),
    send: async ({ brand, ...body }) => {
      if (raffle)
        await changing.mutateAsync({ params: { id: raffle.id }, body: { ...body, edit: raffle.edit } });
      else await making.mutateAsync({ body: { brand, ...body } });
    },
    onDone: () => {
      notify({ text: t('done.saved'), tone: 'success' });
      onClose();
    },
  });
  const { brand } = form.values;
  const categories = useQuery({
    ...opsQuery(listCategories, { query: { brand, limit: 200 } }),
    enabled: brand !== '',
  });
  const offered = (categories.data?.rows ?? []).map(({ id, name }) => ({ value: id, label: content(name) }));
  const prizes = form.kept('prizes');
  return (
    <ReasonFormDialog
      form={form}
      onClose={onClose}
      title={t(raffle ? 'list.change' : 'list.make')}
      text={t('form.text')}
      action={t('form.save')}
    >
      <div className="grid gap-3 sm:grid-cols-2">
        {!raffle && (
          <SelectField
            {...form.field('brand')}
            label={t('field.brand')}
            options={brandOptions(brands, form.values.brand)}
          />
        )}
        <SelectField
          {...form.field('categoryId')}
          label={t('field.category')}
          hint={categories.data && offered.length === 0 ? t('form.noCategory') : undefined}
          options={[{ value: '', label: '–' }, ...offered]}
        />
        <TextField {...form.field('titleTh')} label={t('form.titleTh')} />
        <TextField {...form.field('titleEn')} label={t('form.titleEn')} />
        <TextField {...form.field('textTh')} label={t('form.textTh')} />
        <TextField {...form.field('textEn')} label={t('form.textEn')} />
        <TextField {...form.field('firstDay')} type="date" label={t('field.firstDay')} />
        <TextField {...form.field('lastDay')} type="date" label={t('field.lastDay')} />
        <MoneyField {...form.typed('perTicket')} label={t('field.perTicket')} decimals={DECIMALS} />
        <TextField {...form.field('ticketsMost')} inputMode="numeric" label={t('field.ticketsMost')} />
        <TextField {...form.field('leastRank')} inputMode="numeric" label={t('field.leastRank')} />
        <BeaconFields form={form} beacon={form.values.beacon} />
      </div>
      <h3 className="font-semibold">{t('form.prizes')}</h3>
      {prizes.value.map((prize, at) => (
        <PrizeFields
          key={prize.key}
          prize={prize}
          number={at + 1}
          onChange={(changed) =>
            prizes.onChange(prizes.value.map((one) => (one.key === changed.key ? changed : one)))
          }
          onRemove={
            prizes.value.length > 1
              ? () => prizes.onChange(prizes.value.filter(({ key }) => key !== prize.key))
              : undefined
          }
        />
      ))}
      <Button
        variant="secondary"
        size="small"
        className="self-start"
        onClick={() => prizes.onChange([...prizes.value, newPrize()])}
      >
        {t('form.add')}
      </Button>
    </ReasonFormDialog>
  );
}

function typedOf(raffle: ShownOpsRaffle | undefined) {
  return {
    categoryId: raffle?.categoryId ?? '',
    ...{ titleTh: raffle?.title.TH ?? '', titleEn: raffle?.title.EN ?? '' },
    ...{ textTh: raffle?.text.TH ?? '', textEn: raffle?.text.EN ?? '' },
    ...{ firstDay: raffle?.firstDay ?? '', lastDay: raffle?.lastDay ?? '' },
    perTicket: raffle?.perTicket ?? USUAL_PER_TICKET,
    ticketsMost: String(raffle?.ticketsMost ?? TICKETS_MOST),
    leastRank: String(raffle?.leastRank ?? 0),
    ...{ beacon: raffle?.beacon?.name ?? '', beaconDays: String(raffle?.beacon?.days ?? 3) },
    prizes: raffle ? raffle.prizes.map(typedPrize) : [newPrize()],
  };
}
