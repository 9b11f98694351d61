import { abilitiesOf } from '@lanna/contract/people/agents/agent-types';
import type { DownlineMember } from '@lanna/contract/people/agents/agents';
import { appointMember } from '@lanna/contract/people/agents/rates';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { UserCheck } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../api/calls/call.ts';
import { memberQuery } from '../../../../api/queries.ts';
import { useContractForm } from '../../../../shared-parts/forms/use-contract-form.ts';
import { Button } from '../../../../ui/button.tsx';
import { FormError } from '../../../../ui/fields/form-error.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { Dialog } from '../../../../ui/layers/dialog.tsx';
import { notify } from '../../../../ui/layers/notify.ts';

/** A general agent makes an agent of a member of the own line. */
export function AppointPart({ member }: { member: DownlineMember }) {
  const { t } = useTranslation('agents');
  const own = useQuery(memberQuery);
  const [open, setOpen] = useState(false);
  if (member.type !== 0 || abilitiesOf(own.data?.type ?? 0).appoints.length === 0) return null;
  return (
    <>
      <Button variant="secondary" wide icon={<UserCheck aria-hidden="true" />} onClick={() => setOpen(true)}>
        {t('appoint.action')}
      </Button>
      {open && <AppointDialog member={member} onClose={() => setOpen(false)} />}
    </>
  );
}

function AppointDialog({
  member: { id, account },
  onClose,
}: {
  member: DownlineMember;
  onClose: () => void;
}) {
  const { t } = useTranslation('agents');
  const queries = useQueryClient();
  const formId = useId();
  const form = useContractForm(appointMember, {
    initial: { type: '1' },
    toBody: ({ type }) => ({ type: type === '42' ? 42 : 1 }),
    send: (body) => call(appointMember, { params: { id }, body }),
    onDone: async () => {
      notify({ tone: 'success', text: t('appoint.done', { account }) });
      await queries.invalidateQueries({ queryKey: ['agent'] });
      onClose();
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(stays) => !stays && onClose()}
      title={t('appoint.title', { account })}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('appoint.cancel')}
          </Button>
          <Button type="submit" form={formId} busy={form.isPending}>
            {t('appoint.confirm')}
          </Button>
        </>
      }
    >
      <form id={formId} {...form.props} className="flex flex-col gap-4">
        <p className="text-muted text-sm">{t('appoint.text')}</p>
        <SelectField
          {...form.field('type')}
          label={t('appoint.as')}
          options={[
            { value: '1', label: t('appoint.agent') },
            { value: '42', label: t('appoint.affiliate') },
          ]}
        />
        {form.problem && <FormError>{form.problem}</FormError>}
      </form>
    </Dialog>
  );
}
