import { confirmRefusal, sumOf } from './chips.ts';
import type { Command, FamilyOf, Stepped, TableEvent } from './events.ts';
import { isUnconfirmed, mayBet } from './mat.ts';
import { phaseOf } from './phase.ts';
import { confirmedChips, limitsOf, ownOfRound, type PageState, type TableView } from './state.ts';
import { withView } from './with-view.ts';

/** What time confirms is sent this long before the end: an answer takes its way, too. */
export const TIME_CONFIRMS_MS = 1500;

/** Time passes: near the end it confirms where the player has chosen so, and at the end unconfirmed chips go back. */
export function closeWhatIsOver(
  state: PageState,
  { at, newKey }: Extract<TableEvent, { type: 'tick' }>,
  familyOf: FamilyOf,
): Stepped {
  const commands: Command[] = [];
  let next = state;
  for (const view of Object.values(state.tables)) {
    if (state.timeConfirms && isDue(next, view, at, familyOf)) {
      const table = view.sheet.code;
      const sending = { key: newKey(), round: view.frame?.round?.id ?? '', chips: view.chips };
      next = withView(next, table, { sending });
      commands.push({ do: 'confirm', table, sending });
    } else next = giveBack(next, view.sheet.code, at);
  }
  return { state: next, commands };
}

/** Unconfirmed chips of a round that takes none any more are the player's again; what is confirmed lies on. */
export function giveBack(state: PageState, table: string, at: number): PageState {
  const view = state.tables[table];
  if (!view?.frame?.round || view.sending || !isUnconfirmed(view)) return state;
  if (phaseOf(view.frame.round, at, false) === 'betting' && view.frame.status !== 'closed') return state;
  const stands = confirmedChips(view);
  // The wallet said no, or gave it back: the mat is cleared, and other words say why.
  const answered = ['refused', 'returned'].includes(ownOfRound(view)?.state ?? '');
  const amount = sumOf(view.chips);
  const notice =
    answered || amount === 0n ? view.notice : ({ kind: 'went_back', amount, stands: sumOf(stands) } as const);
  return withView(state, table, { chips: stands, before: [], notice });
}

function isDue(state: PageState, view: TableView, at: number, familyOf: FamilyOf): boolean {
  const round = view.frame?.round;
  if (!round || view.sending || sumOf(view.chips) === 0n || !isUnconfirmed(view) || !mayBet(view, at))
    return false;
  const left = Date.parse(round.closesAt) - at;
  const limits = limitsOf(state, view, (play) => familyOf(view.sheet.code, play));
  return left <= TIME_CONFIRMS_MS && confirmRefusal(view.chips, limits) === undefined;
}
