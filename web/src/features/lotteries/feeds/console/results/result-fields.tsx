import type { DrawShape } from '@lanna/rules/lotteries/lottery/family';
import { useTranslation } from 'react-i18next';
import { FormError } from '../../../../../ui/fields/form-error.tsx';
import { DigitField } from './digit-field.tsx';
import { digitsIn, fieldErrorsOf, type ResultDraft } from './result-draft.ts';
import { decidingParts, usePartName } from './result-text.tsx';

/** A field for each number of a draw, with as many digits as the lottery draws. */
export function ResultFields({
  shape,
  value: draft,
  onChange,
}: {
  shape: DrawShape;
  value: ResultDraft;
  onChange: (draft: ResultDraft) => void;
}) {
  const { t } = useTranslation('feeds-console');
  const nameOf = usePartName();
  const fieldErrors = fieldErrorsOf(shape, draft);
  const isDoubled = fieldErrors[0]?.code === 'doubled';
  const change = (partAt: number, numberAt: number, typed: string) =>
    onChange(
      draft.map((numbers, at) =>
        at === partAt ? numbers.map((number, place) => (place === numberAt ? typed : number)) : numbers,
      ),
    );
  return (
    <div className="flex flex-col gap-4">
      {decidingParts(shape).map((part, partAt) => (
        <fieldset key={part.name} className="min-w-0">
          <legend className="mb-1.5 font-medium text-muted text-sm">{nameOf(part)}</legend>
          <div className="flex flex-wrap gap-x-5 gap-y-2">
            {(draft[partAt] ?? []).map((number, numberAt) => (
              <DigitField
                // biome-ignore lint/suspicious/noArrayIndexKey: the numbers of a prize are its places
                key={numberAt}
                label={t('type.number', { prize: nameOf(part), number: numberAt + 1, count: part.count })}
                digits={digitsIn(part)}
                group={part.width}
                value={number}
                wrong={fieldErrors.some(
                  (fieldError) => fieldError.part === partAt && (fieldError.number ?? 0) === numberAt,
                )}
                onValueChange={(typed) => change(partAt, numberAt, typed)}
              />
            ))}
          </div>
        </fieldset>
      ))}
      {fieldErrors[0] && <FormError>{isDoubled ? t('type.doubled') : t('type.foreign')}</FormError>}
    </div>
  );
}
