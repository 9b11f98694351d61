import {
  changeRiskRule,
  type RiskRule,
  riskRuleHistory,
} from '@lanna/contract/money/withdrawals/settings-ops';
import { RISK_BOUNDS, RISK_DEFAULTS, type RiskThreshold } from '@lanna/rules/money/withdrawals/risk-rules';
import { useTranslation } from 'react-i18next';
import { useOps, useOpsMutation } from '../../../../../console/calls/ops-query.ts';
import { ReasonField } from '../../../../../console/fields/reason-field.tsx';
import { When } from '../../../../../console/when.tsx';
import { QueryView } from '../../../../../query-view.tsx';
import { typedNumber } from '../../../../../shared-parts/forms/typed-number.ts';
import { useContractForm } from '../../../../../shared-parts/forms/use-contract-form.ts';
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
  const names = Object.keys(RISK_DEFAULTS[rule.kind]) as RiskThreshold[];
  const fromNames = <Kept,>(of: (name: RiskThreshold) => Kept) =>
    Object.fromEntries(names.map((name) => [name, of(name)])) as Partial<Record<RiskThreshold, Kept>>;
  const saving = useOpsMutation(changeRiskRule);
  const form = useContractForm(changeRiskRule, {
    initial: {
      enabled: rule.enabled,
      thresholds: fromNames((name) => String(rule.thresholds[name] ?? '')),
      reason: '',
    },
    version: rule.version,
    toBody: ({ thresholds, ...typed }, version) => ({
      ...typed,
      thresholds: fromNames((name) => typedNumber(thresholds[name] ?? '')),
      version,
    }),
    check: ({ thresholds }) =>
      Object.fromEntries(
        names.map((name) => [
          `thresholds.${name}`,
          !isWithin(RISK_BOUNDS[name], typedNumber(thresholds[name] ?? '')) &&
            t('rules.bounds', RISK_BOUNDS[name]),
        ]),
      ),
    send: (body) => saving.mutateAsync({ params: { code: brand, kind: rule.kind }, body }),
    onDone: ({ proposal }) => {
      notify({ text: proposal ? t('proposed') : t('settings.saved'), tone: 'success' });
      onDone();
    },
  });
  return (
    <form {...form.props} className="flex flex-col gap-4">
      <Checkbox {...form.field('enabled')} label={t('rules.enabled')} />
      {names.map((name) => (
        <TextField
          key={name}
          {...form.field(`thresholds.${name}`)}
          label={t(`rules.threshold.${name}`)}
          autoComplete="off"
        />
      ))}
      <ReasonField {...form.chosen('reason')} missing={form.error('reason') !== undefined} />
      {form.problem && <FormError>{form.problem}</FormError>}
      <Button type="submit" size="small" busy={form.isPending} className="self-end">
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

function isWithin({ min, max }: { min: number; max: number }, value: number): boolean {
  return Number.isInteger(value) && value >= min && value <= max;
}
