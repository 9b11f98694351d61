import { tryChatRules } from '@lanna/contract/content/chat/ops';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefusalText } from '../../../../api/calls/refusal-text.ts';
import { opsCall } from '../../../../console/calls/ops-call.ts';
import { Panel } from '../../../../console/panel.tsx';
import { StatusBadge } from '../../../../console/status-badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import { FormError } from '../../../../ui/fields/form-error.tsx';
import { TextAreaField } from '../../../../ui/fields/text-area-field.tsx';

const TONES = { accept: 'success', mask: 'accent', hold: 'warning', refuse: 'danger' } as const;

/** What the rules would make of a message; nothing of it is written down. */
export function TryOut({ brand }: { brand: string }) {
  const { t } = useTranslation('chat-console');
  const words = useRefusalText();
  const [text, setText] = useState('');
  const trying = useMutation({ mutationFn: () => opsCall(tryChatRules, { body: { brand, text } }) });
  const { data } = trying;
  function submit(event: FormEvent) {
    event.preventDefault();
    if (text.trim() !== '') trying.mutate();
  }
  return (
    <Panel title={t('rules.try')}>
      <form onSubmit={submit} className="flex flex-col gap-3">
        <TextAreaField
          label={t('rules.tryLabel')}
          hint={t('rules.tryHint')}
          value={text}
          maxLength={1200}
          onChange={({ target }) => setText(target.value)}
        />
        <Button
          type="submit"
          size="small"
          className="self-start"
          busy={trying.isPending}
          disabled={text.trim() === ''}
        >
          {t('rules.tryOut')}
        </Button>
        {trying.error && <FormError>{words(trying.error)}</FormError>}
        <p role="status" className="flex flex-wrap items-center gap-2 text-sm">
          {data && (
            <>
              <StatusBadge tone={TONES[data.verdict]}>{t(`verdict.${data.verdict}`)}</StatusBadge>
              {data.rule && t(`rule.${data.rule}`)}
              {data.found !== '' && <code>{data.found}</code>}
              {data.verdict === 'mask' && <q>{data.shown}</q>}
            </>
          )}
        </p>
      </form>
    </Panel>
  );
}
