import { SEGMENT_LIMITS_MAX } from '@lanna/contract/money/withdrawals/settings-ops';
import { Plus, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { SegmentField } from '../../../../../console/fields/segment-field.tsx';
import type { ContractForm } from '../../../../../shared-parts/forms/contract-form.ts';
import { MoneyField } from '../../../../../shared-parts/money/money-field.tsx';
import { Button } from '../../../../../ui/button.tsx';
import { TextField } from '../../../../../ui/fields/text-field.tsx';
import { IconButton } from '../../../../../ui/icon-button.tsx';
import type { Draft, SegmentDraft } from './settings-draft.ts';

const AMOUNTS = ['max', 'dayAmount'] as const;
const COUNTS = ['dayCount', 'promisedMinutes'] as const;

/** What members of a segment may withdraw at the most, beside the line of their level. */
export function SegmentTable({
  form,
  brand,
  mayChange,
}: {
  form: ContractForm<Draft>;
  brand: string;
  mayChange: boolean;
}) {
  const { t } = useTranslation('withdrawals-console');
  const { value, error, onChange } = form.kept('segmentLimits');
  const change = (key: string, changed: Partial<SegmentDraft>) =>
    onChange(value.map((one) => (one.key === key ? { ...one, ...changed } : one)));
  return (
    <section className="flex flex-col gap-3">
      <div>
        <h3 className="font-semibold text-sm">{t('settings.bySegment')}</h3>
        <p className="text-muted text-sm">{t('settings.bySegmentText')}</p>
      </div>
      <ul className="flex flex-col gap-3">
        {value.map((limit, at) => (
          <li
            key={limit.key}
            className="grid items-start gap-3 border-line border-t pt-3 sm:grid-cols-[minmax(10rem,2fr)_repeat(4,minmax(5rem,1fr))_auto]"
          >
            <SegmentField
              brand={brand}
              words={{
                label: t('settings.segment.segment'),
                none: t('settings.segment.none'),
                before: (name) => t('settings.segment.before', { name }),
              }}
              value={limit.segment}
              error={form.error(`segmentLimits.${at}.segment.id`)}
              onChange={(segment) => change(limit.key, { segment })}
            />
            {AMOUNTS.map((name) => (
              <MoneyField
                key={name}
                label={t(`settings.rank.${name}`)}
                error={form.error(`segmentLimits.${at}.${name}`)}
                value={limit[name]}
                onType={(typed) => change(limit.key, { [name]: typed })}
              />
            ))}
            {COUNTS.map((name) => (
              <TextField
                key={name}
                label={t(`settings.segment.${name}`)}
                error={form.error(`segmentLimits.${at}.${name}`)}
                inputMode="numeric"
                autoComplete="off"
                value={limit[name]}
                onChange={({ target }) => change(limit.key, { [name]: target.value })}
              />
            ))}
            <IconButton
              size="small"
              label={t('settings.segment.remove', { row: at + 1 })}
              // Beside the fields, below their labels.
              className="sm:mt-8"
              onClick={() => onChange(value.filter(({ key }) => key !== limit.key))}
            >
              <X aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ul>
      {error && (
        <p role="alert" className="text-danger text-sm">
          {error}
        </p>
      )}
      {mayChange && (
        <Button
          size="small"
          variant="ghost"
          className="self-start"
          disabled={value.length >= SEGMENT_LIMITS_MAX}
          icon={<Plus aria-hidden="true" />}
          onClick={() => onChange([...value, furtherLine()])}
        >
          {t('settings.segment.add')}
        </Button>
      )}
    </section>
  );
}

function furtherLine(): SegmentDraft {
  const key = crypto.randomUUID();
  return { key, segment: null, max: '', dayAmount: '', dayCount: '', promisedMinutes: '' };
}
