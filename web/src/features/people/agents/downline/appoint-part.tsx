import { abilitiesOf } from '@lanna/contract/people/agents/agent-types';
import type { DownlineMember } from '@lanna/contract/people/agents/agents';
import { appointMember } from '@lanna/contract/people/agents/rates';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { UserCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../api/calls/call.ts';
import { useRefusalText } from '../../../../api/calls/refusal-text.ts';
import { memberQuery } from '../../../../api/queries.ts';
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
  const words = useRefusalText();
  const queries = useQueryClient();
  const [type, setType] = useState<1 | 42>(1);
  const appointing = useMutation({
    mutationFn: () => call(appointMember, { params: { id }, body: { type } }),
    onSuccess: async () => {
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
          <Button busy={appointing.isPending} onClick={() => appointing.mutate()}>
            {t('appoint.confirm')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <p className="text-muted text-sm">{t('appoint.text')}</p>
        <SelectField
          label={t('appoint.as')}
          value={String(type)}
          options={[
            { value: '1', label: t('appoint.agent') },
            { value: '42', label: t('appoint.affiliate') },
          ]}
          onChange={({ target }) => setType(target.value === '42' ? 42 : 1)}
        />
        {appointing.error && <FormError>{words(appointing.error)}</FormError>}
      </div>
    </Dialog>
  );
}
