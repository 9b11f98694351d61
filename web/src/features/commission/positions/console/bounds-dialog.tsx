import { giveBounds } from '@lanna/contract/commission/positions/ops';
import { useTranslation } from 'react-i18next';
import { useOpsMutation } from '../../../../console/calls/ops-query.ts';
import { ReasonFormDialog } from '../../../../console/reason-form-dialog.tsx';
import { useContractForm } from '../../../../shared-parts/forms/use-contract-form.ts';
import { boundsTyped, boundTexts, readBound } from '../../../../shared-parts/positions/bound-texts.ts';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { notify } from '../../../../ui/layers/notify.ts';
import type { Line } from './member-tab.tsx';

/** The least and the most an agent at the top holds of each kind of game. */
export function BoundsDialog({ id, line, onClose }: { id: string; line: Line; onClose: () => void }) {
  const { t } = useTranslation('positions-console');
  const positions = line.line[0]?.positions ?? [];
  const giving = useOpsMutation(giveBounds);
  const form = useContractForm(giveBounds, {
    initial: { bounds: boundTexts(positions), reason: '' },
    toBody: ({ bounds, reason }) => ({ bounds: boundsTyped(positions, bounds) ?? {}, reason }),
    // Each of them says what is wrong with it.
    check: ({ bounds }) => ({ bounds: !boundsTyped(positions, bounds) && '' }),
    send: (body) => giving.mutateAsync({ params: { id }, body }),
    onDone: ({ fromDay, proposal }) => {
      notify({ text: proposal ? t('bounds.proposed') : t('bounds.done', { day: fromDay }), tone: 'success' });
      onClose();
    },
  });
  const { value: texts, onChange: onTexts } = form.kept('bounds');
  return (
    <ReasonFormDialog
      form={form}
      onClose={onClose}
      title={t('bounds.open')}
      text={t('bounds.text', { day: line.nextDay })}
      action={t('bounds.open')}
    >
      {positions.map(({ category }) => {
        const typed = texts[category] ?? { least: '', most: '' };
        const fieldError = form.isTried && !readBound(typed) ? t('bounds.wrong') : undefined;
        return (
          <fieldset key={category}>
            <legend className="mb-1 font-medium text-sm">{t(`category.${category}`)}</legend>
            <div className="grid grid-cols-2 gap-3">
              {(['least', 'most'] as const).map((end) => (
                <TextField
                  key={end}
                  label={t(`bounds.${end}`)}
                  error={end === 'most' ? fieldError : undefined}
                  inputMode="decimal"
                  autoComplete="off"
                  after={<span className="pr-3 text-muted text-sm">%</span>}
                  value={typed[end]}
                  onChange={({ target }) =>
                    onTexts({ ...texts, [category]: { ...typed, [end]: target.value } })
                  }
                />
              ))}
            </div>
          </fieldset>
        );
      })}
    </ReasonFormDialog>
  );
}
