import { chooseQuietHours, PUSH_KINDS, type QuietHours } from '@lanna/contract/messaging/web-push/web-push';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Moon } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../api/calls/call.ts';
import { useRefusalText } from '../../../api/calls/refusal-text.ts';
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
  const words = useRefusalText();
  const queries = useQueryClient();
  const [typed, setTyped] = useState(kept);
  const [checked, setChecked] = useState(false);
  const save = useMutation({
    mutationFn: (quiet: QuietHours) => call(chooseQuietHours, { body: quiet }),
    onSuccess: (value) => {
      notify({ tone: 'success', text: t('quiet.saved') });
      queries.setQueryData(settingsQuery.queryKey, (before) => before && { ...before, ...value });
    },
  });
  const isSame = typed.from === typed.until;

  function submit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (!isSame && typed.from !== '' && typed.until !== '') save.mutate(typed);
  }

  return (
    <Card>
      <form onSubmit={submit} noValidate className="flex flex-col gap-4">
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
          <TextField
            type="time"
            label={t('quiet.from')}
            value={typed.from}
            onChange={({ target }) => setTyped({ ...typed, from: target.value })}
          />
          <TextField
            type="time"
            label={t('quiet.until')}
            error={checked && isSame ? t('quiet.same') : undefined}
            value={typed.until}
            onChange={({ target }) => setTyped({ ...typed, until: target.value })}
          />
        </div>
        <p className="text-muted text-sm">{t('quiet.zone', { zone: timeZone })}</p>
        <fieldset className="flex flex-col gap-2">
          <legend className="mb-1 font-medium text-sm">{t('quiet.waits')}</legend>
          {PUSH_KINDS.map((kind) => (
            <Checkbox
              key={kind}
              label={t(`kind.${kind}.title`)}
              checked={typed.kinds.includes(kind)}
              onChange={({ target }) =>
                setTyped({
                  ...typed,
                  kinds: PUSH_KINDS.filter((one) =>
                    one === kind ? target.checked : typed.kinds.includes(one),
                  ),
                })
              }
            />
          ))}
          {typed.kinds.length === 0 && <p className="text-muted text-sm">{t('quiet.none')}</p>}
        </fieldset>
        {save.error && <FormError>{words(save.error)}</FormError>}
        <Button type="submit" variant="secondary" busy={save.isPending} className="sm:self-start">
          {t('quiet.save')}
        </Button>
      </form>
    </Card>
  );
}
