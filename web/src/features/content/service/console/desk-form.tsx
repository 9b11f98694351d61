import { DESK_MODES, type DeskSettings } from '@lanna/contract/content/service/desk-settings';
import { changeDesk, type listDesks } from '@lanna/contract/content/service/ops';
import type { Value } from '@lanna/contract/endpoint';
import { useTranslation } from 'react-i18next';
import { useOpsMutation } from '../../../../console/calls/ops-query.ts';
import { FormState } from '../../../../console/form-state.tsx';
import { useMay } from '../../../../console/operator.tsx';
import { Panel } from '../../../../console/panel.tsx';
import { typedNumber } from '../../../../shared-parts/forms/typed-number.ts';
import { useContractForm } from '../../../../shared-parts/forms/use-contract-form.ts';
import { Button } from '../../../../ui/button.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { notify } from '../../../../ui/layers/notify.ts';
import { HoursField } from './hours-field.tsx';
import { RepliesField } from './replies-field.tsx';

type Desk = Value<typeof listDesks>[number];

/** What was opened is edited; what a colleague writes meanwhile is refused, not lost. */
export function DeskForm({ desk }: { desk: Desk }) {
  const { t } = useTranslation('service-console');
  const may = useMay();
  const change = useOpsMutation(changeDesk);
  const form = useContractForm(changeDesk, {
    initial: typedFrom(desk.settings),
    version: desk.version,
    toBody: ({ vipLink, visitorDays, ...settings }, version) => ({
      version,
      settings: { ...settings, vipLink: vipLink.trim() || null, visitorDays: typedNumber(visitorDays) },
    }),
    send: (body) => change.mutateAsync({ params: { code: desk.brand }, body }),
    words: {
      hours: t('desk.hoursFault'),
      replies: t('desk.repliesFault'),
      vipLink: t('desk.vipFault'),
      visitorDays: t('desk.daysFault'),
    },
    onDone: (kept, { restart }) => {
      restart(typedFrom(kept.settings), kept.version);
      notify({ text: t('desk.saved'), tone: 'success' });
    },
  });
  const mayChange = may('service.change', desk.brand);
  const { mode } = form.values;
  return (
    <form {...form.props} className="flex max-w-4xl flex-col gap-4">
      <fieldset disabled={!mayChange} className="contents">
        <Panel title={t('desk.when')}>
          <div className="flex flex-col gap-4">
            <SelectField
              label={t('desk.mode')}
              hint={t(`desk.modeHint.${mode}`)}
              {...form.field('mode')}
              options={DESK_MODES.map((value) => ({ value, label: t(`desk.modes.${value}`) }))}
              className="max-w-sm"
            />
            {mode === 'hours' && <HoursField {...form.kept('hours')} />}
          </div>
        </Panel>
        <Panel title={t('desk.replies')}>
          <RepliesField {...form.kept('replies')} />
        </Panel>
        <Panel title={t('desk.rest')}>
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField {...form.field('vipLink')} label={t('desk.vip')} hint={t('desk.vipHint')} />
            <TextField
              {...form.field('visitorDays')}
              label={t('desk.days')}
              hint={t('desk.daysHint')}
              type="number"
            />
          </div>
        </Panel>
      </fieldset>
      <FormState form={form} newer={t('desk.newer')} take={t('desk.take')} />
      {mayChange && (
        <div className="flex gap-2">
          <Button type="submit" busy={form.isPending} disabled={!form.isChanged}>
            {t('desk.save')}
          </Button>
          {form.isChanged && (
            <Button variant="ghost" onClick={form.undo}>
              {t('desk.undo')}
            </Button>
          )}
        </div>
      )}
    </form>
  );
}

/** The settings as their fields have them. */
function typedFrom(settings: DeskSettings) {
  return { ...settings, vipLink: settings.vipLink ?? '', visitorDays: String(settings.visitorDays) };
}
