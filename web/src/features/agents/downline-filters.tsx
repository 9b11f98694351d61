import { DOWNLINE_STATUSES, type DownlineStatus } from '@lanna/contract/agents';
import { useTranslation } from 'react-i18next';
import { SearchField } from '../../ui/search-field.tsx';
import { Segments } from '../../ui/segments.tsx';

const NAME_LENGTH_MAX = 64;

export function DownlineFilters({
  typed,
  status,
  onChange,
}: {
  typed: string;
  status: DownlineStatus | '';
  onChange: (changed: { typed?: string; status?: DownlineStatus | '' }) => void;
}) {
  const { t } = useTranslation('agents');
  return (
    <div className="flex flex-col gap-3 lg:flex-row lg:items-center">
      <SearchField
        value={typed}
        onValueChange={(text) => onChange({ typed: text.slice(0, NAME_LENGTH_MAX) })}
        label={t('downline.search')}
        placeholder={t('downline.searchHint')}
        className="lg:w-80"
      />
      <Segments
        label={t('downline.status')}
        value={status}
        onValueChange={(chosen) => onChange({ status: chosen })}
        segments={[
          { value: '', label: t('downline.all') },
          ...DOWNLINE_STATUSES.map((value) => ({ value, label: t(`downline.statuses.${value}`) })),
        ]}
      />
    </div>
  );
}
