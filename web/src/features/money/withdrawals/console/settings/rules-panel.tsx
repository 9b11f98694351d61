import type { RiskRule, WithdrawalSettings } from '@lanna/contract/money/withdrawals/settings-ops';
import { RISK_DEFAULTS, type RiskThreshold } from '@lanna/rules/money/withdrawals/risk-rules';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../../../../console/panel.tsx';
import { StatusBadge } from '../../../../../console/status-badge.tsx';
import { When } from '../../../../../console/when.tsx';
import { displayCount } from '../../../../../i18n/format.ts';
import { Button } from '../../../../../ui/button.tsx';
import { RuleDialog } from './rule-dialog.tsx';

/** The rules that make a withdrawal wait, each with its thresholds and how often it has. */
export function RulesPanel({ settings, mayChange }: { settings: WithdrawalSettings; mayChange: boolean }) {
  const { t } = useTranslation('withdrawals-console');
  const [open, setOpen] = useState<RiskRule>();
  return (
    <Panel title={t('rules.title')} text={t('rules.text')} flush>
      <ul className="flex flex-col divide-y divide-line">
        {settings.rules.map((rule) => (
          <li key={rule.kind} className="flex items-start justify-between gap-4 px-4 py-3">
            <div className="min-w-0 text-sm">
              <p className="flex flex-wrap items-center gap-x-3">
                <span className="font-semibold">{t(`risk.name.${rule.kind}`)}</span>
                <StatusBadge tone={rule.enabled ? 'success' : 'quiet'}>
                  {rule.enabled ? t('rules.on') : t('rules.off')}
                </StatusBadge>
              </p>
              <p className="text-muted">{t(`risk.about.${rule.kind}`)}</p>
              <p className="mt-1 flex flex-wrap gap-x-4 text-xs">
                {(Object.keys(RISK_DEFAULTS[rule.kind]) as RiskThreshold[]).map((threshold) => (
                  <span key={threshold}>
                    {t(`rules.threshold.${threshold}`)}{' '}
                    <span className="figures font-semibold">
                      {displayCount(rule.thresholds[threshold] ?? 0)}
                    </span>
                  </span>
                ))}
                <span className="text-muted">{t('rules.hits', { hits: displayCount(rule.hits) })}</span>
                {rule.changedBy && (
                  <span className="text-muted">
                    {rule.changedBy} · <When at={rule.changedAt} brand={settings.brand} />
                  </span>
                )}
              </p>
            </div>
            <Button variant="secondary" size="small" onClick={() => setOpen(rule)}>
              {mayChange ? t('rules.change') : t('rules.history')}
            </Button>
          </li>
        ))}
      </ul>
      {open && (
        <RuleDialog
          brand={settings.brand}
          rule={open}
          mayChange={mayChange}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Panel>
  );
}
