import { endChatMutes, muteInChat } from '@lanna/contract/content/chat/ops';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReasonDialog } from '../../../../console/reason-dialog.tsx';
import { useReasonDialog } from '../../../../console/use-reason-dialog.ts';
import { Button } from '../../../../ui/button.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';

/** Lengths in the dialog: those of one operator, then those of two. */
const LENGTHS = ['300', '3600', '86400', '604800', '2592000', 'open'] as const;

/** Mutes a member or keeps the member out of all rooms; what is longer than seven days waits for a second operator. */
export function MuteActions({ member }: { member: { id: string; name: string } }) {
  const { t } = useTranslation('chat-console');
  const [length, setLength] = useState<string>(LENGTHS[2]);
  const muting = useReasonDialog<typeof muteInChat, 'mute' | 'out'>(muteInChat, {
    send: (reason, kind) => ({
      params: { id: member.id },
      body: { kind, seconds: length === 'open' ? null : Number(length), reason },
    }),
    done: ({ proposal }) => t(proposal ? 'done.proposed' : 'done.muted'),
  });
  const ending = useReasonDialog(endChatMutes, {
    send: (reason) => ({ params: { id: member.id }, body: { reason } }),
    done: () => t('done.unmuted'),
  });
  const kind = muting.asked ?? 'mute';
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="small" variant="secondary" onClick={() => muting.ask('mute')}>
        {t('kind.mute')}
      </Button>
      <Button size="small" variant="secondary" onClick={() => muting.ask('out')}>
        {t('kind.out')}
      </Button>
      <Button size="small" variant="ghost" onClick={() => ending.ask()}>
        {t('unmute')}
      </Button>
      <ReasonDialog
        {...muting.dialog}
        title={`${t(`kind.${kind}`)} · ${member.name}`}
        text={t(`muteText.${kind}`)}
        action={t(`kind.${kind}`)}
        tone="danger"
      >
        <SelectField
          label={t('lengthLabel')}
          hint={t('lengthHint')}
          value={length}
          onChange={({ target }) => setLength(target.value)}
          options={LENGTHS.map((value) => ({ value, label: t(`length.${value}`) }))}
        />
      </ReasonDialog>
      <ReasonDialog
        {...ending.dialog}
        title={`${t('unmute')} · ${member.name}`}
        text={t('unmuteText')}
        action={t('unmute')}
      />
    </div>
  );
}
