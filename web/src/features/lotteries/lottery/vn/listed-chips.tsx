import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { displayCount } from '../../../../i18n/format.ts';

/** The last of them are those one has just made. */
const SHOWN = 24;

/** What is listed so far; pressed, it is taken off again. */
export function ListedChips({
  lines,
  onRemove,
}: {
  lines: readonly string[];
  onRemove: (line: string) => void;
}) {
  const { t } = useTranslation('lottery');
  if (lines.length === 0) return null;
  return (
    <ul aria-label={t('hundred.listed')} className="flex flex-wrap justify-center gap-1.5">
      {lines.length > SHOWN && (
        <li className="figures flex h-8 items-center px-1 text-muted text-sm">
          +{displayCount(lines.length - SHOWN)}
        </li>
      )}
      {[...new Set(lines)].slice(-SHOWN).map((line) => (
        <li key={line}>
          <button
            type="button"
            aria-label={t('hundred.remove', { line })}
            onClick={() => onRemove(line)}
            className="figures inline-flex h-8 items-center gap-1 rounded-full border border-line bg-raised pr-2 pl-3 font-display font-semibold text-sm transition-colors hover:border-danger hover:text-danger"
          >
            {line}
            <X className="size-3.5 text-muted" aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  );
}
