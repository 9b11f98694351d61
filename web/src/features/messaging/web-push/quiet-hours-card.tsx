import { chooseQuietHours, PUSH_KINDS, type QuietHours } from '@lanna/contract/messaging/web-push/web-push';
import { useQueryClient } from '@tanstack/react-query';
import { Moon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../api/calls/call.ts';
import { useContractForm } from '../../../shared-parts/forms/use-contract-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { FormError } from '../../../ui/fields/form-error.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { notify } from '../../../ui/layers/notify.ts';
import { settingsQuery } from './queries.ts';

/** When devices stay quiet, and about what. What waits is sent when the hours are over. */
export function QuietHoursCard({ kept, timeZone }: { kept: QuietHours; timeZone: string }) {
  const { t } = useTranslation('web-push');
  const queries = useQueryClient();
  const form = useContractForm(chooseQuietHours, {
    initial: kept,
    check: ({ from, until }) => ({ until: from === until && t('quiet.same') }),
    send: (body) => call(chooseQuietHours, { body }),
    onDone: (value) => {
      notify({ tone: 'success', text: t('quiet.saved') });
      queries.setQueryData(settingsQuery.queryKey, (before) => before && { ...before, ...value });
    },
  });
  const kinds = form.kept('kinds');

  return (
    <Card>
      <form {...form.props} className="flex flex-col gap-4">
        <div className="flex items-start gap-3">
          <span
            aria-hidden="true"
            className="flex size-11 shrink-0 items-center justify-center rounded-full bg-raised text-accent-text [&_svg]:size-5"
          >
            <Moon />
          </span>
          <div className="min-w-0">
            <h3 className="font-semibold">{t('quiet.title')}</h3>
            <p className="text-muted text-sm">{t('quiet.text')}</p>
          </div>
        </div>
        <div className="grid grid-cols-2 gap-3 sm:max-w-sm">
          <TextField {...form.field('from')} type="time" label={t('quiet.from')} />
          <TextField {...form.field('until')} type="time" label={t('quiet.until')} />
        </div>
        <p className="text-muted text-sm">{t('quiet.zone', { zone: timeZone })}</p>
        <fieldset className="flex flex-col gap-2">
          <legend className="mb-1 font-medium text-sm">{t('quiet.waits')}</legend>
          {PUSH_KINDS.map((kind) => (
            <Checkbox
              key={kind}
              label={t(`kind.${kind}.title`)}
              checked={kinds.value.includes(kind)}
              onChange={({ target }) =>
                kinds.onChange(
                  PUSH_KINDS.filter((one) => (one === kind ? target.checked : kinds.value.includes(one))),
                )
              }
            />
          ))}
          {kinds.value.length === 0 && <p className="text-muted text-sm">{t('quiet.none')}</p>}
        </fieldset>
        {form.problem && <FormError>{form.problem}</FormError>}
        <Button type="submit" variant="secondary" busy={form.isPending} className="sm:self-start">
          {t('quiet.save')}
        </Button>
      </form>
    </Card>
  );
}
