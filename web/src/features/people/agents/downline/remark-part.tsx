import type { DownlineMember } from '@lanna/contract/people/agents/agents';
import { noteRemark, REMARK_LENGTH_MAX } from '@lanna/contract/people/agents/remarks';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../api/calls/call.ts';
import { useContractForm } from '../../../../shared-parts/forms/use-contract-form.ts';
import { Button } from '../../../../ui/button.tsx';
import { FormError } from '../../../../ui/fields/form-error.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { notify } from '../../../../ui/layers/notify.ts';

/** What the agent alone notes on a member directly below. */
export function RemarkPart({ member: { id, remark } }: { member: DownlineMember }) {
  const { t } = useTranslation('agents');
  const queries = useQueryClient();
  const form = useContractForm(noteRemark, {
    initial: { remark: remark ?? '' },
    send: (body) => call(noteRemark, { params: { id }, body }),
    refusals: { remark_invalid: 'remark' },
    onDone: async ({ remark: kept }, { restart }) => {
      restart({ remark: kept ?? '' });
      await queries.invalidateQueries({ queryKey: ['agent', 'downline'] });
      notify({ tone: 'success', text: t('remark.saved') });
    },
  });

  return (
    <form {...form.props} className="flex flex-col gap-2">
      <TextField
        {...form.field('remark')}
        label={t('remark.label')}
        hint={t('remark.hint')}
        placeholder={t('remark.example')}
        maxLength={REMARK_LENGTH_MAX}
        autoComplete="off"
      />
      {form.problem && <FormError>{form.problem}</FormError>}
      {form.values.remark.trim() !== (remark ?? '') && (
        <Button type="submit" variant="secondary" size="small" busy={form.isPending} className="self-end">
          {t('remark.save')}
        </Button>
      )}
    </form>
  );
}
