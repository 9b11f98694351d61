import type { OperatorDetail } from '@lanna/contract/people/operators/operator-ops';
import { useTranslation } from 'react-i18next';
import { ConsoleLink } from '../../../../../console/console-link.tsx';
import { Panel } from '../../../../../console/panel.tsx';
import { When } from '../../../../../console/when.tsx';
import { kindLabel } from './kind-label.ts';

/** What one operator has proposed about this account and another has to decide; nothing where nothing waits. */
export function OperatorWaiting({ operator }: { operator: OperatorDetail }) {
  const { t } = useTranslation('operators-console');
  if (operator.waiting.length === 0) return null;
  return (
    <Panel title={t('operators.waiting')} text={t('operators.waitingText')}>
      <ul className="flex flex-col">
        {operator.waiting.map(({ id, kind, by, proposedAt }) => (
          <li
            key={id}
            className="flex min-h-10 flex-wrap items-center justify-between gap-x-3 border-line/70 border-b text-sm last:border-b-0"
          >
            <ConsoleLink href={`/proposals?state=open`}>{kindLabel(t, kind)}</ConsoleLink>
            <span className="text-muted">
              {by} · <When at={proposedAt} />
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
