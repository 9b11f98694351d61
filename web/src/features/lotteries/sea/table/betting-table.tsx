import type { Draw } from '@lanna/contract/lotteries/draws/draws';
import { moneyOf } from '@lanna/contract/money';
import type { Family } from '@lanna/rules/lotteries/lottery/family';
import { playOf } from '@lanna/rules/lotteries/lottery/family';
import type { Play } from '@lanna/rules/lotteries/lottery/play';
import { formatMoney } from '@lanna/rules/money';
import { useEffect, useState } from 'react';
import { useDesktop } from '../../../../ui/use-phone.ts';
import { choosePlay, type Entry, entryFor } from '../board/entry.ts';
import { EntryPanel, type EntryWay } from '../board/entry-panel.tsx';
import { PlayChips } from '../board/play-chips.tsx';
import { TableTools } from '../board/table-tools.tsx';
import { agreedTo } from '../rates/rate-changes.ts';
import { ratesAt, type Table } from '../rates/rates.ts';
import { type ShownRules, tableAt } from '../rates/shown-rules.ts';
import { addBets, type NumberBet, type Slip } from '../slip/bets.ts';
import { SlipBar } from '../slip/slip-bar.tsx';
import { SlipPanel } from '../slip/slip-panel.tsx';
import { type KeptSlip, useKeptSlip } from '../slip/slip-store.ts';
import { useSlipOrder } from '../slip/use-slip-order.ts';

export type BettingDraw = Pick<Draw, 'numero' | 'closesAt' | 'drawsAt'>;

/** What has just been put on the slip, and how it was before. */
export interface Said {
  added: readonly NumberBet[];
  repeated: number;
  refused: number;
  left: number;
  before: Slip;
}

interface BettingTableProps {
  table: Table;
  family: Family;
  /** Undefined while none takes bets. */
  draw: BettingDraw | undefined;
  /** Whether another draw than this one is open. */
  takesBets?: (numero: string) => boolean;
  playType: string | undefined;
  onPlayType: (playType: string) => void;
}

/** Numbers are chosen at the left, the slip grows at the right; on a phone it waits behind the bar at the lower edge. */
export function BettingTable({
  table: ofCurrentDraw,
  family,
  draw,
  takesBets = () => false,
  playType,
  onPlayType,
}: BettingTableProps) {
  const { plays } = family;
  const isDesktop = useDesktop() ?? false;
  const [kept, keep] = useKeptSlip(ofCurrentDraw.game.code);
  const [entry, setEntry] = useState<Entry>(() => entryFor(openingPlay(family, playType)));
  const [said, setSaid] = useState<Said>();
  const [way, setWay] = useState<EntryWay>('keypad');
  const mode = modeWithin(ofCurrentDraw.modes, kept.mode);
  const hasSlip = kept.slip.length > 0;
  const isFree = hasSlip && kept.numero === undefined;
  // Made between two draws, it belongs to the first that opens.
  useEffect(() => {
    if (isFree && draw) keep({ numero: draw.numero });
  });
  const moved = movedFrom(kept, draw, takesBets);
  const tableFor = (notified: ShownRules | undefined) => tableAt(ofCurrentDraw, draw?.numero, notified);
  const order = useSlipOrder({
    gameCode: ofCurrentDraw.game.code,
    kept,
    keep,
    plays,
    ratesFor: (notified) => ratesAt(tableFor(notified), family, mode),
    largestPrize: moneyOf(ofCurrentDraw.largestPrize),
    // What is bought is not taken off the slip any more.
    onPlaced: () => setSaid(undefined),
    draw: moved ? undefined : draw,
  });
  const table = tableFor(order.notified);
  const rates = ratesAt(table, family, mode);

  /** Of plays with their numbers; the amount is the one for new numbers unless each has its own. */
  function add(numbers: readonly { play: string; number: string; amount?: string }[]) {
    const bets = numbers.map(({ play: code, number, amount = kept.amount }): NumberBet => {
      const play = playOf(family, code);
      const prices = play ? rates.forNumber(play, number).map(formatMoney) : [];
      return { play: code, number, amount, prices };
    });
    const result = addBets(kept.slip, bets, (code) => playOf(family, code));
    keep({ slip: result.slip, ...(kept.slip.length === 0 && { numero: draw?.numero }) });
    order.changed();
    setSaid(saidOf(result, kept.slip));
  }

  function choose(play: Play) {
    const chosen = choosePlay(entry, play, plays);
    setEntry(chosen);
    setSaid(undefined);
    onPlayType(chosen.plays[0] ?? play.code);
  }

  const slip = (
    <SlipPanel
      table={table}
      plays={plays}
      rates={rates}
      draw={draw}
      moved={moved}
      kept={kept}
      keep={keep}
      order={order}
      onAdd={add}
      inSheet={!isDesktop}
    />
  );
  return (
    <div className="grid gap-x-6 gap-y-4 lg:grid-cols-[minmax(0,1fr)_25rem] lg:items-start">
      <div className="flex min-w-0 flex-col gap-2 lg:gap-4">
        <PlayChips
          family={family}
          entry={entry}
          rates={rates}
          onChoose={choose}
          tools={
            <TableTools
              table={table}
              plays={plays}
              rates={rates}
              way={way}
              onWay={setWay}
              onMode={(chosen) =>
                keep({ mode: chosen, slip: agreedTo(kept.slip, plays, ratesAt(table, family, chosen)) })
              }
            />
          }
        />
        <EntryPanel
          plays={plays}
          rates={rates}
          entry={entry}
          way={way}
          onWay={setWay}
          onEntry={setEntry}
          kept={kept}
          keep={keep}
          said={said}
          onUndo={() => {
            if (said) keep({ slip: said.before });
            setSaid(undefined);
          }}
          onAdd={add}
        />
      </div>
      {isDesktop ? (
        <aside className="sticky top-32 min-w-0">{slip}</aside>
      ) : (
        <SlipBar slip={kept.slip} moved={moved} bought={order.placed !== undefined}>
          {slip}
        </SlipBar>
      )}
    </div>
  );
}

function saidOf({ added, repeated, refused, left }: ReturnType<typeof addBets>, before: Slip): Said {
  return { added, repeated: repeated.length, refused: refused.length, left: left.length, before };
}

/** A slip belongs to the draw it was made for. */
function movedFrom(
  { slip, numero }: KeptSlip,
  draw: BettingDraw | undefined,
  takesBets: (numero: string) => boolean,
) {
  if (slip.length === 0 || !draw || numero === undefined || numero === draw.numero) return undefined;
  return { from: numero, to: draw.numero, isClosed: !takesBets(numero) };
}

function openingPlay(family: Family, playType: string | undefined): Play {
  const play = (playType !== undefined && playOf(family, playType)) || family.plays[0];
  if (!play) throw new Error(`${family.code} has no plays`);
  return play;
}

function modeWithin({ min, max, step }: Table['modes'], requested: number | undefined): number {
  if (requested === undefined || requested >= max) return max;
  return min + Math.max(0, Math.floor((requested - min) / step)) * step;
}
