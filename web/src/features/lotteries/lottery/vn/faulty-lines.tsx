import { useTranslation } from 'react-i18next';
import { displayCount } from '../../../../i18n/format.ts';
import { Button } from '../../../../ui/button.tsx';
import type { LineErrorsFound } from '../review/reckon.ts';

/** What was typed and cannot be bet on is corrected in the list, which is not to be seen here. */
export function FaultyLines({
  fieldErrors,
  onList,
}: {
  fieldErrors: LineErrorsFound | undefined;
  onList: () => void;
}) {
  const { t } = useTranslation('lottery');
  const count = (fieldErrors?.count ?? 0) + (fieldErrors?.closed.length ?? 0);
  if (count === 0) return null;
  return (
    <p
      role="alert"
      className="flex flex-wrap items-center justify-between gap-2 rounded-medium border border-danger/40 bg-sunken px-3.5 py-2 text-danger text-sm"
    >
      {t('lines.faulty', { count, lines: displayCount(count) })}
      <Button size="small" variant="secondary" onClick={onList}>
        {t('hundred.toList')}
      </Button>
    </p>
  );
}
