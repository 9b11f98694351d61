import type { Stepped, TableEvent } from './events.ts';
import type { PageState } from './state.ts';
import { withView } from './with-view.ts';

type Event<Type> = Extract<TableEvent, { type: Type }>;

/** The studio has the chips now. */
export function takeConfirmed(state: PageState, { table, key, own, balance }: Event<'confirmed'>): Stepped {
  const view = state.tables[table];
  if (view?.sending?.key !== key) return only(state);
  const known = { ...state, known: balance };
  // The table has gone on in the meantime: the answer is of a round that is over.
  if (own.round !== view.frame?.round?.id) return only(withView(known, table, { sending: undefined }));
  const notice =
    own.stake > 0n ? ({ kind: 'confirmed', stake: own.stake } as const) : ({ kind: 'taken_back' } as const);
  return only(withView(known, table, { sending: undefined, own, notice }));
}

/**
 * It has not taken them, or not answered. What was confirmed before still counts; without an answer the page does not know which, so it asks the studio.
 */
export function takeRefused(state: PageState, { table, key, error, facts }: Event<'refused'>): Stepped {
  const view = state.tables[table];
  if (view?.sending?.key !== key) return only(state);
  const next = withView(state, table, { sending: undefined, notice: { kind: 'error', error, ...facts } });
  if (ENDS.includes(error)) return only({ ...next, halted: error });
  return {
    state: next,
    commands: [
      { do: 'ask-own', table },
      { do: 'ask-state', table },
    ],
  };
}

const ENDS: readonly string[] = ['session_expired', 'player_disabled'];

function only(state: PageState): Stepped {
  return { state, commands: [] };
}
