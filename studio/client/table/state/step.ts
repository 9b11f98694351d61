import { formatMoney } from '@lanna/rules/money';
import { closeWhatIsOver } from './closing.ts';
import { takeConfirmed, takeRefused } from './confirming.ts';
import type { Command, FamilyOf, Stepped, TableEvent } from './events.ts';
import { changeMat } from './mat.ts';
import { initialState, moneyOf, OPEN_MAX, ownOfRound, type PageState, viewOf } from './state.ts';
import { takeFrame } from './take-frame.ts';
import { takeOwn } from './take-own.ts';
import { withView } from './with-view.ts';

/** The whole page as a table of moves: from what is and what happens to what is then, and what is to be done. */
export function step(before: PageState, event: TableEvent, familyOf: FamilyOf): Stepped {
  const { state, commands } = stepAlone(before, event, familyOf);
  const balance = isRevealing(state) ? state.balance : state.known;
  // What changes nothing is the same state, so that nothing is drawn again.
  const shown = balance === state.balance ? state : { ...state, balance };
  const moved = shown.balance !== before.balance || isRevealing(shown) !== isRevealing(before);
  if (!shown.session || !moved) return { state: shown, commands };
  return {
    state: shown,
    commands: [
      ...commands,
      {
        do: 'post',
        message: {
          source: 'lanna-studio',
          type: 'balance',
          balance: formatMoney(shown.balance),
          settled: !isRevealing(shown),
        },
      },
    ],
  };
}

/** Whether the server may know more of the player's money than the player has seen. */
export function isRevealing({ tables }: PageState): boolean {
  return Object.values(tables).some((view) => view.revealing !== undefined && ownOfRound(view) !== undefined);
}

function stepAlone(state: PageState, event: TableEvent, familyOf: FamilyOf): Stepped {
  switch (event.type) {
    case 'session':
      return begin(state, event);
    case 'frame':
      return takeFrame(state, event.frame, event.at);
    case 'own':
      return takeOwn(state, event.table, event.own, event.balance);
    case 'press':
    case 'take':
    case 'put':
    case 'undo':
    case 'double':
    case 'repeat':
    case 'clear':
    case 'confirm':
      return changeMat(state, event, familyOf);
    case 'confirmed':
      return takeConfirmed(state, event);
    case 'refused':
      return takeRefused(state, event);
    case 'tick':
      return closeWhatIsOver(state, event, familyOf);
    case 'revealed':
      return endReveal(state, event.table, event.round);
    case 'connection':
      return changeConnection(state, event.connection);
    case 'chip':
      return { state: { ...state, chip: event.chip }, commands: [{ do: 'keep' }] };
    case 'time-confirms':
      return { state: { ...state, timeConfirms: event.on }, commands: [{ do: 'keep' }] };
    case 'current':
    case 'join':
    case 'leave':
      return changeTables(state, event);
    case 'notice-read':
      return only(withView(state, event.table, { notice: undefined }));
    case 'halt':
      return only({ ...state, halted: event.error });
  }
}

function begin(state: PageState, event: Extract<TableEvent, { type: 'session' }>): Stepped {
  const { session } = event;
  const balance = moneyOf(session.balance);
  const tables = Object.fromEntries(
    session.tables.map((sheet) => [
      sheet.code,
      state.tables[sheet.code] ?? viewOf(sheet, event.last[sheet.code] ?? {}),
    ]),
  );
  const wanted = event.open.filter((code) => Object.hasOwn(tables, code));
  // What the address names comes first: a reload finds the tables that were open. Else the one the launch named.
  const open = (wanted.length > 0 ? [...new Set(wanted)] : [session.table]).slice(0, OPEN_MAX);
  const [current = ''] = open;
  const chips = tables[current]?.sheet.chips.map(moneyOf) ?? [];
  const chip = event.chip !== undefined && chips.includes(event.chip) ? event.chip : (chips[0] ?? 0n);
  return {
    state: {
      ...{ ...initialState, session, tables, open, current, chip, balance, known: balance },
      timeConfirms: event.timeConfirms,
      connection: state.connection,
    },
    commands: [{ do: 'watch', tables: open }, ...open.flatMap(askAll)],
  };
}

function endReveal(state: PageState, table: string, round: string): Stepped {
  const view = state.tables[table];
  if (view?.revealing !== round) return only(state);
  const own = ownOfRound(view);
  const next = withView(state, table, { revealing: undefined, shown: round });
  if (!own) return only(next);
  const result: Command[] =
    own.state === 'settled' && own.won !== null
      ? [
          { do: 'result', table, stake: own.stake, won: own.won },
          { do: 'post', message: { source: 'lanna-studio', type: 'round-ended', roundId: round } },
        ]
      : [{ do: 'ask-own', table }];
  return { state: next, commands: result };
}

/** What was missed while the line was broken is asked for; what was confirmed stands all the while. */
function changeConnection(state: PageState, connection: PageState['connection']): Stepped {
  if (connection !== 'live') return only({ ...state, connection });
  const tables = Object.fromEntries(
    Object.entries(state.tables).map(([code, view]) => [code, { ...view, fresh: true }]),
  );
  return {
    state: { ...state, connection, tables },
    commands: [{ do: 'watch', tables: state.open }, ...state.open.flatMap(askAll)],
  };
}

function changeTables(
  state: PageState,
  { type, table }: { type: 'current' | 'join' | 'leave'; table: string },
): Stepped {
  if (!Object.hasOwn(state.tables, table)) return only(state);
  if (type === 'leave') {
    const open = state.open.filter((code) => code !== table);
    const [first] = open;
    if (first === undefined) return only(state);
    const current = state.current === table ? first : state.current;
    return { state: { ...state, open, current }, commands: [{ do: 'watch', tables: open }, { do: 'keep' }] };
  }
  if (state.open.includes(table)) return { state: withCurrent(state, table), commands: [{ do: 'keep' }] };
  // A full frame gives up the table the player is at for the one the player wants.
  const open =
    state.open.length < OPEN_MAX
      ? [...state.open, table]
      : state.open.map((code) => (code === state.current ? table : code));
  return {
    state: withCurrent({ ...state, open }, table),
    commands: [{ do: 'watch', tables: open }, ...askAll(table), { do: 'keep' }],
  };
}

/** A chip that the other table does not have gives way to its smallest. */
function withCurrent(state: PageState, table: string): PageState {
  const chips = state.tables[table]?.sheet.chips.map(moneyOf) ?? [];
  const chip = chips.includes(state.chip) ? state.chip : (chips[0] ?? state.chip);
  return { ...state, current: table, chip };
}

function askAll(table: string): Command[] {
  return [
    { do: 'ask-state', table },
    { do: 'ask-own', table },
  ];
}

function only(state: PageState): Stepped {
  return { state, commands: [] };
}
