import { ShieldAlert, ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Progress } from '../../../../ui/progress.tsx';
import type { Protection } from '../../../people/identity/protection-queries.ts';
import { openSteps } from '../protection.ts';

/** Login password, a way back, withdrawal password, two-step verification. */
const STEPS = 4;

/** How well the account is protected as a whole, and the one thing to do next. */
export function Level({ protection }: { protection: Protection }) {
  const { t } = useTranslation('security');
  const [next, ...rest] = openSteps(protection);
  const done = STEPS - (next ? 1 + rest.length : 0);
  const Icon = next ? ShieldAlert : ShieldCheck;
  return (
    <div className="lit flex items-center gap-4 rounded-large bg-raised p-5">
      <Icon
        className={`size-10 shrink-0 ${next ? 'text-warning' : 'text-success'}`}
        strokeWidth={1.5}
        aria-hidden="true"
      />
      <div className="min-w-0 flex-1">
        <Progress
          value={done}
          max={STEPS}
          label={t('level.label')}
          valueText={t('level.value', { done, steps: STEPS })}
        />
        <p className="mt-2 text-sm">{next ? t(`level.next.${next}`) : t('level.all')}</p>
      </div>
    </div>
  );
}
