import { OUTWARD_KINDS, type OutwardKind } from '@lanna/contract/oversight/alerts/alert-terms';
import {
  type AlertDestination,
  type AlertSetup,
  addAlertDestination,
  addAlertMail,
  changeAlertDestination,
} from '@lanna/contract/oversight/alerts/ops';
import { useTranslation } from 'react-i18next';
import { useOpsMutation } from '../../../../console/calls/ops-query.ts';
import { ReasonFormDialog } from '../../../../console/reason-form-dialog.tsx';
import { LANGUAGES } from '../../../../i18n/languages.ts';
import type { ContractForm } from '../../../../shared-parts/forms/contract-form.ts';
import { useContractForm } from '../../../../shared-parts/forms/use-contract-form.ts';
import { PasswordField } from '../../../../ui/fields/password-field.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { notify } from '../../../../ui/layers/notify.ts';
import { HOUSE, useOwnerChoice } from './owner-choice.ts';

type Language = 'EN' | 'TH';
const OUTWARD_REFUSALS = { alert_address_refused: 'address', alert_secret_unusable: 'secret' } as const;

/** Mail to an operator: the address is the account's own, so nothing is typed. */
export function MailDialog({
  operators,
  onClose,
}: {
  operators: AlertSetup['operators'];
  onClose: () => void;
}) {
  const { t, i18n } = useTranslation('alerts-console');
  const owners = useOwnerChoice('alerts.change');
  const adding = useOpsMutation(addAlertMail);
  const form = useContractForm(addAlertMail, {
    initial: {
      brand: owners.first,
      name: '',
      language: languageOf(i18n.language),
      operator: operators[0]?.id ?? '',
      reason: '',
    },
    toBody: ({ brand, ...typed }) => ({ ...typed, brand: brand === HOUSE ? null : brand }),
    refusals: { alert_operator_unreachable: 'operator' },
    send: (body) => adding.mutateAsync({ body }),
    onDone: () => {
      notify({ text: t('destinations.saved'), tone: 'success' });
      onClose();
    },
  });
  return (
    <ReasonFormDialog
      form={form}
      onClose={onClose}
      title={t('destinations.addMail')}
      text={t('destinations.mailText')}
      action={t('destinations.addMail')}
    >
      <SelectField
        {...form.field('brand')}
        required={false}
        label={t('column.brand')}
        options={owners.options}
      />
      <SelectField
        {...form.field('operator')}
        label={t('field.operator')}
        options={operators.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <Shared form={form} />
    </ReasonFormDialog>
  );
}

/** LINE, Telegram or a webhook: there once another operator has approved. */
export function OutwardDialog({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useTranslation('alerts-console');
  const owners = useOwnerChoice('alerts.change');
  const adding = useOpsMutation(addAlertDestination);
  const form = useContractForm(addAlertDestination, {
    initial: {
      brand: owners.first,
      kind: 'line' as OutwardKind,
      name: '',
      language: languageOf(i18n.language),
      address: '',
      secret: '',
      reason: '',
    },
    toBody: ({ brand, ...typed }) => ({ ...typed, brand: brand === HOUSE ? null : brand }),
    refusals: OUTWARD_REFUSALS,
    send: (body) => adding.mutateAsync({ body }),
    onDone: () => {
      notify({ text: t('destinations.proposed'), tone: 'success' });
      onClose();
    },
  });
  const { kind } = form.values;
  return (
    <ReasonFormDialog
      form={form}
      onClose={onClose}
      title={t('destinations.addOutward')}
      text={t('destinations.outwardText')}
      action={t('destinations.propose')}
    >
      <SelectField
        {...form.field('brand')}
        required={false}
        label={t('column.brand')}
        options={owners.options}
      />
      <SelectField
        {...form.field('kind')}
        label={t('field.destinationKind')}
        options={OUTWARD_KINDS.map((value) => ({ value, label: t(`destination.${value}`) }))}
      />
      <Shared form={form} />
      <TextField
        {...form.field('address')}
        label={t(`address.${kind}`)}
        hint={t(`addressHint.${kind}`)}
        autoComplete="off"
        spellCheck={false}
      />
      <PasswordField
        {...form.field('secret')}
        label={t(`secret.${kind}`)}
        hint={t(`secretHint.${kind}`)}
        autoComplete="off"
      />
    </ReasonFormDialog>
  );
}

/** The same of one that is there; a secret that is left empty stays. */
export function ChangeDestinationDialog({
  destination,
  onClose,
}: {
  destination: AlertDestination;
  onClose: () => void;
}) {
  const { t } = useTranslation('alerts-console');
  const { id, name, language, address, version } = destination;
  const kind = destination.kind as OutwardKind;
  const changing = useOpsMutation(changeAlertDestination);
  const form = useContractForm(changeAlertDestination, {
    initial: { name, language: language as Language, address: address ?? '', secret: '', reason: '' },
    version,
    toBody: ({ secret, ...typed }, of) => ({ ...typed, ...(secret && { secret }), version: of }),
    refusals: OUTWARD_REFUSALS,
    send: (body) => changing.mutateAsync({ params: { id }, body }),
    onDone: () => {
      notify({ text: t('destinations.proposed'), tone: 'success' });
      onClose();
    },
  });
  return (
    <ReasonFormDialog
      form={form}
      onClose={onClose}
      title={name}
      text={t('destinations.changeText')}
      action={t('destinations.propose')}
    >
      <Shared form={form} />
      <TextField
        {...form.field('address')}
        label={t(`address.${kind}`)}
        hint={t(`addressHint.${kind}`)}
        autoComplete="off"
        spellCheck={false}
      />
      <PasswordField
        {...form.field('secret')}
        required={false}
        label={t(`secret.${kind}`)}
        hint={t('destinations.secretStays')}
        autoComplete="off"
      />
    </ReasonFormDialog>
  );
}

interface SharedValues {
  name: string;
  language: Language;
}

function Shared<V extends SharedValues>({ form: given }: { form: ContractForm<V> }) {
  const { t } = useTranslation('alerts-console');
  const form = given as unknown as ContractForm<SharedValues>;
  return (
    <>
      <TextField {...form.field('name')} label={t('field.destinationName')} autoComplete="off" />
      <SelectField
        {...form.field('language')}
        label={t('field.language')}
        options={[
          { value: 'TH', label: LANGUAGES.TH.name },
          { value: 'EN', label: LANGUAGES.EN.name },
        ]}
      />
    </>
  );
}

function languageOf(tag: string): Language {
  return tag.startsWith('th') ? 'TH' : 'EN';
}
