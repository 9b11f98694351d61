import type { ChannelRow, DetailsForm } from '@lanna/contract/money/payments/channel-ops';
import { localText } from '@lanna/rules/local-text';
import { THAI_BANKS } from '@lanna/rules/money/payments/thai-banks';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../../i18n/words.ts';
import type { ContractForm } from '../../../../shared-parts/forms/contract-form.ts';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';

type DetailName = 'billerId' | 'billerName' | 'bankCode' | 'accountNumber' | 'accountName' | 'product';
type Channel = Pick<ChannelRow, 'kind' | 'way'>;

/** What a channel of this kind needs to know of where the money goes; none for one that is paid by hand. */
export function detailNames({ kind, way }: Channel): readonly DetailName[] {
  if (kind === 'promptpay') return ['billerId', 'billerName'];
  if (kind === 'gateway') return ['product'];
  return kind === 'bank' && way === 'in' ? ['bankCode', 'accountNumber', 'accountName'] : [];
}

/** Details that are not there yet; each field says itself what it has to be. */
export function missingDetails(
  channel: Channel,
  details: DetailsForm,
): Record<`details.${string}`, '' | false> {
  return Object.fromEntries(
    detailNames(channel).map((name) => [`details.${name}`, !details[name]?.trim() && '']),
  );
}

export function PayeeFields({
  kind,
  way,
  form,
}: Channel & { form: Pick<ContractForm<{ details: DetailsForm }>, 'kept' | 'error'> }) {
  const { t } = useTranslation('payments-console');
  const { value: details, onChange } = form.kept('details');
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {detailNames({ kind, way }).map((name) => {
        const field = {
          label: t(`field.${name}`),
          error: form.error(`details.${name}`) === undefined ? undefined : t(`fault.${name}`),
          value: details[name] ?? '',
          onChange: ({ target }: { target: { value: string } }) =>
            onChange({ ...details, [name]: target.value }),
        };
        return name === 'bankCode' ? (
          <SelectField
            key={name}
            {...field}
            options={[
              { value: '', label: t('choose') },
              ...THAI_BANKS.map(({ number, code, name: names }) => ({
                value: number,
                label: `${code} · ${localText(names, currentLanguage(), 'EN')}`,
              })),
            ]}
          />
        ) : (
          <TextField
            key={name}
            {...field}
            hint={t(`hint.${name}`)}
            required
            spellCheck={false}
            autoComplete="off"
          />
        );
      })}
    </div>
  );
}
