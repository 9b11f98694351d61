import type { PromotionForm as Form } from '@lanna/contract/rewards/promotions/ops';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../../../console/panel.tsx';
import { Segments } from '../../../../ui/fields/segments.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import type { FormProps } from './promotion-form.tsx';

const AUDIENCES = ['all', 'new', 'rank'] as const;
const STARTS = {
  all: { kind: 'all' },
  new: { kind: 'new', days: 7 },
  rank: { kind: 'rank', level: 3 },
} as const satisfies Record<(typeof AUDIENCES)[number], Form['audience']>;

/** Whom it is for. */
export function AudienceFields({ form, onChange }: FormProps) {
  const { t } = useTranslation('promotions-console');
  const { audience } = form;
  const write = (changed: Form['audience']) => onChange({ ...form, audience: changed });
  return (
    <Panel title={t('part.audience')} text={t('part.audienceText')}>
      <div className="flex flex-wrap items-end gap-4">
        <Segments
          label={t('field.audience')}
          segments={AUDIENCES.map((value) => ({ value, label: t(`audience.${value}`) }))}
          value={audience.kind}
          onValueChange={(kind) => write(STARTS[kind])}
        />
        {audience.kind === 'new' && (
          <TextField
            label={t('field.days')}
            type="number"
            min={1}
            max={365}
            className="max-w-40"
            value={String(audience.days)}
            onChange={({ target }) => write({ kind: 'new', days: within(target.value, 365) })}
          />
        )}
        {audience.kind === 'rank' && (
          <TextField
            label={t('field.level')}
            type="number"
            min={1}
            max={100}
            className="max-w-40"
            value={String(audience.level)}
            onChange={({ target }) => write({ kind: 'rank', level: within(target.value, 100) })}
          />
        )}
      </div>
    </Panel>
  );
}

function within(text: string, max: number): number {
  return Math.min(max, Math.max(1, Number.parseInt(text, 10) || 1));
}
