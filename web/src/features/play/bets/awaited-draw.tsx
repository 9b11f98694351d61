import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../api/content/brand.ts';
import { displayDateTime } from '../../../i18n/format.ts';

/** When the draw is that an open bet waits for; once its time is over, that the result is still to come. */
export function AwaitedDraw({ at }: { at: string }) {
  const { t } = useTranslation('bets');
  const { timeZone } = useBrand();
  const facts = { at: displayDateTime(at, timeZone).slice(0, -':00'.length) };
  return <>{Date.parse(at) > Date.now() ? t('draws.at', facts) : t('draws.late', facts)}</>;
}
