import { changeWheel, type WheelRow } from '@lanna/contract/rewards/missions/ops';
import { FIELDS_LEAST, FIELDS_MOST } from '@lanna/rules/rewards/missions/wheel';
import { useTranslation } from 'react-i18next';
import { useOpsMutation } from '../../../../console/calls/ops-query.ts';
import { ReasonFormDialog } from '../../../../console/reason-form-dialog.tsx';
import { typedNumber } from '../../../../shared-parts/forms/typed-number.ts';
import { useContractForm } from '../../../../shared-parts/forms/use-contract-form.ts';
import { MoneyField } from '../../../../shared-parts/money/money-field.tsx';
import { wireAmount } from '../../../../shared-parts/money/typed-amount.ts';
import { Button } from '../../../../ui/button.tsx';
import { notify } from '../../../../ui/layers/notify.ts';
import { usePageLanguage } from '../../../../use-page-language.ts';
import { type TypedField, WheelFieldFields } from './wheel-field-fields.tsx';
import { WheelPreview } from './wheel-preview.tsx';

const DECIMALS = 2;

/** Fields, chances and budget of a wheel: in force once a second operator has agreed. */
export function WheelDialog({ wheel, onClose }: { wheel: WheelRow; onClose: () => void }) {
  const { t } = useTranslation('missions-console');
  const language = usePageLanguage();
  const changing = useOpsMutation(changeWheel);
  const wire = (typed: string) => wireAmount(typed, language, DECIMALS) ?? '';
  const form = useContractForm(changeWheel, {
    initial: {
      budget: wheel.version === 0 ? '' : wheel.budget,
      fields: wheel.fields?.map(typedField) ?? Array.from({ length: FIELDS_LEAST }, newField),
      reason: '',
    },
    toBody: (typed) => ({
      version: wheel.version,
      budget: wire(typed.budget),
      fields: typed.fields.map((field) => wheelField(field, wire)),
      reason: typed.reason,
    }),
    send: (body) => changing.mutateAsync({ params: { brand: wheel.brand }, body }),
    onDone: ({ proposal }) => {
      notify({ text: t(proposal ? 'done.proposed' : 'done.saved'), tone: 'success' });
      onClose();
    },
  });
  const fields = form.kept('fields');
  const total = fields.value.reduce((sum, { weight }) => sum + (Number(weight) || 0), 0);
  return (
    <ReasonFormDialog
      form={form}
      onClose={onClose}
      title={t('wheels.change')}
      text={t('wheels.changeText')}
      action={t('form.save')}
    >
      <MoneyField {...form.typed('budget')} label={t('field.budget')} decimals={DECIMALS} />
      {fields.value.map((field, at) => (
        <WheelFieldFields
          key={field.key}
          field={field}
          number={at + 1}
          total={total}
          onChange={(next) =>
            fields.onChange(fields.value.map((one) => (one.key === field.key ? next : one)))
          }
          onRemove={
            fields.value.length <= FIELDS_LEAST
              ? undefined
              : () => fields.onChange(fields.value.filter(({ key }) => key !== field.key))
          }
        />
      ))}
      {fields.value.length < FIELDS_MOST && (
        <Button variant="secondary" onClick={() => fields.onChange([...fields.value, newField()])}>
          {t('wheels.addField')}
        </Button>
      )}
      {total > 0 && (
        <WheelPreview brand={wheel.brand} fields={fields.value.map((field) => shownField(field, wire))} />
      )}
    </ReasonFormDialog>
  );
}

function wheelField(field: TypedField, wire: (typed: string) => string) {
  return {
    name: { TH: field.nameTh, EN: field.nameEn },
    weight: typedNumber(field.weight),
    prize:
      field.kind === 'empty'
        ? { kind: 'empty' as const }
        : field.kind === 'cash'
          ? { kind: 'cash' as const, amount: wire(field.amount) }
          : {
              ...{ kind: 'bonus' as const, amount: wire(field.amount) },
              ...{ times: typedNumber(field.times), days: typedNumber(field.days) },
            },
  };
}

/** As far as it is typed: what is missing is nothing yet. */
function shownField(field: TypedField, wire: (typed: string) => string) {
  return wheelField(
    { ...field, weight: String(Number(field.weight) || 0) },
    (typed) => wire(typed) || '0.00',
  );
}

function newField(): TypedField {
  return {
    ...{ key: crypto.randomUUID(), nameTh: '', nameEn: '', kind: 'empty', amount: '', times: '5', days: '7' },
    weight: '1',
  };
}

function typedField({ name, prize, weight }: NonNullable<WheelRow['fields']>[number]): TypedField {
  return {
    ...newField(),
    ...{ nameTh: name.TH ?? '', nameEn: name.EN ?? '', weight: String(weight), kind: prize.kind },
    ...(prize.kind === 'empty' ? {} : { amount: prize.amount }),
    ...(prize.kind === 'bonus' ? { times: String(prize.times), days: String(prize.days) } : {}),
  };
}
