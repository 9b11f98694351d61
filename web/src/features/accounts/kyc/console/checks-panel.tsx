import type { IdentityCheckPage } from '@lanna/contract/accounts/kyc/ops';
import { CircleCheck, CircleDashed, CircleX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../../../console/panel.tsx';
import { classes } from '../../../../ui/classes.ts';

const Variants = {
  passed: { Icon: CircleCheck, ink: 'text-success' },
  failed: { Icon: CircleX, ink: 'text-danger' },
  unknown: { Icon: CircleDashed, ink: 'text-muted' },
} as const;

/** What the portal can check by itself, as things stand now. */
export function ChecksPanel({ check: { checks } }: { check: IdentityCheckPage }) {
  const { t } = useTranslation('kyc-console');
  return (
    <Panel title={t('checks.title')}>
      <ul className="flex flex-col gap-1.5 text-sm">
        {checks.map(({ kind, outcome }) => {
          const { Icon, ink } = Variants[outcome];
          return (
            <li key={kind} className="flex items-start gap-2">
              <Icon className={classes('mt-0.5 size-4 shrink-0', ink)} aria-label={t(`outcome.${outcome}`)} />
              <span className={outcome === 'failed' ? 'text-danger' : undefined}>
                {t(`check.${kind}.${outcome}`)}
              </span>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
