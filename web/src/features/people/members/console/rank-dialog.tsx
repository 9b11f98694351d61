import { type MemberPage, RANK_MAX, setRank } from '@lanna/contract/people/members/ops';
import { useTranslation } from 'react-i18next';
import { useOpsMutation } from '../../../../console/calls/ops-query.ts';
import { ReasonFormDialog } from '../../../../console/reason-form-dialog.tsx';
import { typedNumber } from '../../../../shared-parts/forms/typed-number.ts';
import { useContractForm } from '../../../../shared-parts/forms/use-contract-form.ts';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { notify } from '../../../../ui/layers/notify.ts';

export function RankDialog({ member, onClose }: { member: MemberPage; onClose: () => void }) {
  const { t } = useTranslation('members-console');
  const setting = useOpsMutation(setRank);
  const form = useContractForm(setRank, {
    initial: { level: String(member.rankLevel), reason: '' },
    version: member.version,
    toBody: ({ level, reason }, version) => ({ level: typedNumber(level), reason, version }),
    words: { level: t('ask.rank.wrong', { max: RANK_MAX }) },
    send: (body) => setting.mutateAsync({ params: { id: member.id }, body }),
    onDone: ({ rankLevel }) => {
      notify({ text: t('done.rank', { level: rankLevel }), tone: 'success' });
      onClose();
    },
  });
  return (
    <ReasonFormDialog
      form={form}
      onClose={onClose}
      title={t('ask.rank.title', { name: member.username })}
      text={t('ask.rank.text', { level: member.rankLevel })}
      action={t('do.rank')}
    >
      <TextField
        {...form.field('level')}
        label={t('ask.rank.level')}
        hint={t('ask.rank.hint', { max: RANK_MAX })}
      />
    </ReasonFormDialog>
  );
}
