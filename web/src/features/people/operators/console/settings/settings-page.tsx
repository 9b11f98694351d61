import type { Value } from '@lanna/contract/endpoint';
import { changeSettings, showSettings } from '@lanna/contract/people/operators/setting-ops';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOps, useOpsMutation } from '../../../../../console/calls/ops-query.ts';
import { ConsolePage } from '../../../../../console/console-page.tsx';
import { Panel } from '../../../../../console/panel.tsx';
import { ReasonDialog } from '../../../../../console/reason-dialog.tsx';
import { QueryView } from '../../../../../query-view.tsx';
import { Button } from '../../../../../ui/button.tsx';
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
  const [fourEyes, setFourEyes] = useState(() =>
    Object.fromEntries(shown.kinds.map(({ kind, inForce }) => [kind, inForce])),
  );
  const [hours, setHours] = useState(String(shown.settings.proposalHours));
  const [asking, setAsking] = useState(false);
  const [tried, setTried] = useState(false);
  const changing = useOpsMutation(changeSettings, {
    onDone: ({ proposal }) => {
      setAsking(false);
      notify(
        proposal === null
          ? { text: t('settings.saved'), tone: 'success' }
          : { text: t('roles.proposed'), detail: t('roles.proposedText'), tone: 'info' },
      );
    },
  });
  const proposalHours = Number(hours);
  const areHoursFine = Number.isInteger(proposalHours) && proposalHours >= 1 && proposalHours <= 720;
  const language = usePageLanguage();
  const ruleOf = (kind: string) => readRule(fourEyes[kind] ?? 'always', language);
  const areRulesFine = shown.kinds.every(({ kind, floor }) => isRuleFine(ruleOf(kind), floor));
  const rules = Object.fromEntries(Object.keys(fourEyes).map((kind) => [kind, ruleOf(kind) ?? 'always']));
  return (
    <form
      className="flex max-w-3xl flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        changing.reset();
        if (areHoursFine && areRulesFine) setAsking(true);
      }}
    >
      <Panel title={t('settings.fourEyes')} text={t('settings.fourEyesText')} flush>
        <ul className="divide-y divide-line">
          {shown.kinds.map(({ kind, hasAmount, floor }) => (
            <li key={kind} className="px-4 py-3">
              <FourEyesField
                label={kindLabel(t, kind)}
                code={kind}
                hasAmount={hasAmount}
                floor={floor}
                value={fourEyes[kind] ?? 'always'}
                tried={tried}
                onChange={(rule) => setFourEyes({ ...fourEyes, [kind]: rule })}
              />
            </li>
          ))}
        </ul>
      </Panel>
      <Panel title={t('settings.waiting')}>
        <TextField
          label={t('settings.hours')}
          hint={t('settings.hoursHint')}
          error={tried && !areHoursFine ? t('settings.hoursRule') : undefined}
          inputMode="numeric"
          maxLength={3}
          value={hours}
          onChange={({ target }) => setHours(target.value)}
          className="max-w-48"
        />
      </Panel>
      <div>
        <Button type="submit">{t('settings.save')}</Button>
      </div>
      <ReasonDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('settings.save')}
        text={t('settings.saveText')}
        action={t('settings.save')}
        busy={changing.isPending}
        error={changing.error}
        onConfirm={(reason) =>
          changing.mutate({
            body: { settings: { fourEyes: rules, proposalHours }, version: shown.version, reason },
          })
        }
      />
    </form>
  );
}
