import { type Invitation, reopenInvitation } from '@lanna/contract/people/agents/agents';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { RotateCcw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../api/calls/call.ts';
import { useRefusalText } from '../../../../api/calls/refusal-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { notify } from '../../../../ui/layers/notify.ts';
import { invitationsQuery } from '../queries.ts';

/** Opens a link again that was closed a moment ago, and says how long that is possible. */
export function UndoButton({ invitation, receivedAtMs }: { invitation: Invitation; receivedAtMs: number }) {
  const { code, name, reopensForMs } = invitation;
  const { t } = useTranslation('agents');
  const words = useRefusalText();
  const queries = useQueryClient();
  const seconds = useSecondsLeft(reopensForMs, receivedAtMs);
  const undoing = useMutation({
    mutationFn: () => call(reopenInvitation, { params: { code } }),
    onSuccess: () => notify({ tone: 'success', text: t('links.reopened', { name: name ?? code }) }),
    onError: (error) => notify({ tone: 'danger', text: t('links.reopenFailed'), detail: words(error) }),
    onSettled: () => queries.invalidateQueries({ queryKey: invitationsQuery.queryKey }),
  });
  if (seconds === 0) return null;
  return (
    <Button
      variant="secondary"
      size="small"
      icon={<RotateCcw aria-hidden="true" />}
      busy={undoing.isPending}
      aria-label={t('links.undoOf', { name: name ?? code })}
      onClick={() => undoing.mutate()}
    >
      <span className="figures">{t('links.undo', { seconds })}</span>
    </Button>
  );
}

/** Whole seconds of a time that began with the answer, whatever the clock here says; 0 when it is over. */
function useSecondsLeft(spanMs: number, beganAtMs: number): number {
  const [nowMs, setNowMs] = useState(beganAtMs);
  const leftMs = Math.max(0, spanMs - Math.max(0, nowMs - beganAtMs));
  const running = leftMs > 0;
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setNowMs(Date.now()), 500);
    return () => clearInterval(timer);
  }, [running]);
  return Math.ceil(leftMs / 1000);
}
