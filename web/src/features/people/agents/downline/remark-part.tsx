import type { DownlineMember } from '@lanna/contract/people/agents/agents';
import { noteRemark, REMARK_LENGTH_MAX } from '@lanna/contract/people/agents/remarks';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../api/calls/call.ts';
import { useRefusalText } from '../../../../api/calls/refusal-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { notify } from '../../../../ui/layers/notify.ts';

/** What the agent alone notes on a member directly below. */
export function RemarkPart({ member: { id, remark } }: { member: DownlineMember }) {
  const { t } = useTranslation('agents');
  const words = useRefusalText();
  const queries = useQueryClient();
  const [text, setText] = useState(remark ?? '');
  const saving = useMutation({
    mutationFn: () => call(noteRemark, { params: { id }, body: { remark: text } }),
    onSuccess: async ({ remark: kept }) => {
      setText(kept ?? '');
      await queries.invalidateQueries({ queryKey: ['agent', 'downline'] });
      notify({ tone: 'success', text: t('remark.saved') });
    },
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!saving.isPending) saving.mutate();
  }

  return (
    <form onSubmit={submit} className="flex flex-col gap-2">
      <TextField
        label={t('remark.label')}
        hint={t('remark.hint')}
        placeholder={t('remark.example')}
        value={text}
        maxLength={REMARK_LENGTH_MAX}
        autoComplete="off"
        error={saving.error ? words(saving.error) : undefined}
        onChange={({ target }) => {
          setText(target.value);
          if (saving.error) saving.reset();
        }}
      />
      {text.trim() !== (remark ?? '') && (
        <Button type="submit" variant="secondary" size="small" busy={saving.isPending} className="self-end">
          {t('remark.save')}
        </Button>
      )}
    </form>
  );
}
