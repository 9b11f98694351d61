import type { Money } from '@lanna/rules/money';
import { sameChips } from './chips.ts';
import type { Command, Stepped } from './events.ts';
import { isUnconfirmed } from './mat.ts';
import type { Notice, Own, PageState, TableView } from './state.ts';
import { withView } from './with-view.ts';

/** What the studio says of the player's own part, asked for after a press, a push, a reload or a broken line. */
export function takeOwn(state: PageState, table: string, own: Own, balance: Money): Stepped {
  const view = state.tables[table];
  if (!view) return { state: { ...state, known: balance }, commands: [] };
  const known = { ...state, known: balance };
  const round = view.frame?.round?.id;
  // An answer about another round than the one on the table: only the money in it is news.
  if (round !== undefined && own.round !== null && own.round !== round) return { state: known, commands: [] };
  // A confirmation is on its way: its own answer says what counts.
  if (view.sending && own.state === 'confirmed') return { state: known, commands: [] };
  const untouched = !view.sending && !isUnconfirmed(view);
  const chips = untouched || view.own === undefined ? whatLies(view, own) : view.chips;
  const next = withView(known, table, { own, chips, notice: noticeOf(view, own) ?? view.notice });
  return { state: next, commands: endsOf(view, own, table) };
}

/** At the first look the mat is as it was confirmed; chips put before that answer came stay where the player put them. */
function whatLies(view: TableView, own: Own): Own['chips'] {
  if (view.own === undefined && Object.keys(view.chips).length > 0) return view.chips;
  return ['refused', 'returned', 'none'].includes(own.state) ? {} : own.chips;
}

function noticeOf(view: TableView, own: Own): Notice | undefined {
  const before = view.own?.round === own.round ? view.own : undefined;
  if (own.state === 'refused' && before?.state !== 'refused')
    return { kind: 'refused', refusal: own.refusal ?? 'unknown_error', stake: own.stake };
  if (own.state === 'returned' && before?.state !== 'returned' && view.notice?.kind !== 'void')
    return { kind: 'returned', stake: own.stake };
  // Not from here: another device of this player has confirmed other chips, and the last ones count.
  const changed = before !== undefined && own.state === 'confirmed' && !sameChips(before.chips, own.chips);
  return changed ? { kind: 'other_device', stake: own.stake } : undefined;
}

function endsOf(view: TableView, own: Own, table: string): Command[] {
  const before = view.own?.round === own.round ? view.own.state : 'none';
  const commands: Command[] = [];
  if (own.round !== null && own.state === 'placed' && before !== 'placed')
    commands.push({
      do: 'post',
      message: { source: 'lanna-studio', type: 'round-started', roundId: own.round },
    });
  // The cards have been shown, and the money is known only now.
  if (own.round !== null && own.state === 'settled' && before !== 'settled' && view.shown === own.round) {
    commands.push({ do: 'result', table, stake: own.stake, won: own.won ?? 0n });
    commands.push({
      do: 'post',
      message: { source: 'lanna-studio', type: 'round-ended', roundId: own.round },
    });
  }
  return commands;
}
