import { changeChatSettings } from '@lanna/contract/content/chat/ops';
import { useTranslation } from 'react-i18next';
import { useOpsMutation } from '../../../../console/calls/ops-query.ts';
import { useMay } from '../../../../console/operator.tsx';
import { Panel } from '../../../../console/panel.tsx';
import { typedNumber } from '../../../../shared-parts/forms/typed-number.ts';
import { useContractForm } from '../../../../shared-parts/forms/use-contract-form.ts';
import { Button } from '../../../../ui/button.tsx';
import { Checkbox } from '../../../../ui/fields/checkbox.tsx';
import { FormError } from '../../../../ui/fields/form-error.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { notify } from '../../../../ui/layers/notify.ts';
import { clockOf, minuteOf } from './clock-time.ts';
import type { BrandRules } from './rules-page.tsx';

/** Who may write, how long messages stay, and when the rooms are quiet. */
export function SettingsForm({ rules }: { rules: BrandRules }) {
  const { t } = useTranslation('chat-console');
  const may = useMay();
  const { brand, settings, version } = rules;
  const changing = useOpsMutation(changeChatSettings);
  const form = useContractForm(changeChatSettings, {
    initial: {
      mustBeProved: settings.mustBeProved,
      ageHours: String(settings.ageHours),
      historyDays: String(settings.historyDays),
      quietFrom: clockOf(settings.quietFrom),
      quietTo: clockOf(settings.quietTo),
    },
    version,
    toBody: ({ mustBeProved, ageHours, historyDays, quietFrom, quietTo }, of) => ({
      version: of,
      settings: {
        mustBeProved,
        ageHours: typedNumber(ageHours),
        historyDays: typedNumber(historyDays),
        quietFrom: minuteOf(quietFrom),
        quietTo: minuteOf(quietTo),
      },
    }),
    send: (body) => changing.mutateAsync({ params: { code: brand }, body }),
    words: {
      ageHours: t('settings.ageFault'),
      historyDays: t('settings.daysFault'),
      quietFrom: t('rooms.hoursFault'),
      quietTo: t('rooms.hoursFault'),
    },
    onDone: () => notify({ text: t('done.saved'), tone: 'success' }),
  });
  const mayChange = may('chat.rules', brand);
  const proved = form.kept('mustBeProved');
  return (
    <Panel title={t('settings.title')}>
      <form {...form.props} className="flex flex-col gap-3">
        <fieldset disabled={!mayChange} className="grid gap-3 sm:grid-cols-2">
          <Checkbox
            label={t('settings.proved')}
            checked={proved.value}
            onChange={({ target }) => proved.onChange(target.checked)}
            className="sm:col-span-2"
          />
          <TextField {...form.field('ageHours')} label={t('settings.age')} type="number" />
          <TextField {...form.field('historyDays')} label={t('settings.days')} type="number" />
          <TextField {...form.field('quietFrom')} label={t('settings.quietFrom')} type="time" />
          <TextField {...form.field('quietTo')} label={t('settings.quietTo')} type="time" />
        </fieldset>
        {form.problem && <FormError>{form.problem}</FormError>}
        {mayChange && (
          <Button
            type="submit"
            size="small"
            className="self-start"
            busy={form.isPending}
            disabled={!form.isChanged}
          >
            {t('save')}
          </Button>
        )}
      </form>
    </Panel>
  );
}
