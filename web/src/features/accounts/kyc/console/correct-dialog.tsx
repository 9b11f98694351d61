import { correctMemberIdentity } from '@lanna/contract/accounts/kyc/ops';
import {
  IDENTITY_DOCUMENTS,
  type IdentityDocument,
  isDocumentNumber,
  readDocumentNumber,
} from '@lanna/rules/accounts/kyc/identity-documents';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOpsMutation } from '../../../../console/calls/ops-query.ts';
import type { MemberTabProps } from '../../../../console/member-tabs.ts';
import { ReasonDialog } from '../../../../console/reason-dialog.tsx';
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
  const [kind, setKind] = useState<IdentityDocument>(known);
  const [name, setName] = useState('');
  const [birthday, setBirthday] = useState('');
  const [number, setNumber] = useState('');
  const [tried, setTried] = useState(false);
  const correcting = useOpsMutation(correctMemberIdentity, {
    onDone: ({ outcome }) => {
      notify({ text: t(`correct.${outcome}`), tone: 'success' });
      onClose();
    },
  });
  const fieldErrors = {
    name: name.trim().length < 2,
    birthday: birthday === '',
    number: !isDocumentNumber(kind, readDocumentNumber(number)),
  };
  const fieldError = (field: keyof typeof fieldErrors) =>
    tried && fieldErrors[field] ? t(`correct.fault.${field}`) : undefined;
  return (
    <ReasonDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('correct.title', { name: member.username })}
      text={t('correct.text')}
      action={t('correct.send')}
      busy={correcting.isPending}
      error={correcting.error}
      onConfirm={(reason) => {
        setTried(true);
        if (fieldErrors.name || fieldErrors.birthday || fieldErrors.number) return;
        correcting.mutate({
          params: { id: member.id },
          body: { version, kind, name: name.trim(), birthday, number: readDocumentNumber(number), reason },
        });
      }}
    >
      <TextField
        label={t('facts.name')}
        error={fieldError('name')}
        autoComplete="off"
        maxLength={100}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <TextField
        label={t('facts.birthday')}
        error={fieldError('birthday')}
        type="date"
        value={birthday}
        onChange={({ target }) => setBirthday(target.value)}
      />
      <SelectField
        label={t('column.kind')}
        value={kind}
        onChange={({ target }) => setKind(target.value as IdentityDocument)}
        options={IDENTITY_DOCUMENTS.map((value) => ({ value, label: t(`kind.${value}`) }))}
      />
      <TextField
        label={t('facts.number')}
        error={fieldError('number')}
        autoComplete="off"
        maxLength={40}
        value={number}
        onChange={({ target }) => setNumber(target.value)}
      />
    </ReasonDialog>
  );
}
