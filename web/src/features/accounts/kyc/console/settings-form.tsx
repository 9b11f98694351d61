import { changeIdentitySettings, type IdentitySettings } from '@lanna/contract/accounts/kyc/settings-ops';
import { ADDRESS_PROOFS, IDENTITY_DOCUMENTS } from '@lanna/rules/accounts/kyc/identity-documents';
import { WITHDRAWALS_WAIT } from '@lanna/rules/accounts/kyc/identity-waits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOpsMutation } from '../../../../console/calls/ops-query.ts';
import { Panel } from '../../../../console/panel.tsx';
import { ReasonDialog } from '../../../../console/reason-dialog.tsx';
import { MoneyField } from '../../../../shared-parts/money/money-field.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Checkbox } from '../../../../ui/fields/checkbox.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { notify } from '../../../../ui/layers/notify.ts';
import { usePageLanguage } from '../../../../use-page-language.ts';
import { type Draft, draftOf, readDraft } from './settings-draft.ts';

/** What waits at one brand, changed together and with the reason why. */
export function SettingsForm({ settings, mayChange }: { settings: IdentitySettings; mayChange: boolean }) {
  const { t } = useTranslation('kyc-console');
  const [draft, setDraft] = useState<Draft>(() => draftOf(settings));
  const [asking, setAsking] = useState(false);
  const saving = useOpsMutation(changeIdentitySettings, {
    onDone: () => {
      setAsking(false);
      notify({ text: t('settings.saved'), tone: 'success' });
    },
  });
  const isChanged = JSON.stringify(draft) !== JSON.stringify(draftOf(settings));
  const read = readDraft(draft, usePageLanguage());
  const change = (changed: Partial<Draft>) => setDraft({ ...draft, ...changed });
  const money = (name: 'withdrawalAbove' | 'depositAbove' | 'depositTotalAbove') => (
    <MoneyField
      label={t(`settings.field.${name}`)}
      hint={t(`settings.hint.${name}`, { currency: settings.currency })}
      value={draft[name]}
      onType={(typed) => change({ [name]: typed })}
    />
  );
  const count = (name: 'triesADay' | 'keptDays') => (
    <TextField
      label={t(`settings.field.${name}`)}
      hint={t(`settings.hint.${name}`, { currency: settings.currency })}
      inputMode="numeric"
      autoComplete="off"
      value={draft[name]}
      onChange={({ target }) => change({ [name]: target.value })}
    />
  );
  return (
    <Panel
      title={settings.brand}
      text={t(settings.version === 0 ? (settings.demo ? 'settings.demo' : 'settings.real') : 'settings.own')}
    >
      <fieldset disabled={!mayChange} className="flex flex-col gap-5">
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField
            label={t('settings.field.withdrawals')}
            value={draft.withdrawals}
            onChange={({ target }) => change({ withdrawals: target.value as Draft['withdrawals'] })}
            options={WITHDRAWALS_WAIT.map((value) => ({ value, label: t(`settings.withdrawals.${value}`) }))}
          />
          {draft.withdrawals === 'above' && money('withdrawalAbove')}
          {money('depositAbove')}
          {money('depositTotalAbove')}
          <SelectField
            label={t('settings.field.addressProof')}
            value={draft.addressProof}
            onChange={({ target }) => change({ addressProof: target.value as Draft['addressProof'] })}
            options={ADDRESS_PROOFS.map((value) => ({ value, label: t(`settings.addressProof.${value}`) }))}
          />
          {count('triesADay')}
          {count('keptDays')}
        </div>
        <fieldset className="flex flex-col gap-2">
          <legend className="mb-1.5 font-medium text-muted text-sm">{t('settings.field.kinds')}</legend>
          {IDENTITY_DOCUMENTS.map((kind) => (
            <Checkbox
              key={kind}
              label={t(`kind.${kind}`)}
              checked={draft.kinds.includes(kind)}
              onChange={({ target }) =>
                change({
                  kinds: IDENTITY_DOCUMENTS.filter((one) =>
                    one === kind ? target.checked : draft.kinds.includes(one),
                  ),
                })
              }
            />
          ))}
        </fieldset>
        {isChanged && !read && (
          <p role="alert" className="text-danger text-sm">
            {t('settings.unreadable')}
          </p>
        )}
        {mayChange && (
          <Button
            size="small"
            disabled={!isChanged || !read}
            onClick={() => setAsking(true)}
            className="self-start"
          >
            {t('settings.save')}
          </Button>
        )}
      </fieldset>
      <ReasonDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('settings.ask', { brand: settings.brand })}
        text={t('settings.askText')}
        action={t('settings.save')}
        busy={saving.isPending}
        error={saving.error}
        onConfirm={(reason) => {
          if (!read) return;
          saving.mutate({
            params: { code: settings.brand },
            body: { ...read, version: settings.version, reason },
          });
        }}
      />
    </Panel>
  );
}
