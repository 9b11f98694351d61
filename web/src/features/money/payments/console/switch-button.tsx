import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMoves } from '../../../../console/moves/use-moves.ts';
import { ReasonDialog } from '../../../../console/reason-dialog.tsx';
import { Button } from '../../../../ui/button.tsx';
import { notify } from '../../../../ui/layers/notify.ts';

interface Question {
  title: string;
  text: string;
}

/** Switches a channel or a gateway on or off, with the reason why; it says when that waits for another operator. */
export function SwitchButton({
  enabled,
  on,
  off,
  send,
}: {
  enabled: boolean;
  /** What is asked before it is switched on, and off. */
  on: Question;
  off: Question;
  send: (enabled: boolean, reason: string) => Promise<{ proposal: string | null }>;
}) {
  const { t } = useTranslation('payments-console');
  const [open, setOpen] = useState(false);
  const { go, going, error } = useMoves<'switch', { proposal: string | null }>({
    onDone: ({ proposal }) => {
      setOpen(false);
      if (proposal) notify({ text: t('switch.proposed'), tone: 'success' });
    },
  });
  const tone = enabled ? 'danger' : 'primary';
  const action = enabled ? t('switch.off') : t('switch.on');
  return (
    <>
      <Button size="small" variant={tone} onClick={() => setOpen(true)}>
        {action}
      </Button>
      <ReasonDialog
        {...(enabled ? off : on)}
        open={open}
        onOpenChange={setOpen}
        action={action}
        tone={tone}
        busy={going !== undefined}
        error={error}
        onConfirm={(reason) => go('switch', () => send(!enabled, reason))}
      />
    </>
  );
}
