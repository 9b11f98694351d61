import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { displayCount } from '../../../../i18n/format.ts';
import { usePlayWords } from '../../lotteries/play-words.ts';
import { selectionParts } from './selection-parts.ts';

/** So many written lines are seen at once; thousands may have been pasted. */
const LINES_SHOWN = 12;
const SIGNS_SHOWN = 120;

/** What was picked: rows by their names, lines one by one, long ones folded. */
export function SelectionText({
  gameCode,
  family,
  play,
  text,
  drawsAt,
}: {
  gameCode: string;
  family: string;
  play: string;
  text: string;
  drawsAt: string;
}) {
  const { t } = useTranslation('slips');
  const words = usePlayWords(family, drawsAt);
  const [whole, setWhole] = useState(false);
  const parts = selectionParts(gameCode, play, text);
  if (!parts)
    return (
      <p className="figures break-all text-sm">
        {text.length > SIGNS_SHOWN ? `${text.slice(0, SIGNS_SHOWN)}…` : text}
      </p>
    );
  const rows = parts.rows.filter(({ symbols }) => symbols.length > 0);
  const lines = whole ? parts.lines : parts.lines.slice(0, LINES_SHOWN);
  return (
    <div className="flex flex-col gap-1.5 text-sm">
      {rows.map(({ name, symbols }) => (
        <p key={name} className="flex gap-2">
          {parts.rows.length > 1 && (
            <span className="shrink-0 text-muted text-xs leading-5">{words.row(name)}</span>
          )}
          <span className="figures break-words font-display font-medium tracking-wide">
            {symbols.map((symbol) => words.option(symbol, name)).join(symbols.every(isNumber) ? ' ' : ', ')}
          </span>
        </p>
      ))}
      {lines.length > 0 && (
        <ul className="flex flex-wrap gap-1">
          {lines.map((line) => (
            <li
              key={line}
              className="figures rounded-small border border-line bg-sunken px-2 py-0.5 font-display font-medium tracking-wide"
            >
              {line}
            </li>
          ))}
        </ul>
      )}
      {parts.lines.length > LINES_SHOWN && (
        <button
          type="button"
          aria-expanded={whole}
          onClick={() => setWhole(!whole)}
          className="self-start text-accent-text text-xs underline"
        >
          {whole ? t('line.fewer') : t('line.all', { numbers: displayCount(parts.lines.length) })}
        </button>
      )}
    </div>
  );
}

function isNumber(symbol: string): boolean {
  return /^\d+$/.test(symbol);
}
