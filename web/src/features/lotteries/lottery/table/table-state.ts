import { MAX_SLIP_BETS, MAX_SLIP_LINES } from '@lanna/contract/lotteries/lottery/slips';
import type { Play } from '@lanna/rules/lotteries/lottery/play';
import { MAX_MULTIPLE, MONEY_UNITS, type MoneyUnit } from '@lanna/rules/lotteries/lottery/plays/payout';
import { MONEY_SCALE, type Money } from '@lanna/rules/money';
import {
  type Draft,
  emptyDraft,
  groupToggled,
  type QuickKey,
  quicklyPicked,
  toggled,
} from '../entry/pick.ts';
import { draftOfSameAnimals, isOfOtherYear } from '../entry/zodiac-lines.ts';
import { drawsBetween, multipleBetween, multiplesOf, NO_TRACE, type TracePlan } from '../trace/trace-plan.ts';

/** Everything a player has made on the table of one game. Texts and counts alone, so that it lives through a reload. */
export interface TableState {
  play: string;
  /** By play: what is picked stays when another play is looked at. */
  drafts: Readonly<Record<string, Draft>>;
  moneyUnit: MoneyUnit;
  multiple: number;
  /** Undefined: as high as is allowed. */
  mode: number | undefined;
  slip: readonly SlipLine[];
  /** The draw the slip was made for; undefined until one is open. */
  numero: string | undefined;
  /** The line of the slip that is being changed. */
  editing: number | undefined;
  nextId: number;
  trace: TracePlan;
  /** When the draw is by whose animals zodiacs are picked in the drafts. */
  zodiacsAt: string | undefined;
}

/** A line as it was added. */
export interface SlipLine {
  id: number;
  play: string;
  /** The one text of the selection. */
  text: string;
  units: number;
  moneyUnit: MoneyUnit;
  multiple: number;
  mode: number;
  /** Its numbers are sold at half rate. */
  isHalf: boolean;
  /** For one unit, by tier, as they were shown. */
  prices: readonly string[];
  /** Of a play of zodiacs: when the draw is by whose animals it was picked. */
  zodiacsAt?: string | undefined;
}

export type NewLine = Pick<SlipLine, 'text' | 'units' | 'isHalf' | 'prices'>;

export type TableAction =
  | { do: 'choose play'; play: string }
  | { do: 'toggle'; play: Play; row: number; value: number }
  | { do: 'quick'; play: Play; row: number; key: QuickKey }
  | { do: 'group'; play: Play; row: number; values: readonly number[] }
  | { do: 'draft'; play: string; draft: Draft }
  | { do: 'type'; play: Play; text: string }
  | { do: 'money unit'; moneyUnit: MoneyUnit }
  | { do: 'multiple'; multiple: number }
  | { do: 'mode'; mode: number }
  | {
      do: 'add';
      play: Play;
      mode: number;
      lines: readonly NewLine[];
      zodiacsAt?: string | undefined;
      numero?: string | undefined;
    }
  | { do: 'on draw'; numero: string }
  | { do: 'edit'; id: number; draft: Draft }
  | { do: 'stop editing' }
  | { do: 'remove'; id: number }
  | { do: 'clear slip' }
  | { do: 'accept'; changes: readonly AcceptedChange[] }
  | { do: 'next draw'; drawsAt: string; plays: readonly Play[] }
  | { do: 'trace'; plan: Partial<TracePlan> }
  | { do: 'bought'; ids: readonly number[] };

interface AcceptedChange {
  id: number;
  mode: number;
  lines: readonly NewLine[];
  zodiacsAt?: string | undefined;
}

export function newTable(play: string): TableState {
  return {
    play,
    drafts: {},
    moneyUnit: '1',
    multiple: 1,
    mode: undefined,
    slip: [],
    numero: undefined,
    editing: undefined,
    nextId: 1,
    trace: NO_TRACE,
    zodiacsAt: undefined,
  };
}

export function tableAfter(state: TableState, action: TableAction): TableState {
  switch (action.do) {
    case 'choose play':
      return { ...state, play: action.play, editing: undefined };
    case 'toggle':
      return withDraft(
        state,
        action.play.code,
        toggled(draftOf(state, action.play), action.play, action.row, action.value),
      );
    case 'quick':
      return withDraft(
        state,
        action.play.code,
        quicklyPicked(draftOf(state, action.play), action.play, action.row, action.key),
      );
    case 'group':
      return withDraft(
        state,
        action.play.code,
        groupToggled(draftOf(state, action.play), action.play, action.row, action.values),
      );
    case 'type':
      return withDraft(state, action.play.code, { ...draftOf(state, action.play), text: action.text });
    case 'draft':
      return withDraft(state, action.play, action.draft);
    case 'money unit':
      return { ...state, moneyUnit: action.moneyUnit };
    case 'multiple':
      return { ...state, multiple: multipleBetween(action.multiple) };
    case 'mode':
      return { ...state, mode: action.mode };
    case 'add':
      return withLines(state, action);
    case 'on draw':
      return { ...state, numero: action.numero };
    case 'edit':
      return edited(state, action);
    case 'stop editing':
      return state.editing === undefined ? state : { ...withoutDraft(state, state.play), editing: undefined };
    case 'remove':
      return withoutLines(state, [action.id]);
    case 'clear slip':
      return { ...state, slip: [], editing: undefined };
    case 'accept':
      return action.changes.reduce(withChange, state);
    case 'trace':
      return { ...state, trace: planned(state.trace, action.plan) };
    case 'next draw':
      return withAnimalsOf(state, action);
    case 'bought':
      return { ...withoutLines(state, action.ids), trace: { ...state.trace, isOn: false, own: {} } };
  }
}

export function draftOf(state: Pick<TableState, 'drafts'>, play: Play): Draft {
  return state.drafts[play.code] ?? emptyDraft(play);
}

/** What so many units cost. */
export function costOf(
  units: number,
  unitCost: 1 | 2,
  { moneyUnit, multiple }: Pick<SlipLine, 'moneyUnit' | 'multiple'>,
): Money {
  return (BigInt(units) * BigInt(unitCost) * BigInt(multiple) * MONEY_UNITS[moneyUnit] * MONEY_SCALE) / 1000n;
}

/** Of all lines, on one draw. */
export function slipCost(slip: readonly SlipLine[], unitCost: 1 | 2): Money {
  return slip.reduce((sum, line) => sum + costOf(line.units, unitCost, line), 0n);
}

/** Why the slip is more than one slip can be. */
export function slipFullness({
  slip,
  trace,
}: Pick<TableState, 'slip' | 'trace'>): 'lines' | 'bets' | 'multiple' | undefined {
  const multiples = multiplesOf(trace);
  if (slip.length > MAX_SLIP_LINES) return 'lines';
  if (slip.length * multiples.length > MAX_SLIP_BETS) return 'bets';
  const largest = Math.max(...slip.map(({ multiple }) => multiple), 0) * Math.max(...multiples);
  return largest > MAX_MULTIPLE ? 'multiple' : undefined;
}

function withLines(
  state: TableState,
  { play, mode, lines, zodiacsAt, numero }: Extract<TableAction, { do: 'add' }>,
): TableState {
  const { moneyUnit, multiple, editing } = state;
  const made = lines.map((line, at) => ({
    ...line,
    id: at === 0 && editing !== undefined ? editing : state.nextId + at,
    play: play.code,
    moneyUnit,
    multiple,
    mode,
    ...(zodiacsAt === undefined ? {} : { zodiacsAt }),
  }));
  const isEdited = state.slip.some(({ id }) => id === editing);
  const slip = isEdited
    ? state.slip.flatMap((line) => (line.id === editing ? made : [line]))
    : [...state.slip, ...made];
  return {
    ...withoutDraft(state, play.code),
    slip,
    numero: state.slip.length === 0 ? numero : state.numero,
    editing: undefined,
    nextId: state.nextId + lines.length,
  };
}

/** What is sold in the place of a line: at another price, in two lines, or nothing. */
function withChange(state: TableState, { id, mode, lines, zodiacsAt }: AcceptedChange): TableState {
  const slip = state.slip.flatMap((line) =>
    line.id === id
      ? lines.map((sold, at) => ({
          ...line,
          ...sold,
          mode,
          zodiacsAt,
          id: at === 0 ? id : state.nextId + at,
        }))
      : [line],
  );
  return { ...state, slip, nextId: state.nextId + lines.length };
}

/** Over Lunar New Year the animals that are picked stay picked, at the keys they have then. */
function withAnimalsOf(
  state: TableState,
  { drawsAt, plays }: Extract<TableAction, { do: 'next draw' }>,
): TableState {
  const { zodiacsAt, drafts } = state;
  if (zodiacsAt === drawsAt) return state;
  if (zodiacsAt === undefined || !isOfOtherYear({ zodiacsAt }, drawsAt))
    return { ...state, zodiacsAt: drawsAt };
  const moved = Object.entries(drafts).map(([code, draft]) => {
    const play = plays.find((one) => one.code === code);
    return [code, play ? draftOfSameAnimals(play, draft, zodiacsAt, drawsAt) : draft] as const;
  });
  return { ...state, drafts: Object.fromEntries(moved), zodiacsAt: drawsAt };
}

function edited(state: TableState, { id, draft }: Extract<TableAction, { do: 'edit' }>): TableState {
  const line = state.slip.find((one) => one.id === id);
  if (!line) return state;
  const { play, moneyUnit, multiple, mode } = line;
  return { ...withDraft(state, play, draft), play, moneyUnit, multiple, mode, editing: id };
}

function planned(plan: TracePlan, changed: Partial<TracePlan>): TracePlan {
  const next = { ...plan, ...changed };
  const isNewPlan = 'kind' in changed || 'multiple' in changed || 'everyDraws' in changed;
  return {
    ...next,
    draws: drawsBetween(next.draws),
    multiple: multipleBetween(next.multiple),
    everyDraws: drawsBetween(next.everyDraws),
    // A new plan takes the place of what was typed draw by draw.
    own: isNewPlan && !('own' in changed) ? {} : next.own,
  };
}

function withDraft(state: TableState, play: string, draft: Draft): TableState {
  return { ...state, drafts: { ...state.drafts, [play]: draft } };
}

function withoutDraft(state: TableState, play: string): TableState {
  const { [play]: _, ...drafts } = state.drafts;
  return { ...state, drafts };
}

function withoutLines(state: TableState, ids: readonly number[]): TableState {
  const slip = state.slip.filter(({ id }) => !ids.includes(id));
  const isLost = state.editing !== undefined && ids.includes(state.editing);
  return { ...state, slip, editing: isLost ? undefined : state.editing };
}
