import { BRAND_SPLITS } from '@lanna/contract/rewards/brand-envelopes/brand-envelopes';
import {
  BRAND_ENVELOPE_AUDIENCES,
  changeBrandEnvelope,
  makeBrandEnvelope,
} from '@lanna/contract/rewards/brand-envelopes/ops';
import { OPEN_LEAST_SECONDS } from '@lanna/rules/rewards/brand-envelopes/terms';
import { useTranslation } from 'react-i18next';
import { useBrandScope } from '../../../../console/brand-scope.ts';
import { brandOptions, openingBrand } from '../../../../console/brands-for.ts';
import { useOpsMutation } from '../../../../console/calls/ops-query.ts';
import { MemberPicker } from '../../../../console/fields/member-picker.tsx';
import { MomentField } from '../../../../console/fields/moment-field.tsx';
import { useOperator } from '../../../../console/operator.tsx';
import { ReasonFormDialog } from '../../../../console/reason-form-dialog.tsx';
import { typedNumber } from '../../../../shared-parts/forms/typed-number.ts';
import { useContractForm } from '../../../../shared-parts/forms/use-contract-form.ts';
import { MoneyField } from '../../../../shared-parts/money/money-field.tsx';
import { wireAmount } from '../../../../shared-parts/money/typed-amount.ts';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TextAreaField } from '../../../../ui/fields/text-area-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { notify } from '../../../../ui/layers/notify.ts';
import { usePageLanguage } from '../../../../use-page-language.ts';
import type { ShownEnvelope } from './envelope-panel.tsx';
import { RoomField } from './room-field.tsx';

const DECIMALS = 2;
const YES_NO = ['no', 'yes'] as const;

/** A new envelope, or a change of a draft. It holds no money before two have published it. */
export function EnvelopeDialog({ envelope, onClose }: { envelope?: ShownEnvelope; onClose: () => void }) {
  const { t } = useTranslation('brand-envelopes-console');
  const language = usePageLanguage();
  const { brands } = useOperator();
  const scope = useBrandScope();
  const making = useOpsMutation(makeBrandEnvelope);
  const changing = useOpsMutation(changeBrandEnvelope);
  const form = useContractForm(makeBrandEnvelope, {
    initial: {
      brand: envelope?.brand ?? openingBrand(scope.brand, brands),
      nameTh: envelope?.name.TH ?? '',
      nameEn: envelope?.name.EN ?? '',
      amount: envelope?.amount ?? '',
      shares: String(envelope?.shares ?? 100),
      split: envelope?.split ?? ('random' as (typeof BRAND_SPLITS)[number]),
      startsAt: envelope?.startsAt ?? new Date().toISOString(),
      openSeconds: String(envelope?.openSeconds ?? OPEN_LEAST_SECONDS),
      isAnnounced: (envelope?.isAnnounced ? 'yes' : 'no') as (typeof YES_NO)[number],
      audience: envelope?.audience ?? ('everyone' as (typeof BRAND_ENVELOPE_AUDIENCES)[number]),
      leastRank: String(envelope?.leastRank ?? 0),
      room: envelope?.room ?? '',
      members: envelope?.members.map(({ name }) => name).join('\n') ?? '',
      reason: '',
    },
    toBody: (typed) => ({
      brand: typed.brand,
      name: { TH: typed.nameTh, EN: typed.nameEn },
      amount: wireAmount(typed.amount, language, DECIMALS) ?? '',
      shares: typedNumber(typed.shares),
      split: typed.split,
      startsAt: typed.startsAt,
      openSeconds: typedNumber(typed.openSeconds),
      isAnnounced: typed.isAnnounced === 'yes',
      audience: typed.audience,
      leastRank: typedNumber(typed.leastRank),
      room: typed.audience === 'members' || typed.room === '' ? null : typed.room,
      members: typed.audience === 'members' ? typed.members.split(/[\s,]+/).filter(Boolean) : [],
      reason: typed.reason,
    }),
    check: ({ nameTh, nameEn }) => ({
      nameTh: nameTh.trim() === '' && t('form.nameNeeded'),
      nameEn: nameEn.trim() === '' && t('form.nameNeeded'),
    }),
    send: async ({ brand, ...body }) => {
      if (envelope)
        await changing.mutateAsync({ params: { id: envelope.id }, body: { ...body, edit: envelope.edit } });
      else await making.mutateAsync({ body: { brand, ...body } });
    },
    onDone: () => {
      notify({ text: t('done.saved'), tone: 'success' });
      onClose();
    },
  });
  const startsAt = form.kept('startsAt');
  const timeZone = brands.find(({ code }) => code === form.values.brand)?.timeZone ?? 'UTC';
  return (
    <ReasonFormDialog
      form={form}
      onClose={onClose}
      title={t(envelope ? 'list.change' : 'list.make')}
      text={t('form.text')}
      action={t('form.save')}
    >
      <div className="grid gap-3 sm:grid-cols-2">
        {!envelope && (
          <SelectField
            {...form.field('brand')}
            label={t('field.brand')}
            options={brandOptions(brands, form.values.brand)}
          />
        )}
        <TextField {...form.field('nameTh')} label={t('form.nameTh')} />
        <TextField {...form.field('nameEn')} label={t('form.nameEn')} />
        <MoneyField {...form.typed('amount')} label={t('field.amount')} decimals={DECIMALS} />
        <TextField {...form.field('shares')} inputMode="numeric" label={t('field.shares')} />
        <SelectField
          {...form.field('split')}
          label={t('field.split')}
          options={BRAND_SPLITS.map((value) => ({ value, label: t(`split.${value}`) }))}
        />
        <MomentField
          {...startsAt}
          label={t('field.startsAt')}
          timeZone={timeZone}
          onChange={(value) => value && startsAt.onChange(value)}
        />
        <TextField {...form.field('openSeconds')} inputMode="numeric" label={t('field.openSeconds')} />
        <SelectField
          {...form.field('isAnnounced')}
          label={t('field.isAnnounced')}
          options={YES_NO.map((value) => ({ value, label: t(value) }))}
        />
        <SelectField
          {...form.field('audience')}
          label={t('field.audience')}
          options={BRAND_ENVELOPE_AUDIENCES.map((value) => ({ value, label: t(`audience.${value}`) }))}
        />
        {form.values.audience === 'everyone' && (
          <>
            <TextField {...form.field('leastRank')} inputMode="numeric" label={t('field.leastRank')} />
            <RoomField {...form.field('room')} brand={form.values.brand} />
          </>
        )}
      </div>
      {form.values.audience === 'members' && (
        <>
          <MemberPicker
            label={t('form.findMember')}
            brand={form.values.brand}
            by="username"
            value=""
            onChange={(name) => name && form.set('members', `${form.values.members.trim()} ${name}`.trim())}
          />
          <TextAreaField {...form.field('members')} label={t('form.members')} hint={t('form.membersHint')} />
        </>
      )}
    </ReasonFormDialog>
  );
}
