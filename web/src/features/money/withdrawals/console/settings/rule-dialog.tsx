import {
  changeRiskRule,
  type RiskRule,
  riskRuleHistory,
} from '@lanna/contract/money/withdrawals/settings-ops';
import { RISK_BOUNDS, RISK_DEFAULTS, type RiskThreshold } from '@lanna/rules/money/withdrawals/risk-rules';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefusalText } from '../../../../../api/calls/refusal-text.ts';
import { useOps, useOpsMutation } from '../../../../../console/calls/ops-query.ts';
import { ReasonField } from '../../../../../console/fields/reason-field.tsx';
import { REASON_MIN } from '../../../../../console/fields/reason-length.ts';
import { When } from '../../../../../console/when.tsx';
import { QueryView } from '../../../../../query-view.tsx';
import { Button } from '../../../../../ui/button.tsx';
import { Checkbox } from '../../../../../ui/fields/checkbox.tsx';
import { FormError } from '../../../../../ui/fields/form-error.tsx';
import { TextField } from '../../../../../ui/fields/text-field.tsx';
import { Dialog } from '../../../../../ui/layers/dialog.tsx';
import { notify } from '../../../../../ui/layers/notify.ts';
import { Skeleton } from '../../../../../ui/skeleton.tsx';

/** One rule: on or off, its thresholds, why it is changed, and what it was before. */
export function RuleDialog({
  brand,
  rule,
  mayChange,
  onClose,
}: {
  brand: string;
  rule: RiskRule;
  mayChange: boolean;
  onClose: () => void;
}) {
  const { t } = useTranslation('withdrawals-console');
  return (
    <Dialog
      open
      onOpenChange={(stays) => !stays && onClose()}
      title={t(`risk.name.${rule.kind}`)}
      description={t(`risk.about.${rule.kind}`)}
      insistent={mayChange}
    >
      <div className="flex flex-col gap-6">
        {mayChange && <Form brand={brand} rule={rule} onDone={onClose} />}
        <Earlier brand={brand} rule={rule} />
      </div>
    </Dialog>
  );
}

function Form({ brand, rule, onDone }: { brand: string; rule: RiskRule; onDone: () => void }) {
  const { t } = useTranslation('withdrawals-console');
  const words = useRefusalText();
  const names = Object.keys(RISK_DEFAULTS[rule.kind]) as RiskThreshold[];
  const [enabled, setEnabled] = useState(rule.enabled);
  const [typed, setTyped] = useState<Partial<Record<RiskThreshold, string>>>(() =>
    Object.fromEntries(names.map((name) => [name, String(rule.thresholds[name] ?? '')])),
  );
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const saving = useOpsMutation(changeRiskRule, {
    onDone: ({ proposal }) => {
      notify({ text: proposal ? t('proposed') : t('settings.saved'), tone: 'success' });
      onDone();
    },
  });
  const faulty = names.filter((name) => {
    const { min, max } = RISK_BOUNDS[name];
    const value = typed[name] ?? '';
    return !/^\d+$/.test(value) || Number(value) < min || Number(value) > max;
  });
  const isShort = reason.trim().length < REASON_MIN;

  function save(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (faulty.length > 0 || isShort || saving.isPending) return;
    const thresholds = Object.fromEntries(names.map((name) => [name, Number(typed[name])]));
    saving.mutate({
      params: { code: brand, kind: rule.kind },
      body: { enabled, thresholds, version: rule.version, reason: reason.trim() },
    });
  }

  return (
    <form onSubmit={save} noValidate className="flex flex-col gap-4">
      <Checkbox
        label={t('rules.enabled')}
        checked={enabled}
        onChange={({ target }) => setEnabled(target.checked)}
      />
      {names.map((name) => (
        <TextField
          key={name}
          label={t(`rules.threshold.${name}`)}
          error={
            tried && faulty.includes(name)
              ? t('rules.bounds', { min: RISK_BOUNDS[name].min, max: RISK_BOUNDS[name].max })
              : undefined
          }
          inputMode="numeric"
          autoComplete="off"
          value={typed[name] ?? ''}
          onChange={({ target }) => setTyped({ ...typed, [name]: target.value.trim() })}
        />
      ))}
      <ReasonField value={reason} onValueChange={setReason} missing={tried && isShort} />
      {saving.error && <FormError>{words(saving.error)}</FormError>}
      <Button type="submit" size="small" busy={saving.isPending} className="self-end">
        {t('settings.save')}
      </Button>
    </form>
  );
}

function Earlier({ brand, rule }: { brand: string; rule: RiskRule }) {
  const { t } = useTranslation('withdrawals-console');
  const history = useOps(riskRuleHistory, { params: { code: brand, kind: rule.kind } });
  return (
    <section className="flex flex-col gap-2">
      <h3 className="font-semibold text-sm">{t('rules.earlier')}</h3>
      <QueryView
        query={history}
        label={t('rules.earlier')}
        failed={t('rules.earlierFailed')}
        shape={<Skeleton className="h-16 w-full" />}
        isEmpty={({ list }) => list.length === 0}
        empty={<p className="text-muted text-sm">{t('rules.never')}</p>}
      >
        {({ list }) => (
          <ol className="flex flex-col gap-2 border-line border-l pl-4 text-sm">
            {list.map(({ version, enabled, thresholds, changedAt, changedBy, reason }) => (
              <li key={version}>
                <span>
                  {enabled ? t('rules.on') : t('rules.off')}
                  {Object.entries(thresholds).map(([name, value]) => (
                    <span key={name} className="ml-3">
                      {t(`rules.threshold.${name as RiskThreshold}`)} <span className="figures">{value}</span>
                    </span>
                  ))}
                </span>
                <span className="block text-muted text-xs">
                  {changedBy} · <When at={changedAt} brand={brand} variant="full" /> · {reason}
                </span>
              </li>
            ))}
          </ol>
        )}
      </QueryView>
    </section>
  );
}
