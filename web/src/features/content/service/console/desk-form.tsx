import { DESK_MODES, type DeskSettings, deskSettings } from '@lanna/contract/content/service/desk-settings';
import { changeDesk, type listDesks } from '@lanna/contract/content/service/ops';
import type { Value } from '@lanna/contract/endpoint';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefusalText } from '../../../../api/calls/refusal-text.ts';
import { useOpsMutation } from '../../../../console/calls/ops-query.ts';
import { useMay } from '../../../../console/operator.tsx';
import { Panel } from '../../../../console/panel.tsx';
import { Button } from '../../../../ui/button.tsx';
import { FormError } from '../../../../ui/fields/form-error.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { notify } from '../../../../ui/layers/notify.ts';
import { HoursField } from './hours-field.tsx';
import { RepliesField } from './replies-field.tsx';

type Desk = Value<typeof listDesks>[number];

/** What was opened is edited; what a colleague writes meanwhile is refused, not lost. */
export function DeskForm({ desk }: { desk: Desk }) {
  const { t } = useTranslation('service-console');
  const words = useRefusalText();
  const may = useMay();
  const [opened, setOpened] = useState(desk);
  const [settings, setSettings] = useState<DeskSettings>(desk.settings);
  const [checked, setChecked] = useState(false);
  const change = useOpsMutation(changeDesk, {
    onDone: (kept) => {
      setOpened(kept);
      setSettings(kept.settings);
      setChecked(false);
      notify({ text: t('desk.saved'), tone: 'success' });
    },
  });
  const mayChange = may('service.change', desk.brand);
  const put = (part: Partial<DeskSettings>) => setSettings((now) => ({ ...now, ...part }));
  const fieldErrors = new Set(
    deskSettings.safeParse(settings).error?.issues.map(({ path }) => String(path[0])),
  );
  const isNewer = desk.version > opened.version;
  const isChanged = JSON.stringify(settings) !== JSON.stringify(opened.settings);

  function submit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (fieldErrors.size === 0)
      change.mutate({ params: { code: desk.brand }, body: { version: opened.version, settings } });
  }

  function takeNewer() {
    setOpened(desk);
    setSettings(desk.settings);
    change.reset();
  }

  return (
    <form onSubmit={submit} noValidate className="flex max-w-4xl flex-col gap-4">
      <fieldset disabled={!mayChange} className="contents">
        <Panel title={t('desk.when')}>
          <div className="flex flex-col gap-4">
            <SelectField
              label={t('desk.mode')}
              hint={t(`desk.modeHint.${settings.mode}`)}
              value={settings.mode}
              onChange={({ target }) => put({ mode: target.value as DeskSettings['mode'] })}
              options={DESK_MODES.map((value) => ({ value, label: t(`desk.modes.${value}`) }))}
              className="max-w-sm"
            />
            {settings.mode === 'hours' && (
              <HoursField
                hours={settings.hours}
                onChange={(hours) => put({ hours })}
                error={checked && fieldErrors.has('hours') ? t('desk.hoursFault') : undefined}
              />
            )}
          </div>
        </Panel>
        <Panel title={t('desk.replies')}>
          <RepliesField
            replies={settings.replies}
            onChange={(replies) => put({ replies })}
            error={checked && fieldErrors.has('replies') ? t('desk.repliesFault') : undefined}
          />
        </Panel>
        <Panel title={t('desk.rest')}>
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField
              label={t('desk.vip')}
              hint={t('desk.vipHint')}
              error={checked && fieldErrors.has('vipLink') ? t('desk.vipFault') : undefined}
              value={settings.vipLink ?? ''}
              inputMode="url"
              onChange={({ target }) =>
                put({ vipLink: target.value.trim() === '' ? null : target.value.trim() })
              }
            />
            <TextField
              label={t('desk.days')}
              hint={t('desk.daysHint')}
              error={checked && fieldErrors.has('visitorDays') ? t('desk.daysFault') : undefined}
              type="number"
              min={1}
              max={730}
              value={Number.isNaN(settings.visitorDays) ? '' : settings.visitorDays}
              onChange={({ target }) => put({ visitorDays: target.valueAsNumber })}
            />
          </div>
        </Panel>
      </fieldset>
      {isNewer && (
        <p className="flex flex-wrap items-center gap-x-3 text-sm text-warning">
          {t('desk.newer')}
          <Button variant="ghost" size="small" onClick={takeNewer}>
            {t('desk.take')}
          </Button>
        </p>
      )}
      {change.error && <FormError>{words(change.error)}</FormError>}
      {mayChange && (
        <div className="flex gap-2">
          <Button type="submit" busy={change.isPending} disabled={!isChanged}>
            {t('desk.save')}
          </Button>
          {isChanged && (
            <Button variant="ghost" onClick={() => setSettings(opened.settings)}>
              {t('desk.undo')}
            </Button>
          )}
        </div>
      )}
    </form>
  );
}
