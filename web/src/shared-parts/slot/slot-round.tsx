import { moneyOf } from '@lanna/contract/money';
import { type LocalText, localText } from '@lanna/rules/local-text';
import type { RoundReceipt } from '@lanna/studio/rules/receipt';
import type { SlotGame } from '@lanna/studio/rules/slot/games';
import type { SlotSheet } from '@lanna/studio/rules/slot/sheet';
import { ChevronLeft, ChevronRight, Play, Square } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../api/content/brand.ts';
import { currentLanguage } from '../../i18n/words.ts';
import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { MoneyText } from '../../ui/text/money-text.tsx';
import { type Cell, pictureOf } from './slot-picture.ts';
import { useReplay } from './slot-replay.ts';
import { useSlotSymbols } from './slot-symbols.ts';

type Step = RoundReceipt['steps'][number];

/** A slot round as one reads it, spin by spin: the reels, what paid, what it won; and as it was played, reel by reel. */
export function SlotRound({
  game,
  sheet,
  steps,
}: {
  game: SlotGame;
  sheet: SlotSheet;
  steps: readonly Step[];
}) {
  const { t } = useTranslation('fairness');
  const [chosen, setChosen] = useState(0);
  const reels = sheet.strips.base.length;
  const replay = useReplay(steps.length, reels, setChosen);
  const place = Math.min(replay.frame?.place ?? chosen, steps.length - 1);
  const step = steps[place];
  if (!step) return null;
  const landed = replay.frame?.landed ?? reels;

  function turn(to: number) {
    replay.stop();
    setChosen(Math.max(0, Math.min(to, steps.length - 1)));
  }

  return (
    <div className="flex flex-col gap-3">
      {/* A button that ends its row stays where it is, so that the focus does too. */}
      {steps.length > 1 && (
        <div className="flex items-center justify-between gap-2">
          <IconButton
            label={t('round.before')}
            aria-disabled={place === 0}
            onClick={() => turn(place - 1)}
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
            onClick={() => turn(place + 1)}
            className="aria-disabled:opacity-50"
          >
            <ChevronRight aria-hidden="true" />
          </IconButton>
        </div>
      )}
      <Reels cells={pictureOf(sheet, step)} game={game} landed={landed} />
      {/* It keeps its room while the reels turn, so that nothing jumps when they stand. */}
      <div className={classes(landed < reels && 'invisible')}>
        <Wins step={step} game={game} />
      </div>
      <Button
        variant="secondary"
        size="small"
        icon={replay.playing ? <Square aria-hidden="true" /> : <Play aria-hidden="true" />}
        onClick={replay.playing ? replay.stop : replay.start}
        className="self-start"
      >
        {replay.playing ? t('round.stop') : t('round.replay')}
      </Button>
    </div>
  );
}

/** Reels that have not landed yet turn. */
function Reels({ cells, game, landed }: { cells: readonly Cell[][]; game: SlotGame; landed: number }) {
  const { t } = useTranslation('fairness');
  const pictures = useSlotSymbols(game.code);
  const reels = cells[0]?.length ?? 0;
  const stands = landed >= reels;
  const paid = stands && cells.flat().some(({ won }) => won);
  return (
    <table
      aria-busy={!stands}
      className="mx-auto w-full max-w-md table-fixed border-separate border-spacing-1 rounded-medium bg-sunken p-1"
    >
      <caption className="sr-only">{t('round.reels')}</caption>
      <tbody>
        {cells.map((row) => (
          <tr key={row[0]?.row}>
            {row.map(({ reel, symbol, won }) => {
              const turns = reel >= landed;
              const lit = won && stands;
              return (
                <td key={reel} className="p-0">
                  <div
                    className={classes(
                      'flex aspect-square items-center justify-center overflow-hidden rounded-small border text-center text-[0.7rem] leading-tight transition-opacity sm:text-xs',
                      lit
                        ? 'border-accent-text bg-raised font-semibold'
                        : 'border-line bg-surface text-muted',
                      paid && !won && 'opacity-45',
                    )}
                  >
                    <ReelSymbol name={symbolName(game, symbol)} picture={pictures?.[symbol]} turns={turns} />
                    {lit && <span className="sr-only"> ({t('round.paid')})</span>}
                  </div>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function ReelSymbol({ name, picture, turns }: { name: string; picture: string | undefined; turns: boolean }) {
  if (!picture) return <span className={classes('break-words px-0.5', turns && 'invisible')}>{name}</span>;
  if (turns)
    return (
      <span
        aria-hidden="true"
        className="reel-turns w-full self-start"
        style={{ backgroundImage: `url("${picture}")` }}
      />
    );
  return <img src={picture} alt={name} title={name} className="size-full p-[4%]" />;
}

function Wins({ step, game }: { step: Step; game: SlotGame }) {
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

function symbolName(game: SlotGame, symbol: string): string {
  const name = game.symbols[symbol];
  return name ? studioText(name) : symbol;
}

/** What the house studio has written, in the language of the page; its own is English. */
export function studioText(text: LocalText): string {
  return localText(text, currentLanguage(), 'EN');
}
