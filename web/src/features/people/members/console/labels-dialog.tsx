import {
  MEMBER_LABEL_LENGTH_MAX,
  MEMBER_LABELS_MAX,
  type MemberPage,
  memberLabel,
  setLabels,
} from '@lanna/contract/people/members/ops';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOpsMutation } from '../../../../console/calls/ops-query.ts';
import { ReasonDialog } from '../../../../console/reason-dialog.tsx';
import { TextAreaField } from '../../../../ui/fields/text-area-field.tsx';
import { notify } from '../../../../ui/layers/notify.ts';

const BOUNDS = { max: MEMBER_LABELS_MAX, length: MEMBER_LABEL_LENGTH_MAX };

/** All labels of a member, one a line; what is written takes the place of what was there. */
export function LabelsDialog({ member, onClose }: { member: MemberPage; onClose: () => void }) {
  const { t } = useTranslation('members-console');
  const [text, setText] = useState(member.labels.join('\n'));
  const [wrong, setWrong] = useState(false);
  const set = useOpsMutation(setLabels, {
    onDone: ({ labels }) => {
      notify({ text: t('done.labels', { count: labels.length }), tone: 'success' });
      onClose();
    },
  });
  function confirm(reason: string) {
    const labels = labelsIn(text);
    setWrong(labels === undefined);
    if (labels) set.mutate({ params: { id: member.id }, body: { labels, reason, version: member.version } });
  }
  return (
    <ReasonDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('ask.labels.title', { name: member.username })}
      text={t('ask.labels.text')}
      action={t('do.labels')}
      busy={set.isPending}
      error={set.error}
      onConfirm={confirm}
    >
      <TextAreaField
        label={t('ask.labels.field')}
        hint={t('ask.labels.hint', BOUNDS)}
        error={wrong ? t('ask.labels.wrong', BOUNDS) : undefined}
        rows={4}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </ReasonDialog>
  );
}

/** Undefined where the server would refuse them. */
function labelsIn(text: string): string[] | undefined {
  const lines = text.split('\n').map((line) => line.trim());
  const labels = lines.filter((line) => line !== '');
  const good =
    labels.length <= MEMBER_LABELS_MAX && labels.every((one) => memberLabel.safeParse(one).success);
  return good ? labels : undefined;
}
