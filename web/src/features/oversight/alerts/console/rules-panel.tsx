import type { AlertRule, AlertSetup } from '@lanna/contract/oversight/alerts/ops';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Can } from '../../../../console/operator.tsx';
import { Panel } from '../../../../console/panel.tsx';
import { StatusBadge } from '../../../../console/status-badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import { ChangeRuleDialog, NewRuleDialog } from './rule-dialog.tsx';
import { useWorkName } from './work-name.ts';

/** The rules: what each looks for, whether it is on, and what is under way of it. */
export function RulesPanel({ setup }: { setup: AlertSetup }) {
  const { t } = useTranslation('alerts-console');
  const [isAdding, setAdding] = useState(false);
  const [changed, setChanged] = useState<AlertRule>();
  return (
    <Panel
      title={t('rules.panel')}
      text={t('rules.panelText')}
      flush
      actions={
        <Can permission="alerts.change">
          <Button size="small" icon={<Plus aria-hidden="true" />} onClick={() => setAdding(true)}>
            {t('rules.add')}
          </Button>
        </Can>
      }
    >
      {setup.rules.length === 0 ? (
        <p className="px-4 py-3 text-muted text-sm">{t('rules.none')}</p>
      ) : (
        <ul className="divide-y divide-line/60">
          {setup.rules.map((rule) => (
            <RuleLine key={rule.id} rule={rule} setup={setup} onChange={() => setChanged(rule)} />
          ))}
        </ul>
      )}
      {isAdding && <NewRuleDialog setup={setup} onClose={() => setAdding(false)} />}
      {changed && <ChangeRuleDialog rule={changed} setup={setup} onClose={() => setChanged(undefined)} />}
    </Panel>
  );
}

function RuleLine({ rule, setup, onChange }: { rule: AlertRule; setup: AlertSetup; onChange: () => void }) {
  const { t } = useTranslation('alerts-console');
  const names = setup.destinations.filter(({ id }) => rule.destinations.includes(id)).map(({ name }) => name);
  const work = useWorkName()(rule.work);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-2.5 text-sm">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-medium">{rule.name}</span>
          <StatusBadge tone={rule.enabled ? 'success' : 'quiet'}>
            {t(rule.enabled ? 'on' : 'off')}
          </StatusBadge>
          {rule.failed && <StatusBadge tone="danger">{t('rules.notMeasured')}</StatusBadge>}
          {rule.underWay > 0 && (
            <StatusBadge tone="warning">{t('rules.underWay', { count: rule.underWay })}</StatusBadge>
          )}
        </p>
        <p className="text-muted">
          {rule.brand ?? t('house')} · {t(`looksFor.${rule.kind}`, { threshold: rule.threshold, work })}
        </p>
        <p className={names.length === 0 ? 'text-danger' : 'text-muted'}>
          {names.length === 0 ? t('rules.nowhere') : t('rules.to', { names: names.join(', ') })}
        </p>
      </div>
      <Can permission="alerts.change" {...(rule.brand ? { brand: rule.brand } : { house: true })}>
        <Button size="small" variant="secondary" onClick={onChange}>
          {t('change')}
        </Button>
      </Can>
    </li>
  );
}
