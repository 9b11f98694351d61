import { correctMemberIdentity } from '@lanna/contract/accounts/kyc/ops';
import {
  IDENTITY_DOCUMENTS,
  type IdentityDocument,
  isDocumentNumber,
  readDocumentNumber,
} from '@lanna/rules/accounts/kyc/identity-documents';
import { useTranslation } from 'react-i18next';
import { useOpsMutation } from '../../../../console/calls/ops-query.ts';
import type { MemberTabProps } from '../../../../console/member-tabs.ts';
import { ReasonFormDialog } from '../../../../console/reason-form-dialog.tsx';
import { useContractForm } from '../../../../shared-parts/forms/use-contract-form.ts';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { notify } from '../../../../ui/layers/notify.ts';

/** Name, birthday and document of a member's record, by hand: another operator has to approve it. */
export function CorrectDialog({
  member,
  version,
  kind: known,
  onClose,
}: {
  member: MemberTabProps['member'];
  version: number;
  kind: IdentityDocument;
  onClose: () => void;
}) {
  const { t } = useTranslation('kyc-console');
  const correcting = useOpsMutation(correctMemberIdentity);
  const form = useContractForm(correctMemberIdentity, {
    initial: { name: '', birthday: '', kind: known, number: '', reason: '' },
    version,
    toBody: ({ number, ...typed }, of) => ({ ...typed, version: of, number: readDocumentNumber(number) }),
    check: ({ kind, number }) => ({
      number: !isDocumentNumber(kind, readDocumentNumber(number)) && t('correct.fault.number'),
    }),
    words: { name: t('correct.fault.name'), birthday: t('correct.fault.birthday') },
    send: (body) => correcting.mutateAsync({ params: { id: member.id }, body }),
    onDone: ({ outcome }) => {
      notify({ text: t(`correct.${outcome}`), tone: 'success' });
      onClose();
    },
  });
  return (
    <ReasonFormDialog
      form={form}
      onClose={onClose}
      title={t('correct.title', { name: member.username })}
      text={t('correct.text')}
      action={t('correct.send')}
    >
      <TextField {...form.field('name')} label={t('facts.name')} autoComplete="off" />
      <TextField {...form.field('birthday')} label={t('facts.birthday')} type="date" />
      <SelectField
        {...form.field('kind')}
        label={t('column.kind')}
        options={IDENTITY_DOCUMENTS.map((value) => ({ value, label: t(`kind.${value}`) }))}
      />
      <TextField {...form.field('number')} label={t('facts.number')} autoComplete="off" />
    </ReasonFormDialog>
  );
}
