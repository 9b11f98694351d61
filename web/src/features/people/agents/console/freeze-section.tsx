import { freezeAgent, liftFreeze, showLine } from '@lanna/contract/people/agents/ops';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOps, useOpsMutation } from '../../../../console/calls/ops-query.ts';
import { useMay } from '../../../../console/operator.tsx';
import { ReasonDialog } from '../../../../console/reason-dialog.tsx';
import { When } from '../../../../console/when.tsx';
import { Button } from '../../../../ui/button.tsx';
import { notify } from '../../../../ui/layers/notify.ts';

/** Whether an agent is frozen, by whom and why; and the way there and back. */
export function FreezeSection({ id, brand }: { id: string; brand: string | undefined }) {
  const { t } = useTranslation('agents-console');
  const may = useMay()('agents.freeze', brand);
  const [asked, setAsked] = useState(false);
  const line = useOps(showLine, { params: { id } });
  const freeze = line.data?.freeze;
  if (!line.data || (!may && !freeze)) return null;
  return (
    <section
      aria-label={t('freeze.title')}
      className="flex flex-col gap-2 rounded-medium border border-line px-3 py-2.5"
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className={freeze ? 'font-medium text-danger' : 'text-muted'}>
          {freeze ? t('freeze.is') : t('freeze.isNot')}
        </p>
        {may && (
          <Button variant={freeze ? 'secondary' : 'ghost'} size="small" onClick={() => setAsked(true)}>
            {freeze ? t('freeze.lift') : t('freeze.freeze')}
          </Button>
        )}
      </div>
      {freeze && (
        <p className="text-muted text-xs">
          {freeze.by} · <When at={freeze.at} brand={brand} variant="full" />
          <span className="block whitespace-pre-line text-text">{freeze.reason}</span>
        </p>
      )}
      {asked && <FreezeDialog id={id} isFrozen={Boolean(freeze)} onClose={() => setAsked(false)} />}
    </section>
  );
}

function FreezeDialog({ id, isFrozen, onClose }: { id: string; isFrozen: boolean; onClose: () => void }) {
  const { t } = useTranslation('agents-console');
  const done = () => {
    notify({ text: isFrozen ? t('freeze.lifted') : t('freeze.done'), tone: 'success' });
    onClose();
  };
  const freeze = useOpsMutation(freezeAgent, { onDone: done });
  const lift = useOpsMutation(liftFreeze, { onDone: done });
  const act = isFrozen ? lift : freeze;
  return (
    <ReasonDialog
      open
      onOpenChange={onClose}
      title={isFrozen ? t('freeze.lift') : t('freeze.freeze')}
      text={isFrozen ? t('freeze.liftText') : t('freeze.freezeText')}
      action={isFrozen ? t('freeze.lift') : t('freeze.freeze')}
      tone={isFrozen ? 'primary' : 'danger'}
      busy={act.isPending}
      error={act.error}
      onConfirm={(reason) => act.mutate({ params: { id }, body: { reason } })}
    />
  );
}
