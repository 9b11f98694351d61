import type { Value } from '@lanna/contract/endpoint';
import { type listChannelFees, setChannelFee } from '@lanna/contract/oversight/reports/channel-fees';
import { useTranslation } from 'react-i18next';
import { brandOptions, useBrandsFor } from '../../../../../console/brands-for.ts';
import { useOpsMutation } from '../../../../../console/calls/ops-query.ts';
import { ReasonFormDialog } from '../../../../../console/reason-form-dialog.tsx';
import { displayDate } from '../../../../../i18n/format.ts';
import { useContractForm } from '../../../../../shared-parts/forms/use-contract-form.ts';
import { MoneyField } from '../../../../../shared-parts/money/money-field.tsx';
import { readPercent } from '../../../../../shared-parts/money/percent.ts';
import { wireAmount } from '../../../../../shared-parts/money/typed-amount.ts';
import { useTimeZone } from '../../../../../shared-parts/time/time-zone.ts';
import { SelectField } from '../../../../../ui/fields/select-field.tsx';
import { TextField } from '../../../../../ui/fields/text-field.tsx';
import { notify } from '../../../../../ui/layers/notify.ts';
import { usePageLanguage } from '../../../../../use-page-language.ts';

const DECIMALS = 2;
type Channels = Value<typeof listChannelFees>['channels'];

/** What a channel charges from a day on. */
export function ChannelFeeDialog({
  channels,
  brand: first,
  onClose,
}: {
  channels: Channels;
  brand: string;
  onClose: () => void;
}) {
  const { t } = useTranslation('insight-console');
  const { t: rule } = useTranslation('forms');
  const { brands } = useBrandsFor('reports.fees');
  const language = usePageLanguage();
  const saving = useOpsMutation(setChannelFee);
  const form = useContractForm(setChannelFee, {
    initial: {
      brand: first,
      way: '',
      fromDay: displayDate(Date.now(), useTimeZone()),
      share: '',
      fixed: '0.00',
      reason: '',
    },
    toBody: ({ way, share, fixed, fromDay, reason }) => {
      const [direction, channel = ''] = way.split(' ');
      return {
        ...{ channel, direction: direction === 'out' ? ('out' as const) : ('in' as const) },
        ...{
          fromDay,
          share: readPercent(share) ?? -1,
          fixed: wireAmount(fixed, language, DECIMALS) ?? '',
          reason,
        },
      };
    },
    check: ({ brand, way, share }) => ({
      brand: brand === '' && rule('rule.required'),
      way: way === '' && rule('rule.required'),
      share: readPercent(share) === undefined && t('fees.shareWrong'),
    }),
    send: async (body, { values }) => {
      await saving.mutateAsync({ query: { brand: values.brand }, body });
    },
    onDone: () => {
      notify({ text: t('fees.saved'), tone: 'success' });
      onClose();
    },
  });
  const own = channels.filter(({ brand }) => brand === form.values.brand);
  return (
    <ReasonFormDialog
      form={form}
      onClose={onClose}
      title={t('fees.add')}
      text={t('fees.dialogText')}
      action={t('fees.save')}
    >
      {brands.length > 1 && (
        <SelectField
          {...form.field('brand')}
          label={t('fees.brand')}
          options={brandOptions(brands, form.values.brand)}
        />
      )}
      <SelectField
        {...form.field('way')}
        label={t('head.channel')}
        options={[
          { value: '', label: t('fees.choose') },
          ...own.map(({ direction, code }) => ({
            value: `${direction} ${code}`,
            label: `${t(`channels.${direction}`)} · ${code}`,
          })),
        ]}
      />
      <TextField
        {...form.field('share')}
        label={t('fees.share')}
        hint={t('fees.shareHint')}
        inputMode="decimal"
        autoComplete="off"
      />
      <MoneyField {...form.typed('fixed')} label={t('fees.fixed')} decimals={DECIMALS} />
      <TextField
        {...form.field('fromDay')}
        label={t('fees.fromDay')}
        hint={t('fees.fromDayHint')}
        autoComplete="off"
      />
    </ReasonFormDialog>
  );
}
