import { setMemberRank } from '@lanna/contract/rewards/ranks/ops';
import { RANK_LEVEL_MOST } from '@lanna/rules/rewards/ranks/levels';
import { useTranslation } from 'react-i18next';
import { useOpsMutation } from '../../../../console/calls/ops-query.ts';
import { ReasonFormDialog } from '../../../../console/reason-form-dialog.tsx';
import { typedNumber } from '../../../../shared-parts/forms/typed-number.ts';
import { useContractForm } from '../../../../shared-parts/forms/use-contract-form.ts';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { notify } from '../../../../ui/layers/notify.ts';

/** Sets a level until a day; a higher one, or one that is held longer, waits for a second operator. */
export function RankDialog({
  member,
  onClose,
}: {
  member: { id: string; username: string; rankLevel: number; version: number };
  onClose: () => void;
}) {
  const { t } = useTranslation('ranks-console');
  const setting = useOpsMutation(setMemberRank);
  const form = useContractForm(setMemberRank, {
    initial: { level: String(member.rankLevel), until: '', reason: '' },
    version: member.version,
    toBody: ({ level, until, reason }, version) => ({ level: typedNumber(level), until, reason, version }),
    words: { level: t('set.levelWrong', { max: RANK_LEVEL_MOST }), until: t('set.untilWrong') },
    send: (body) => setting.mutateAsync({ params: { id: member.id }, body }),
    onDone: ({ proposal, level }) => {
      notify({ text: proposal ? t('set.proposed') : t('set.done', { level }), tone: 'success' });
      onClose();
    },
  });
  return (
    <ReasonFormDialog
      form={form}
      onClose={onClose}
      title={t('set.title', { name: member.username })}
      text={t('set.text', { level: member.rankLevel })}
      action={t('member.set')}
    >
      <TextField {...form.field('level')} label={t('column.level')} inputMode="numeric" autoComplete="off" />
      <TextField
        {...form.field('until')}
        label={t('column.held')}
        hint={t('set.untilHint')}
        placeholder="2027-01-31"
        inputMode="numeric"
        autoComplete="off"
      />
    </ReasonFormDialog>
  );
}
