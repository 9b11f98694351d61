import {
  MEMBER_LABEL_LENGTH_MAX,
  MEMBER_LABELS_MAX,
  type MemberPage,
  setLabels,
} from '@lanna/contract/people/members/ops';
import { useTranslation } from 'react-i18next';
import { useOpsMutation } from '../../../../console/calls/ops-query.ts';
import { ReasonFormDialog } from '../../../../console/reason-form-dialog.tsx';
import { useContractForm } from '../../../../shared-parts/forms/use-contract-form.ts';
import { TextAreaField } from '../../../../ui/fields/text-area-field.tsx';
import { notify } from '../../../../ui/layers/notify.ts';

const BOUNDS = { max: MEMBER_LABELS_MAX, length: MEMBER_LABEL_LENGTH_MAX };

/** All labels of a member, one a line; what is written takes the place of what was there. */
export function LabelsDialog({ member, onClose }: { member: MemberPage; onClose: () => void }) {
  const { t } = useTranslation('members-console');
  const setting = useOpsMutation(setLabels);
  const form = useContractForm(setLabels, {
    initial: { labels: member.labels.join('\n'), reason: '' },
    version: member.version,
    toBody: ({ labels, reason }, version) => ({ labels: linesOf(labels), reason, version }),
    words: { labels: t('ask.labels.wrong', BOUNDS) },
    send: (body) => setting.mutateAsync({ params: { id: member.id }, body }),
    onDone: ({ labels }) => {
      notify({ text: t('done.labels', { count: labels.length }), tone: 'success' });
      onClose();
    },
  });
  return (
    <ReasonFormDialog
      form={form}
      onClose={onClose}
      title={t('ask.labels.title', { name: member.username })}
      text={t('ask.labels.text')}
      action={t('do.labels')}
    >
      <TextAreaField
        {...form.field('labels')}
        label={t('ask.labels.field')}
        hint={t('ask.labels.hint', BOUNDS)}
        required={false}
        rows={4}
      />
    </ReasonFormDialog>
  );
}

function linesOf(text: string): string[] {
  const lines = text.split('\n').map((line) => line.trim());
  return lines.filter((line) => line !== '');
}
