import type { Money } from '@lanna/rules/money';
import type { FrameMessage, PlaySession, ReelStep, SlotRound } from '../../play-api.ts';
import { type Celebration, celebrationOf, fillsTheScreen } from './celebrate.ts';
import {
  currentStep,
  type GameState,
  moneyOf,
  type RoundInPlay,
  type SpinAnswer,
  type Trouble,
  wonBy,
} from './state.ts';

/** What happens to the game. `now` is the page's monotonic clock in milliseconds. */
export type GameEvent =
  | { type: 'session'; session: PlaySession }
  /** The big button or the space bar; what it means depends on the phase. `key` is used if it starts a spin. */
  | { type: 'press'; now: number; key: string }
  | { type: 'stake'; stake: Money }
  | { type: 'answered'; answer: SpinAnswer }
  | { type: 'refused'; trouble: Trouble }
  /** The player has read the refusal and wants what it offers. */
  | { type: 'recover'; now: number }
  | { type: 'landed' }
  | { type: 'told' }
  | { type: 'replay'; round: SlotRound }
  | { type: 'replay-closed' };

/** What the outside is asked to do. Commands carry all they need; they never look back at the state. */
export type Command =
  | { do: 'load-session' }
  | { do: 'send-spin'; stake: Money; key: string }
  | { do: 'start-reels'; strips: ReelStep['strips'] }
  | { do: 'land-reels'; step: ReelStep }
  | { do: 'hurry-reels' }
  /** Back to the picture before the press. */
  | { do: 'return-reels' }
  | { do: 'tell'; step: ReelStep; before: Money; celebration: Celebration }
  | { do: 'skip-telling' }
  | { do: 'open-intro'; spins: number; retrigger: boolean }
  | { do: 'open-summary'; won: Money; spins: number; celebration: Celebration }
  | { do: 'open-resume'; round: SlotRound }
  | { do: 'open-trouble'; trouble: Trouble }
  | { do: 'close-cards' }
  | { do: 'report-progress'; roundId: string; shown: number }
  | { do: 'post'; message: FrameMessage }
  | { do: 'announce-result'; win: Money; balance: Money; stake: Money };

export interface Played {
  state: GameState;
  commands: Command[];
}

/** The whole game as a table: what each event does in each phase. Pure; an event with no meaning changes nothing. */
export function play(state: GameState, event: GameEvent): Played {
  switch (event.type) {
    case 'session':
      return takeSession(state, event.session);
    case 'press':
      return takePress(state, event.now, event.key);
    case 'stake':
      return canChooseStake(state) ? only({ ...state, stake: event.stake }) : only(state);
    case 'answered':
      return state.phase === 'spinning' ? takeAnswer(state, event.answer) : only(state);
    case 'refused':
      return takeTrouble(state, event.trouble);
    case 'recover':
      return recover(state, event.now);
    case 'landed':
      return state.phase === 'landing' ? tell(state) : only(state);
    case 'told':
      return state.phase === 'showing' ? goOn(state) : only(state);
    case 'replay':
      return state.phase === 'idle' ? startReplay(state, event.round) : only(state);
    case 'replay-closed':
      return state.playing?.mode === 'replay' ? endRound(state) : only(state);
  }
}

export function canSpin(state: GameState, now: number): boolean {
  if (now < state.nextSpinAt) return false;
  return state.phase === 'idle' || (state.phase === 'showing' && isOnlyPictureLeft(state));
}

export function canChooseStake(state: GameState): boolean {
  return state.phase === 'idle' && !state.press;
}

function takeSession(state: GameState, session: PlaySession): Played {
  const stakes = session.stakes.map(moneyOf);
  const known = { ...state, session, press: undefined, playing: undefined, trouble: undefined };
  const stake = stakes.includes(state.stake) ? state.stake : moneyOf(session.defaultStake);
  const balance = moneyOf(session.balance);
  const round = session.unfinished;
  if (!round || round.shown >= round.steps.length) {
    return {
      state: { ...known, phase: 'idle', stake, balance, win: 0n },
      commands: [{ do: 'post', message: message('balance') }],
    };
  }
  return {
    state: {
      ...known,
      phase: 'resuming',
      stake: moneyOf(round.stake),
      // The payout is in the balance already; the player sees it arrive when the reels have told it.
      balance: balance - moneyOf(round.payout),
      win: wonBy(round, round.shown),
      playing: { round, step: round.shown, mode: 'resumed', balanceAfter: balance },
    },
    commands: [{ do: 'open-resume', round }],
  };
}

function takePress(state: GameState, now: number, key: string): Played {
  switch (state.phase) {
    case 'idle':
      return canSpin(state, now) ? startSpin(state, now, key) : only(state);
    case 'landing':
      return { state, commands: [{ do: 'hurry-reels' }] };
    case 'showing': {
      if (!canSpin(state, now)) return { state, commands: [{ do: 'skip-telling' }] };
      const ended = endRound(state);
      const started = startSpin(ended.state, now, key);
      return { state: started.state, commands: [...ended.commands, ...started.commands] };
    }
    case 'resuming':
    case 'intro':
      return withCommands(landStep(state), { do: 'close-cards' });
    case 'summary':
      return withCommands(endRound(state), { do: 'close-cards' });
    default:
      return only(state);
  }
}

/** Base rounds without free spins are over once landed: a new press may cut the telling short, unless it is big. */
function isOnlyPictureLeft({ playing }: GameState): boolean {
  if (!playing || playing.mode === 'replay' || playing.round.steps.length > 1) return false;
  return !fillsTheScreen(celebrationOf(moneyOf(playing.round.payout), moneyOf(playing.round.stake)));
}

function startSpin(state: GameState, now: number, key: string): Played {
  if (!state.session) return only(state);
  if (state.balance < state.stake) {
    return {
      state: { ...state, trouble: 'not_enough_money' },
      commands: [{ do: 'open-trouble', trouble: 'not_enough_money' }],
    };
  }
  return {
    state: {
      ...state,
      phase: 'spinning',
      balance: state.balance - state.stake,
      win: 0n,
      trouble: undefined,
      press: { key, stake: state.stake },
      nextSpinAt: now + state.session.minimumCycleMs,
    },
    commands: [
      { do: 'start-reels', strips: 'base' },
      { do: 'send-spin', stake: state.stake, key },
    ],
  };
}

function takeAnswer(state: GameState, answer: SpinAnswer): Played {
  const playing: RoundInPlay = {
    round: answer.round,
    step: Math.min(answer.round.shown, answer.round.steps.length - 1),
    mode: 'live',
    balanceAfter: moneyOf(answer.balance),
  };
  return {
    state: {
      ...state,
      phase: 'landing',
      press: undefined,
      balance: moneyOf(answer.balanceAfterStake),
      playing,
    },
    commands: [
      { do: 'post', message: { source: 'lanna-studio', type: 'round-started', roundId: answer.round.id } },
      { do: 'land-reels', step: currentStep(playing) },
    ],
  };
}

/** Refusals that say for certain that no money is gone. */
const NOTHING_TAKEN: readonly Trouble[] = [
  'stake_returned',
  'not_enough_money',
  'limit_reached',
  'too_soon',
  'invalid_input',
  'session_expired',
  'player_disabled',
  'game_disabled',
];
/** Of those, the ones after which the same page can play on. */
const CAN_PLAY_ON: readonly Trouble[] = [
  'not_enough_money',
  'limit_reached',
  'too_soon',
  'invalid_input',
  'stake_returned',
];

function takeTrouble(state: GameState, trouble: Trouble): Played {
  if (state.phase !== 'spinning') {
    return { state: { ...state, phase: 'halted', trouble }, commands: [{ do: 'open-trouble', trouble }] };
  }
  if (trouble === 'round_unfinished') {
    return {
      state: { ...state, phase: 'loading', press: undefined },
      commands: [{ do: 'return-reels' }, { do: 'load-session' }],
    };
  }
  const stake = state.press?.stake ?? 0n;
  const safe = NOTHING_TAKEN.includes(trouble);
  return {
    state: {
      ...state,
      phase: CAN_PLAY_ON.includes(trouble) ? 'idle' : 'halted',
      balance: safe ? state.balance + stake : state.balance,
      // An unconfirmed press keeps its key: sent again, it is still the same spin.
      press: trouble === 'no_connection' ? state.press : undefined,
      trouble,
    },
    commands: [{ do: 'return-reels' }, { do: 'open-trouble', trouble }],
  };
}

function recover(state: GameState, now: number): Played {
  const { press, trouble, session } = state;
  if (!trouble) return only(state);
  if (CAN_PLAY_ON.includes(trouble) && state.phase === 'idle') return only({ ...state, trouble: undefined });
  if (trouble === 'no_connection' && press && session) {
    return {
      state: { ...state, phase: 'spinning', trouble: undefined, nextSpinAt: now + session.minimumCycleMs },
      commands: [
        { do: 'start-reels', strips: 'base' },
        { do: 'send-spin', stake: press.stake, key: press.key },
      ],
    };
  }
  return {
    state: { ...state, phase: 'loading', press: undefined, trouble: undefined },
    commands: [{ do: 'load-session' }],
  };
}

function tell(state: GameState): Played {
  const playing = inPlay(state);
  const { round, step: index, mode } = playing;
  const step = currentStep(playing);
  const before = wonBy(round, index);
  const win = before + moneyOf(step.win);
  // A free spin is celebrated only when it pays more than the whole stake, and the round as a whole does too.
  const stake = moneyOf(round.stake);
  const celebration =
    win <= stake ? celebrationOf(win - before, stake) : celebrationOf(moneyOf(step.win), stake);
  return {
    state: { ...state, phase: 'showing', win },
    commands: [
      ...(mode === 'replay'
        ? []
        : [{ do: 'report-progress', roundId: round.id, shown: index + 1 } satisfies Command]),
      { do: 'tell', step, before, celebration },
    ],
  };
}

/** After a step was told: free spins to start, the next step, the summary, or the end. */
function goOn(state: GameState): Played {
  const playing = inPlay(state);
  const { round, step: index } = playing;
  const step = currentStep(playing);
  const spins = step.scatter?.freeSpinsAwarded ?? 0;
  const next: GameState = { ...state, playing: { ...playing, step: index + 1 } };
  if (index + 1 < round.steps.length) {
    if (spins === 0) return landStep(next);
    return {
      state: { ...next, phase: 'intro' },
      commands: [{ do: 'open-intro', spins, retrigger: step.kind === 'free' }],
    };
  }
  if (step.kind === 'base') return endRound(state);
  const won = moneyOf(round.payout);
  const celebration = celebrationOf(won, moneyOf(round.stake));
  return {
    state: { ...state, phase: 'summary' },
    commands: [{ do: 'open-summary', won, spins: step.freeSpin, celebration }],
  };
}

function landStep(state: GameState): Played {
  const step = currentStep(inPlay(state));
  return {
    state: { ...state, phase: 'landing' },
    commands: [
      { do: 'start-reels', strips: step.strips },
      { do: 'land-reels', step },
    ],
  };
}

function endRound(state: GameState): Played {
  const { round, mode, balanceAfter } = inPlay(state);
  if (mode === 'replay') {
    return {
      state: { ...state, phase: 'idle', playing: undefined, win: 0n },
      commands: [{ do: 'skip-telling' }, { do: 'close-cards' }],
    };
  }
  return {
    state: { ...state, phase: 'idle', playing: undefined, balance: balanceAfter },
    commands: [
      { do: 'skip-telling' },
      {
        do: 'announce-result',
        win: moneyOf(round.payout),
        balance: balanceAfter,
        stake: moneyOf(round.stake),
      },
      { do: 'post', message: { source: 'lanna-studio', type: 'round-ended', roundId: round.id } },
      { do: 'post', message: message('balance') },
    ],
  };
}

function startReplay(state: GameState, round: SlotRound): Played {
  return landStep({
    ...state,
    win: 0n,
    playing: { round, step: 0, mode: 'replay', balanceAfter: state.balance },
  });
}

function inPlay({ playing, phase }: GameState): RoundInPlay {
  if (!playing) throw new Error(`no round in play while ${phase}`);
  return playing;
}

function message(type: 'balance' | 'ready' | 'close'): FrameMessage {
  return { source: 'lanna-studio', type };
}

function only(state: GameState): Played {
  return { state, commands: [] };
}

function withCommands({ state, commands }: Played, ...first: Command[]): Played {
  return { state, commands: [...first, ...commands] };
}
