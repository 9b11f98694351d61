import { ALERT_KINDS, type AlertKind, HOUSE_ALERTS } from '@lanna/contract/oversight/alerts/alert-terms';
import {
  type AlertRule,
  type AlertSetup,
  addAlertRule,
  changeAlertRule,
} from '@lanna/contract/oversight/alerts/ops';
import { useTranslation } from 'react-i18next';
import { useOpsMutation } from '../../../../console/calls/ops-query.ts';
import { ReasonFormDialog } from '../../../../console/reason-form-dialog.tsx';
import { useContractForm } from '../../../../shared-parts/forms/use-contract-form.ts';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { notify } from '../../../../ui/layers/notify.ts';
import { HOUSE, useOwnerChoice } from './owner-choice.ts';
import { bodyOf, RuleFields, type RuleValues, valuesOf } from './rule-fields.tsx';
import { useWorkName } from './work-name.ts';

const FIRST_WORK = 'paid-deposits';
const STANDARD: Record<AlertKind, number> = {
  waiting: 10,
  win: 100_000,
  liability: 80,
  gateway: 50,
  feed: 24,
  books: 48,
  drill: 90,
};

export function NewRuleDialog({ setup, onClose }: { setup: AlertSetup; onClose: () => void }) {
  const { t } = useTranslation('alerts-console');
  const workName = useWorkName();
  const owners = useOwnerChoice('alerts.change');
  const adding = useOpsMutation(addAlertRule);
  const form = useContractForm(addAlertRule, {
    initial: {
      brand: owners.first,
      kind: 'waiting' as AlertKind,
      work: FIRST_WORK,
      ...valuesOf(undefined, STANDARD.waiting),
      reason: '',
    },
    toBody: ({ brand, kind, work, reason, ...fields }) => ({
      ...bodyOf(fields),
      brand: brand === HOUSE ? null : brand,
      kind,
      work: kind === 'waiting' ? work : null,
      reason,
    }),
    refusals: { alert_kind_elsewhere: 'brand' },
    send: (body) => adding.mutateAsync({ body }),
    onDone: () => {
      notify({ text: t('rules.added'), tone: 'success' });
      onClose();
    },
  });
  const { brand, kind } = form.values;
  const isHouse = brand === HOUSE;
  const kinds = ALERT_KINDS.filter((one) => isHouse || !(HOUSE_ALERTS as readonly string[]).includes(one));
  const works = setup.works.filter(({ house }) => isHouse || !house);
  return (
    <ReasonFormDialog
      form={form}
      onClose={onClose}
      title={t('rules.add')}
      text={t('rules.addText')}
      action={t('rules.add')}
    >
      <SelectField
        {...form.field('brand')}
        required={false}
        label={t('column.brand')}
        options={owners.options}
      />
      <SelectField
        {...form.field('kind')}
        label={t('filter.kind')}
        options={kinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
      />
      {kind === 'waiting' && (
        <SelectField
          {...form.field('work')}
          label={t('field.work')}
          options={works.map(({ key }) => ({ value: key, label: workName(key) }))}
        />
      )}
      <RuleFields
        form={form}
        kind={kind}
        destinations={setup.destinations.filter((to) => (to.brand ?? HOUSE) === brand)}
      />
    </ReasonFormDialog>
  );
}

export function ChangeRuleDialog({
  rule,
  setup,
  onClose,
}: {
  rule: AlertRule;
  setup: AlertSetup;
  onClose: () => void;
}) {
  const { t } = useTranslation('alerts-console');
  const changing = useOpsMutation(changeAlertRule);
  const form = useContractForm(changeAlertRule, {
    initial: { ...valuesOf(rule, rule.threshold), reason: '' } as RuleValues & { reason: string },
    version: rule.version,
    toBody: ({ reason, ...fields }, version) => ({ ...bodyOf(fields), version, reason }),
    send: (body) => changing.mutateAsync({ params: { id: rule.id }, body }),
    onDone: () => {
      notify({ text: t('rules.changed'), tone: 'success' });
      onClose();
    },
  });
  return (
    <ReasonFormDialog
      form={form}
      onClose={onClose}
      title={rule.name}
      text={t('rules.changeText')}
      action={t('save')}
    >
      <RuleFields
        form={form}
        kind={rule.kind}
        destinations={setup.destinations.filter((to) => to.brand === rule.brand)}
      />
    </ReasonFormDialog>
  );
}
