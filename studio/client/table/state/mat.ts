import { addChips, type ChipLimits, type Chips, chipRefusal, confirmRefusal, sameChips } from './chips.ts';
import type { FamilyOf, Stepped, TableEvent } from './events.ts';
import { phaseOf } from './phase.ts';
import { confirmedChips, limitsOf, type Notice, type PageState, type TableView } from './state.ts';
import { withView } from './with-view.ts';

const UNDO_MOST = 30;

type MatEvent = Extract<
  TableEvent,
  { type: 'press' | 'take' | 'put' | 'undo' | 'double' | 'repeat' | 'clear' | 'confirm' }
>;

/** Chips are put, taken and confirmed; what cannot be is said, and changes nothing. */
export function changeMat(state: PageState, event: MatEvent, familyOf: FamilyOf): Stepped {
  const view = state.tables[event.table];
  if (!view) return only(state);
  if (!mayBet(view, event.at)) return withNotice(state, view, { kind: 'not_open' });
  const limits = limitsOf(state, view, (play) => familyOf(view.sheet.code, play));
  switch (event.type) {
    case 'press':
      return put(state, view, addChips(view.chips, { [event.play]: state.chip }), limits);
    case 'put':
      return put(state, view, addChips(view.chips, event.chips), limits);
    case 'take': {
      const { [event.play]: taken, ...rest } = view.chips;
      return taken === undefined ? only(state) : lay(state, view, rest);
    }
    case 'double':
      return put(state, view, addChips(view.chips, view.chips), limits);
    case 'repeat':
      if (Object.keys(view.last).length === 0) return withNotice(state, view, { kind: 'nothing_to_repeat' });
      return put(state, view, view.last, limits);
    case 'clear':
      return Object.keys(view.chips).length === 0 ? only(state) : lay(state, view, {});
    case 'undo': {
      const chips = view.before.at(-1);
      if (!chips) return only(state);
      const before = view.before.slice(0, -1);
      return only(withView(state, event.table, { chips, before, notice: undefined }));
    }
    case 'confirm':
      return confirm(state, view, event.key, limits);
  }
}

/** Chips are taken while the table is open, the round is and its time is not up. */
export function mayBet({ frame }: TableView, at: number): boolean {
  return frame !== undefined && frame.status !== 'closed' && phaseOf(frame.round, at, false) === 'betting';
}

/** Whether what lies on the mat is other than what is confirmed. */
export function isUnconfirmed(view: TableView): boolean {
  return !sameChips(view.chips, confirmedChips(view));
}

function put(state: PageState, view: TableView, chips: Chips, limits: ChipLimits): Stepped {
  const refusal = chipRefusal(chips, limits);
  return refusal ? withNotice(state, view, { kind: 'chips', refusal }) : lay(state, view, chips);
}

function lay(state: PageState, view: TableView, chips: Chips): Stepped {
  if (sameChips(chips, view.chips)) return only(state);
  const before = [...view.before, view.chips].slice(-UNDO_MOST);
  return only(withView(state, view.sheet.code, { chips, before, notice: undefined }));
}

function confirm(state: PageState, view: TableView, key: string, limits: ChipLimits): Stepped {
  const round = view.frame?.round;
  if (!round || view.sending || !isUnconfirmed(view)) return only(state);
  const refusal = confirmRefusal(view.chips, limits);
  if (refusal) return withNotice(state, view, { kind: 'chips', refusal });
  const sending = { key, round: round.id, chips: view.chips };
  const table = view.sheet.code;
  return {
    state: withView(state, table, { sending, notice: undefined }),
    commands: [{ do: 'confirm', table, sending }],
  };
}

function withNotice(state: PageState, view: TableView, notice: Notice): Stepped {
  return only(withView(state, view.sheet.code, { notice }));
}

function only(state: PageState): Stepped {
  return { state, commands: [] };
}
