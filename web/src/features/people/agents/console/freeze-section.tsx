import { freezeAgent, liftFreeze, showLine } from '@lanna/contract/people/agents/ops';
import { useTranslation } from 'react-i18next';
import { useOps } from '../../../../console/calls/ops-query.ts';
import { useMay } from '../../../../console/operator.tsx';
import { ReasonCallButton } from '../../../../console/reason-call.tsx';
import { When } from '../../../../console/when.tsx';

/** Whether an agent is frozen, by whom and why; and the way there and back. */
export function FreezeSection({ id, brand }: { id: string; brand: string | undefined }) {
  const { t } = useTranslation('agents-console');
  const may = useMay()('agents.freeze', brand);
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
          <ReasonCallButton
            endpoint={freeze ? liftFreeze : freezeAgent}
            input={(reason) => ({ params: { id }, body: { reason } })}
            label={freeze ? t('freeze.lift') : t('freeze.freeze')}
            text={freeze ? t('freeze.liftText') : t('freeze.freezeText')}
            variant={freeze ? 'secondary' : 'ghost'}
            tone={freeze ? 'primary' : 'danger'}
            done={() => (freeze ? t('freeze.lifted') : t('freeze.done'))}
          />
        )}
      </div>
      {freeze && (
        <p className="text-muted text-xs">
          {freeze.by} · <When at={freeze.at} brand={brand} variant="full" />
          <span className="block whitespace-pre-line text-text">{freeze.reason}</span>
        </p>
      )}
    </section>
  );
}
