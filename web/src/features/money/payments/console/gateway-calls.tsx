import type { GatewayPage } from '@lanna/contract/money/payments/gateway-ops';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../../../console/panel.tsx';
import { StatusBadge } from '../../../../console/status-badge.tsx';
import { When } from '../../../../console/when.tsx';

/** Words of the protocol; any other says why there was no answer. */
const ANSWERED = new Set(['ok', 'accepted', 'ended', 'pending', 'unknown', 'closed', 'ready']);

/** The latest calls to a gateway, and events of it that were turned away. */
export function GatewayCalls({ calls }: { calls: GatewayPage['calls'] }) {
  const { t } = useTranslation('payments-console');
  return (
    <Panel title={t('calls.title')} text={t('calls.text')} flush>
      {calls.length === 0 ? (
        <p className="px-4 py-6 text-muted text-sm">{t('calls.empty')}</p>
      ) : (
        <ul className="divide-y divide-line/70">
          {calls.map((call, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two calls may be alike in all they show
            <li key={at} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2 text-sm">
              <When at={call.at} variant="full" />
              <span className="w-16 text-muted">{t(`calls.${call.direction}`)}</span>
              <span className="w-32 font-mono text-xs">{call.what}</span>
              <span className="min-w-0 flex-1">
                <StatusBadge tone={toneOf(call)}>
                  {call.outcome}
                  {call.times > 1 && ` × ${call.times}`}
                </StatusBadge>
              </span>
              {call.tookMs !== null && (
                <span className="figures text-muted text-xs">{t('calls.took', { ms: call.tookMs })}</span>
              )}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

function toneOf({ direction, outcome }: GatewayPage['calls'][number]) {
  if (direction === 'in') return 'danger';
  if (outcome === 'refused') return 'warning';
  return ANSWERED.has(outcome) ? 'success' : 'danger';
}
