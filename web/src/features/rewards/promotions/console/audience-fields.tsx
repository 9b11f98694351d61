import { useTranslation } from 'react-i18next';
import { SegmentField } from '../../../../console/fields/segment-field.tsx';
import { Panel } from '../../../../console/panel.tsx';
import { Segments } from '../../../../ui/fields/segments.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import type { FormProps } from './promotion-form.tsx';

const AUDIENCES = ['all', 'new', 'rank', 'segment'] as const;
const FIELDS = { new: 'days', rank: 'level' } as const;

/** Whom it is for. */
export function AudienceFields({ form, brand }: Pick<FormProps, 'form' | 'brand'>) {
  const { t } = useTranslation('promotions-console');
  const { value: kind, onValueChange } = form.chosen('audienceKind');
  return (
    <Panel title={t('part.audience')} text={t('part.audienceText')}>
      <div className="flex flex-wrap items-end gap-4">
        <Segments
          label={t('field.audience')}
          segments={AUDIENCES.map((value) => ({ value, label: t(`audience.${value}`) }))}
          value={kind}
          onValueChange={onValueChange}
        />
        {kind === 'segment' && (
          <SegmentField
            {...form.kept('segment')}
            brand={brand.code}
            words={{
              label: t('field.segment'),
              hint: t('segment.hint'),
              none: t('segment.none'),
              before: (name) => t('segment.before', { name }),
            }}
          />
        )}
        {(kind === 'new' || kind === 'rank') && (
          <TextField
            key={kind}
            {...form.field(FIELDS[kind])}
            label={t(`field.${FIELDS[kind]}`)}
            type="number"
            className="max-w-40"
          />
        )}
      </div>
    </Panel>
  );
}
