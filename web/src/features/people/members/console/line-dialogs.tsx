import { appointAgent, moveInLine } from '@lanna/contract/people/agents/ops';
import type { MemberPage } from '@lanna/contract/people/members/ops';
import { useTranslation } from 'react-i18next';
import { useOpsMutation } from '../../../../console/calls/ops-query.ts';
import { MemberPicker } from '../../../../console/fields/member-picker.tsx';
import { ReasonFormDialog } from '../../../../console/reason-form-dialog.tsx';
import { displayCount } from '../../../../i18n/format.ts';
import { useContractForm } from '../../../../shared-parts/forms/use-contract-form.ts';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { notify } from '../../../../ui/layers/notify.ts';

export function MoveDialog({
  member,
  below,
  onClose,
}: {
  member: MemberPage;
  /** How many move along; undefined while unknown. */
  below: number | undefined;
  onClose: () => void;
}) {
  const { t } = useTranslation('members-console');
  const moving = useOpsMutation(moveInLine);
  const form = useContractForm(moveInLine, {
    initial: { agent: member.agent?.username ?? '', reason: '' },
    version: member.version,
    toBody: (typed, version) => ({ ...typed, version }),
    refusals: { agent_line_impossible: 'agent' },
    send: (body) => moving.mutateAsync({ params: { id: member.id }, body }),
    onDone: ({ proposalId }) => {
      notify(
        proposalId === null
          ? { text: t('done.moved'), tone: 'success' }
          : { text: t('done.proposed'), detail: t('done.moveProposed'), tone: 'success' },
      );
      onClose();
    },
  });
  return (
    <ReasonFormDialog
      form={form}
      onClose={onClose}
      title={t('line.moveTitle', { name: member.username })}
      text={
        <>
          {t('line.moveText')}{' '}
          {below !== undefined && t('line.moveSize', { count: below, shown: displayCount(below) })}
        </>
      }
      action={t('line.move')}
    >
      <MemberPicker
        {...form.kept('agent')}
        label={t('line.newAgent')}
        hint={t('line.newAgentHint')}
        brand={member.brand}
        agents
        by="username"
      />
    </ReasonFormDialog>
  );
}

const APPOINTED = [0, 1, 2, 41, 42] as const;

export function AppointDialog({ member, onClose }: { member: MemberPage; onClose: () => void }) {
  const { t } = useTranslation('members-console');
  const appointing = useOpsMutation(appointAgent);
  const form = useContractForm(appointAgent, {
    initial: { type: String(member.type), reason: '' },
    version: member.version,
    toBody: ({ type, reason }, version) => ({
      type: Number(type) as (typeof APPOINTED)[number],
      reason,
      version,
    }),
    refusals: { agent_has_downline: 'type', trial_account: 'type' },
    send: (body) => appointing.mutateAsync({ params: { id: member.id }, body }),
    onDone: () => {
      notify({ text: t('done.appointed'), tone: 'success' });
      onClose();
    },
  });
  return (
    <ReasonFormDialog
      form={form}
      onClose={onClose}
      title={t('line.appointTitle', { name: member.username })}
      text={t('line.appointText')}
      action={t('line.appoint')}
    >
      <SelectField
        {...form.field('type')}
        label={t('line.type')}
        options={APPOINTED.map((value) => ({ value: String(value), label: t(`type.${value}`) }))}
      />
    </ReasonFormDialog>
  );
}
