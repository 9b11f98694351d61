import type { Value } from '@lanna/contract/endpoint';
import { changeSettings, showSettings } from '@lanna/contract/people/operators/setting-ops';
import { useTranslation } from 'react-i18next';
import { useOps, useOpsMutation } from '../../../../../console/calls/ops-query.ts';
import { ConsolePage } from '../../../../../console/console-page.tsx';
import { Panel } from '../../../../../console/panel.tsx';
import { ReasonDialog } from '../../../../../console/reason-dialog.tsx';
import { QueryView } from '../../../../../query-view.tsx';
import { typedNumber } from '../../../../../shared-parts/forms/typed-number.ts';
import { useContractForm } from '../../../../../shared-parts/forms/use-contract-form.ts';
import { Button } from '../../../../../ui/button.tsx';
import { FormError } from '../../../../../ui/fields/form-error.tsx';
import { TextField } from '../../../../../ui/fields/text-field.tsx';
import { notify } from '../../../../../ui/layers/notify.ts';
import { Skeleton } from '../../../../../ui/skeleton.tsx';
import { usePageLanguage } from '../../../../../use-page-language.ts';
import { kindLabel } from '../approvals/kind-label.ts';
import { FourEyesField, isRuleFine, readRule } from './four-eyes-field.tsx';

type Shown = Value<typeof showSettings>;

/** Settings of the console itself: which actions need a second operator, and how long a proposal waits. */
export function SettingsPage() {
  const { t } = useTranslation('operators-console');
  const settings = useOps(showSettings);
  return (
    <ConsolePage title={t('settings.title')} description={t('settings.text')}>
      <QueryView
        query={settings}
        label={t('settings.loading')}
        shape={<Skeleton className="h-96" />}
        failed={t('settings.failed')}
      >
        {(shown) => <SettingsForm key={shown.version} shown={shown} />}
      </QueryView>
    </ConsolePage>
  );
}

function SettingsForm({ shown }: { shown: Shown }) {
  const { t } = useTranslation('operators-console');
  const language = usePageLanguage();
  const changing = useOpsMutation(changeSettings);
  const form = useContractForm(changeSettings, {
    initial: {
      fourEyes: Object.fromEntries(shown.kinds.map(({ kind, inForce }) => [kind, inForce])),
      proposalHours: String(shown.settings.proposalHours),
    },
    version: shown.version,
    asksReason: true,
    toBody: ({ fourEyes, proposalHours }, version, reason) => ({
      settings: {
        fourEyes: Object.fromEntries(
          Object.entries(fourEyes).map(([kind, rule]) => [kind, readRule(rule, language) ?? 'always']),
        ),
        proposalHours: typedNumber(proposalHours),
      },
      version,
      reason,
    }),
    check: ({ fourEyes }) => {
      const isFine = shown.kinds.every(({ kind, floor }) =>
        isRuleFine(readRule(fourEyes[kind] ?? 'always', language), floor),
      );
      // Each of them says what is wrong with it.
      return { fourEyes: !isFine && '' };
    },
    words: { proposalHours: t('settings.hoursRule') },
    send: (body) => changing.mutateAsync({ body }),
    onDone: ({ proposal }) =>
      notify(
        proposal === null
          ? { text: t('settings.saved'), tone: 'success' }
          : { text: t('roles.proposed'), detail: t('roles.proposedText'), tone: 'info' },
      ),
  });
  const fourEyes = form.kept('fourEyes');
  return (
    <form {...form.props} className="flex max-w-3xl flex-col gap-4">
      <Panel title={t('settings.fourEyes')} text={t('settings.fourEyesText')} flush>
        <ul className="divide-y divide-line">
          {shown.kinds.map(({ kind, hasAmount, floor }) => (
            <li key={kind} className="px-4 py-3">
              <FourEyesField
                label={kindLabel(t, kind)}
                hasAmount={hasAmount}
                floor={floor}
                value={fourEyes.value[kind] ?? 'always'}
                tried={form.isTried}
                onChange={(rule) => fourEyes.onChange({ ...fourEyes.value, [kind]: rule })}
              />
            </li>
          ))}
        </ul>
      </Panel>
      <Panel title={t('settings.waiting')}>
        <TextField
          {...form.field('proposalHours')}
          label={t('settings.hours')}
          hint={t('settings.hoursHint')}
          className="max-w-48"
        />
      </Panel>
      <div>
        <Button type="submit">{t('settings.save')}</Button>
      </div>
      {form.problem && <FormError>{form.problem}</FormError>}
      <ReasonDialog
        {...form.reasonDialog}
        title={t('settings.save')}
        text={t('settings.saveText')}
        action={t('settings.save')}
      />
    </form>
  );
}
