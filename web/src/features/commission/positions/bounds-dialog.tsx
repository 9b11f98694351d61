import { type BelowPositions, boundPositions } from '@lanna/contract/commission/positions/positions';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useContractForm } from '../../../shared-parts/forms/use-contract-form.ts';
import { boundsTyped, boundTexts, readBound } from '../../../shared-parts/positions/bound-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { FormError } from '../../../ui/fields/form-error.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Dialog } from '../../../ui/layers/dialog.tsx';
import { notify } from '../../../ui/layers/notify.ts';
import { sendBounds } from './queries.ts';

/** The least and the most that an agent directly below holds of each kind of game. */
export function BoundsDialog({
  agent: { id, account, positions },
  onClose,
}: {
  agent: BelowPositions;
  onClose: () => void;
}) {
  const { t } = useTranslation('positions');
  const queries = useQueryClient();
  const form = useContractForm(boundPositions, {
    initial: { bounds: boundTexts(positions) },
    toBody: ({ bounds }) => ({ bounds: boundsTyped(positions, bounds) ?? {} }),
    // Each field says what is wrong with it, and a line that nothing is wanted.
    check: ({ bounds }) => ({ bounds: Object.keys(boundsTyped(positions, bounds) ?? {}).length === 0 && '' }),
    send: (body) => sendBounds(id, body),
    onDone: async ({ fromDay }) => {
      notify({ tone: 'success', text: t('bounds.saved', { account, day: fromDay }) });
      await queries.invalidateQueries({ queryKey: ['positions'] });
      onClose();
    },
  });
  const { value: texts, onChange: onTexts } = form.kept('bounds');
  const wanted = boundsTyped(positions, texts);
  const nothing = form.isTried && wanted !== undefined && Object.keys(wanted).length === 0;
  return (
    <Dialog open onOpenChange={(stays) => !stays && onClose()} title={t('bounds.title', { account })}>
      <form {...form.props} className="flex flex-col gap-4">
        <p className="text-muted text-sm">{t('bounds.lead')}</p>
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
        {form.problem && <FormError>{form.problem}</FormError>}
        {nothing && (
          <p role="status" className="text-sm text-warning">
            {t('own.nothing')}
          </p>
        )}
        <Button type="submit" wide busy={form.isPending}>
          {t('bounds.save')}
        </Button>
      </form>
    </Dialog>
  );
}
