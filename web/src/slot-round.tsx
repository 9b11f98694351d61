import { moneyOf } from '@lanna/contract/money';
import { type LocalText, localText } from '@lanna/rules/local-text';
import type { StudioGame } from '@lanna/studio/rules/games';
import type { RoundReceipt } from '@lanna/studio/rules/receipt';
import type { SlotSheet } from '@lanna/studio/rules/slot/sheet';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from './api/brand.ts';
import { currentLanguage } from './i18n/words.ts';
import { type Cell, pictureOf } from './slot-picture.ts';
import { classes } from './ui/classes.ts';
import { IconButton } from './ui/icon-button.tsx';
import { MoneyText } from './ui/money-text.tsx';

type Step = RoundReceipt['steps'][number];

/** A slot round as one reads it, spin by spin: the reels, what paid, what it won. */
export function SlotRound({
  game,
  sheet,
  steps,
}: {
  game: StudioGame;
  sheet: SlotSheet;
  steps: readonly Step[];
}) {
  const { t } = useTranslation('fairness');
  const [place, setPlace] = useState(0);
  const step = steps[Math.min(place, steps.length - 1)];
  if (!step) return null;
  return (
    <div className="flex flex-col gap-3">
      {/* A button that ends its row stays where it is, so that the focus does too. */}
      {steps.length > 1 && (
        <div className="flex items-center justify-between gap-2">
          <IconButton
            label={t('round.before')}
            aria-disabled={place === 0}
            onClick={() => setPlace(Math.max(place - 1, 0))}
            className="aria-disabled:opacity-50"
          >
            <ChevronLeft aria-hidden="true" />
          </IconButton>
          <p className="text-center text-sm" aria-live="polite">
            <span className="block font-medium">
              {step.kind === 'base' ? t('round.baseSpin') : t('round.freeSpin', { spin: step.freeSpin })}
            </span>
            <span className="figures text-muted text-xs">
              {t('round.place', { place: place + 1, of: steps.length })}
            </span>
          </p>
          <IconButton
            label={t('round.after')}
            aria-disabled={place === steps.length - 1}
            onClick={() => setPlace(Math.min(place + 1, steps.length - 1))}
            className="aria-disabled:opacity-50"
          >
            <ChevronRight aria-hidden="true" />
          </IconButton>
        </div>
      )}
      <Reels cells={pictureOf(sheet, step)} game={game} />
      <Wins step={step} game={game} />
    </div>
  );
}

function Reels({ cells, game }: { cells: readonly Cell[][]; game: StudioGame }) {
  const { t } = useTranslation('fairness');
  return (
    <table className="w-full table-fixed border-separate border-spacing-1 rounded-medium bg-sunken p-1">
      <caption className="sr-only">{t('round.reels')}</caption>
      <tbody>
        {cells.map((row) => (
          <tr key={row[0]?.row}>
            {row.map(({ reel, symbol, won }) => (
              <td
                key={reel}
                className={classes(
                  'h-14 break-words rounded-small border px-0.5 text-center align-middle text-[0.7rem] leading-tight sm:text-xs',
                  won
                    ? 'border-accent-text bg-raised font-semibold text-accent-text'
                    : 'border-line bg-surface text-muted',
                )}
              >
                {symbolName(game, symbol)}
                {won && <span className="sr-only"> ({t('round.paid')})</span>}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Wins({ step, game }: { step: Step; game: StudioGame }) {
  const { t } = useTranslation('fairness');
  const { currencySymbol } = useBrand();
  const { scatter } = step;
  if (step.lineWins.length === 0 && !scatter)
    return <p className="text-muted text-sm">{t('round.nothing')}</p>;
  return (
    <ul className="flex flex-col gap-1 text-sm">
      {step.lineWins.map((line) => (
        <Win key={line.line} text={lineText(line)} win={line.win} symbol={currencySymbol} />
      ))}
      {scatter && <Win text={scatterText(scatter)} win={scatter.win} symbol={currencySymbol} />}
    </ul>
  );

  function lineText({ line, symbol, count, multiplier }: Step['lineWins'][number]): string {
    const facts = { line: line + 1, symbol: symbolName(game, symbol), count, multiplier };
    return multiplier > 1 ? t('round.lineMultiplied', facts) : t('round.line', facts);
  }

  function scatterText({ count, freeSpinsAwarded }: NonNullable<Step['scatter']>): string {
    const facts = { symbol: symbolName(game, game.sheet.scatter.symbol), count, spins: freeSpinsAwarded };
    return freeSpinsAwarded > 0 ? t('round.scatterSpins', facts) : t('round.scatter', facts);
  }
}

function Win({ text, win, symbol }: { text: string; win: string; symbol: string }) {
  return (
    <li className="flex items-baseline justify-between gap-3">
      <span className="min-w-0">{text}</span>
      <MoneyText amount={moneyOf(win)} symbol={symbol} className="font-semibold" />
    </li>
  );
}

function symbolName(game: StudioGame, symbol: string): string {
  const name = game.symbols[symbol];
  return name ? studioText(name) : symbol;
}

/** What the house studio has written, in the language of the page; its own is English. */
export function studioText(text: LocalText): string {
  return localText(text, currentLanguage(), 'EN');
}
