import { DOWNLINE_STATUSES } from '@lanna/contract/people/agents/agents';
import { useTranslation } from 'react-i18next';
import { useTypedText } from '../../../../shared-parts/forms/use-typed-text.ts';
import { SearchField } from '../../../../ui/fields/search-field.tsx';
import { Segments } from '../../../../ui/fields/segments.tsx';
import { type DownlineFilter, NAME_LENGTH_MAX } from './downline-filter.ts';

export function DownlineFilters({
  filter: { account, status },
  onChange,
}: {
  filter: DownlineFilter;
  onChange: (changed: Partial<DownlineFilter>, how?: { replace: boolean }) => void;
}) {
  const { t } = useTranslation('agents');
  const [typed, type] = useTypedText(account, (text, how) => onChange({ account: text }, how));
  return (
    <div className="flex flex-col gap-3 lg:flex-row lg:items-center">
      <SearchField
        value={typed}
        onValueChange={(text) => type(text.slice(0, NAME_LENGTH_MAX))}
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
