import { useTranslation } from 'react-i18next';
import { Segments } from '../../../../ui/fields/segments.tsx';

type Way = 'grid' | 'keypad' | 'list';

interface EntryWaysProps<One extends Way> {
  ways: readonly One[];
  way: One;
  onWay: (way: One) => void;
  /** How many are picked so far, in words. */
  picked: string;
}

/** Above an entry of numbers: how they are entered, and how many there are. */
export function EntryWays<One extends Way>({ ways, way, onWay, picked }: EntryWaysProps<One>) {
  const { t } = useTranslation('lottery');
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <Segments
        oneLine
        label={t('hundred.ways.label')}
        value={way}
        onValueChange={onWay}
        segments={ways.map((value) => ({ value, label: t(`hundred.ways.${value as Way}`) }))}
      />
      <p role="status" className="figures text-muted text-sm">
        {picked}
      </p>
    </div>
  );
}
