import { changeIdentitySettings, type IdentitySettings } from '@lanna/contract/accounts/kyc/settings-ops';
import { ADDRESS_PROOFS, IDENTITY_DOCUMENTS } from '@lanna/rules/accounts/kyc/identity-documents';
import { WITHDRAWALS_WAIT } from '@lanna/rules/accounts/kyc/identity-waits';
import { useTranslation } from 'react-i18next';
import { useOpsMutation } from '../../../../console/calls/ops-query.ts';
import { Panel } from '../../../../console/panel.tsx';
import { ReasonDialog } from '../../../../console/reason-dialog.tsx';
import { typedNumber } from '../../../../shared-parts/forms/typed-number.ts';
import { useContractForm } from '../../../../shared-parts/forms/use-contract-form.ts';
import { MoneyField } from '../../../../shared-parts/money/money-field.tsx';
import { wireAmount } from '../../../../shared-parts/money/typed-amount.ts';
import { Button } from '../../../../ui/button.tsx';
import { FormError } from '../../../../ui/fields/form-error.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { notify } from '../../../../ui/layers/notify.ts';
import { usePageLanguage } from '../../../../use-page-language.ts';
import { CheckList } from './check-list.tsx';

/** What waits at one brand, changed together and with the reason why. */
export function SettingsForm({ settings, mayChange }: { settings: IdentitySettings; mayChange: boolean }) {
  const { t } = useTranslation('kyc-console');
  const language = usePageLanguage();
  const saving = useOpsMutation(changeIdentitySettings);
  const amountOf = (typed: string) => wireAmount(typed, language) ?? '';
  const form = useContractForm(changeIdentitySettings, {
    initial: {
      withdrawals: settings.withdrawals,
      withdrawalAbove: settings.withdrawalAbove ?? '',
      depositAbove: settings.depositAbove ?? '',
      depositTotalAbove: settings.depositTotalAbove ?? '',
      addressProof: settings.addressProof,
      triesADay: String(settings.triesADay),
      keptDays: String(settings.keptDays),
      kinds: settings.kinds,
    },
    version: settings.version,
    asksReason: true,
    toBody: ({ withdrawals, addressProof, kinds, ...typed }, version, reason) => ({
      withdrawals,
      addressProof,
      kinds: IDENTITY_DOCUMENTS.filter((kind) => kinds.includes(kind)),
      withdrawalAbove: withdrawals === 'above' ? amountOf(typed.withdrawalAbove) : null,
      depositAbove: typed.depositAbove.trim() === '' ? null : amountOf(typed.depositAbove),
      depositTotalAbove: typed.depositTotalAbove.trim() === '' ? null : amountOf(typed.depositTotalAbove),
      triesADay: typedNumber(typed.triesADay),
      keptDays: typedNumber(typed.keptDays),
      version,
      reason,
    }),
    send: (body) => saving.mutateAsync({ params: { code: settings.brand }, body }),
    onDone: () => notify({ text: t('settings.saved'), tone: 'success' }),
  });
  const texts = (name: Money | Count) => ({
    label: t(`settings.field.${name}`),
    hint: t(`settings.hint.${name}`, { currency: settings.currency }),
  });
  const money = (name: Money) => <MoneyField {...form.typed(name)} {...texts(name)} />;
  const count = (name: Count) => <TextField {...form.field(name)} {...texts(name)} autoComplete="off" />;
  return (
    <Panel
      title={settings.brand}
      text={t(settings.version === 0 ? (settings.demo ? 'settings.demo' : 'settings.real') : 'settings.own')}
    >
      <form {...form.props}>
        <fieldset disabled={!mayChange} className="flex flex-col gap-5">
          <div className="grid gap-4 sm:grid-cols-2">
            <SelectField
              {...form.field('withdrawals')}
              label={t('settings.field.withdrawals')}
              options={WITHDRAWALS_WAIT.map((value) => ({
                value,
                label: t(`settings.withdrawals.${value}`),
              }))}
            />
            {form.values.withdrawals === 'above' && money('withdrawalAbove')}
            {money('depositAbove')}
            {money('depositTotalAbove')}
            <SelectField
              {...form.field('addressProof')}
              label={t('settings.field.addressProof')}
              options={ADDRESS_PROOFS.map((value) => ({
                value,
                label: t(`settings.addressProof.${value}`),
              }))}
            />
            {count('triesADay')}
            {count('keptDays')}
          </div>
          <CheckList
            {...form.kept('kinds')}
            legend={t('settings.field.kinds')}
            choices={IDENTITY_DOCUMENTS}
            label={(kind) => t(`kind.${kind}`)}
          />
          {form.problem && <FormError>{form.problem}</FormError>}
          {mayChange && (
            <Button type="submit" size="small" disabled={!form.isChanged} className="self-start">
              {t('settings.save')}
            </Button>
          )}
        </fieldset>
      </form>
      <ReasonDialog
        {...form.reasonDialog}
        title={t('settings.ask', { brand: settings.brand })}
        text={t('settings.askText')}
        action={t('settings.save')}
      />
    </Panel>
  );
}

type Money = 'withdrawalAbove' | 'depositAbove' | 'depositTotalAbove';
type Count = 'triesADay' | 'keptDays';
