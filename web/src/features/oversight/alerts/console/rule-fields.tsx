import type { AlertKind } from '@lanna/contract/oversight/alerts/alert-terms';
import type { AlertDestination, AlertRule } from '@lanna/contract/oversight/alerts/ops';
import { useTranslation } from 'react-i18next';
import type { ContractForm } from '../../../../shared-parts/forms/contract-form.ts';
import { typedNumber } from '../../../../shared-parts/forms/typed-number.ts';
import { Checkbox } from '../../../../ui/fields/checkbox.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { clockOf, minuteOf } from './clock-text.ts';

/** A rule as it is typed. */
export interface RuleValues {
  name: string;
  threshold: string;
  forMinutes: string;
  repeatMinutes: string;
  /** `22:00`; both empty: none. */
  quietFrom: string;
  quietUntil: string;
  destinations: string[];
  enabled: boolean;
}

export function valuesOf(rule: AlertRule | undefined, threshold: number): RuleValues {
  return {
    name: rule?.name ?? '',
    threshold: String(threshold),
    forMinutes: String(rule?.forMinutes ?? 0),
    repeatMinutes: String(rule?.repeatMinutes ?? 30),
    quietFrom: rule?.quiet ? clockOf(rule.quiet.from) : '',
    quietUntil: rule?.quiet ? clockOf(rule.quiet.until) : '',
    destinations: rule?.destinations ?? [],
    enabled: rule?.enabled ?? true,
  };
}

export function bodyOf({ name, destinations, enabled, quietFrom, quietUntil, ...typed }: RuleValues) {
  return {
    ...{ name, destinations, enabled },
    threshold: typedNumber(typed.threshold),
    forMinutes: typedNumber(typed.forMinutes),
    repeatMinutes: typedNumber(typed.repeatMinutes),
    quiet: quietFrom && quietUntil ? { from: minuteOf(quietFrom), until: minuteOf(quietUntil) } : null,
  };
}

/** What every rule says: how much, for how long, how often, when not, and where to. */
export function RuleFields<V extends RuleValues & { reason: string }>({
  form: given,
  kind,
  destinations,
}: {
  form: ContractForm<V>;
  kind: AlertKind;
  destinations: readonly AlertDestination[];
}) {
  const { t } = useTranslation('alerts-console');
  const form = given as unknown as ContractForm<RuleValues & { reason: string }>;
  const chosen = form.kept('destinations');
  const enabled = form.kept('enabled');
  return (
    <>
      <TextField {...form.field('name')} label={t('field.name')} autoComplete="off" />
      <div className="grid gap-3 sm:grid-cols-3">
        <TextField {...form.field('threshold')} label={t(`threshold.${kind}`)} inputMode="numeric" />
        <TextField {...form.field('forMinutes')} label={t('field.forMinutes')} inputMode="numeric" />
        <TextField {...form.field('repeatMinutes')} label={t('field.repeatMinutes')} inputMode="numeric" />
      </div>
      <p className="text-muted text-sm">{t('field.repeatHint')}</p>
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField {...form.field('quietFrom')} required={false} label={t('field.quietFrom')} type="time" />
        <TextField {...form.field('quietUntil')} required={false} label={t('field.quietUntil')} type="time" />
      </div>
      <fieldset className="flex flex-col gap-1.5">
        <legend className="mb-1 font-medium text-muted text-sm">{t('field.destinations')}</legend>
        {destinations.length === 0 && <p className="text-muted text-sm">{t('field.noDestinations')}</p>}
        {destinations.map(({ id, name, kind: to }) => (
          <Checkbox
            key={id}
            label={`${name} · ${t(`destination.${to}`)}`}
            checked={chosen.value.includes(id)}
            onChange={({ target }) =>
              chosen.onChange(
                target.checked ? [...chosen.value, id] : chosen.value.filter((one) => one !== id),
              )
            }
          />
        ))}
      </fieldset>
      <Checkbox
        label={t('field.enabled')}
        checked={enabled.value}
        onChange={({ target }) => enabled.onChange(target.checked)}
      />
    </>
  );
}
