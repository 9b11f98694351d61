import { formatMoney, type Money } from '@lanna/rules/money';
import type { PlaySession, SlotRound } from '../../play-api.ts';
import { chooseFreeBets } from './choose-free-bets.ts';
import { type Command, type GameEvent, only, type Played, withCommands } from './game-events.ts';
import { handleError, recover } from './handle-error.ts';
import {
  currentStep,
  type GameState,
  isSettled,
  moneyOf,
  type RoundInPlay,
  type SpinAnswer,
  wonBy,
} from './state.ts';
import { fillsTheScreen, winTierOf } from './win-tier.ts';

/** The whole game as a table: what each event does in each phase. Pure; an event with no meaning changes nothing. */
export function play(state: GameState, event: GameEvent): Played {
  return askBalance(reportBalance(state, move(state, event)));
}

function move(state: GameState, event: GameEvent): Played {
  switch (event.type) {
    case 'session':
      return takeSession(state, event.session);
    case 'press':
      return takePress(state, event.now, event.key);
    case 'stake':
      return canChooseStake(state) ? only({ ...state, stake: event.stake }) : only(state);
    case 'free-bets':
      return only(state.phase === 'idle' && !state.press ? chooseFreeBets(state, event.on) : state);
    case 'answered':
      return state.phase === 'spinning' ? takeAnswer(state, event.answer) : only(state);
    case 'refused':
      return handleError(state, event.error);
    case 'recover':
      return recover(state, event.now);
    case 'money-moved':
      return only({ ...state, moneyMoved: true });
    case 'balance':
      return takeBalance(state, event.balance);
    case 'landed':
      return state.phase === 'landing' ? presentStep(state) : only(state);
    case 'presented':
      return state.phase === 'showing' ? goOn(state) : only(state);
    case 'replay':
      return state.phase === 'idle' ? startReplay(state, event.round) : only(state);
    case 'replay-closed':
      return state.playing?.mode === 'replay' ? endRound(state) : only(state);
  }
}

/** The page around shows the same figure as the game, from the same moment on. */
function reportBalance(before: GameState, { state, commands }: Played): Played {
  const settled = isSettled(state);
  if (state.balance === before.balance && settled === isSettled(before)) return { state, commands };
  const balance = formatMoney(state.balance);
  const message = { source: 'lanna-studio', type: 'balance', balance, settled } as const;
  return { state, commands: [...commands, { do: 'post', message }] };
}

/** A round in play ends with a balance of its own, so the question waits for its end. */
function askBalance({ state, commands }: Played): Played {
  if (!state.moneyMoved || !isSettled(state)) return { state, commands };
  return { state: { ...state, moneyMoved: false }, commands: [...commands, { do: 'ask-balance' }] };
}

/** Without an answer the figure stays; the next round brings the true one. */
function takeBalance(state: GameState, balance: Money | undefined): Played {
  if (balance === undefined) return only(state);
  return only(isSettled(state) ? { ...state, balance } : { ...state, moneyMoved: true });
}

export function canSpin(state: GameState, now: number): boolean {
  if (now < state.nextSpinAt) return false;
  return state.phase === 'idle' || (state.phase === 'showing' && isOnlyPictureLeft(state));
}

export function canChooseStake(state: GameState): boolean {
  return state.phase === 'idle' && !state.press && !state.playsFree;
}

function takeSession(state: GameState, session: PlaySession): Played {
  const stakes = session.stakes.map(moneyOf);
  const known = {
    ...state,
    ...offered(state, session),
    session,
    press: undefined,
    playing: undefined,
    error: undefined,
  };
  const ownStake = stakes.includes(state.stake) ? state.stake : moneyOf(session.defaultStake);
  const stake = known.playsFree && known.freeBets ? moneyOf(known.freeBets.value) : ownStake;
  const balance = moneyOf(session.balance);
  const round = session.unfinished;
  if (!round || round.shown >= round.steps.length) {
    return {
      state: { ...known, phase: 'idle', stake, balance, win: 0n },
      commands: [],
    };
  }
  return {
    state: {
      ...known,
      phase: 'resuming',
      stake: moneyOf(round.stake),
      // The payout is in the balance already; the player sees it arrive when the reels have shown it.
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
      if (!canSpin(state, now)) return { state, commands: [{ do: 'skip-presentation' }] };
      const ended = endRound(state);
      // With the last free bet the presses that cost money begin: none follows by itself.
      if (state.playsFree && !ended.state.playsFree) return ended;
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

/** Base rounds without free spins are over once landed: a new press may cut the presentation short, unless it is big. */
function isOnlyPictureLeft({ playing }: GameState): boolean {
  if (!playing || playing.mode === 'replay' || playing.round.steps.length > 1) return false;
  return !fillsTheScreen(winTierOf(moneyOf(playing.round.payout), moneyOf(playing.round.stake)));
}

/** Free bets come first, unless the player has put these aside. */
function offered(state: GameState, { freeBets }: PlaySession): Pick<GameState, 'freeBets' | 'playsFree'> {
  const isPutAside = !state.playsFree && state.freeBets?.id === freeBets?.id;
  return { freeBets: freeBets ?? undefined, playsFree: freeBets !== null && !isPutAside };
}

function startSpin(state: GameState, now: number, key: string): Played {
  if (!state.session) return only(state);
  const free = state.playsFree ? state.freeBets : undefined;
  const cost = free ? 0n : state.stake;
  if (state.balance < cost) {
    return {
      state: { ...state, error: 'not_enough_money' },
      commands: [{ do: 'open-error', error: 'not_enough_money' }],
    };
  }
  return {
    state: {
      ...state,
      phase: 'spinning',
      balance: state.balance - cost,
      win: 0n,
      error: undefined,
      press: { key, stake: state.stake, ...(free && { freeBets: free.id }) },
      nextSpinAt: now + state.session.minimumCycleMs,
    },
    commands: [
      { do: 'start-reels', strips: 'base' },
      { do: 'send-spin', stake: state.stake, key, ...(free && { freeBets: free.id }) },
    ],
  };
}

function takeAnswer(state: GameState, answer: SpinAnswer): Played {
  const playing: RoundInPlay = {
    round: answer.round,
    step: Math.min(answer.round.shown, answer.round.steps.length - 1),
    mode: 'live',
    balanceAfter: moneyOf(answer.balance),
    isFree: state.press?.freeBets !== undefined,
  };
  return {
    state: {
      ...state,
      phase: 'landing',
      press: undefined,
      freeBets: answer.freeBets ?? undefined,
      balance: moneyOf(answer.balanceAfterStake),
      playing,
    },
    commands: [
      { do: 'post', message: { source: 'lanna-studio', type: 'round-started', roundId: answer.round.id } },
      { do: 'land-reels', step: currentStep(playing) },
    ],
  };
}

function presentStep(state: GameState): Played {
  const playing = inPlay(state);
  const { round, step: index, mode } = playing;
  const step = currentStep(playing);
  const before = wonBy(round, index);
  const win = before + moneyOf(step.win);
  // A free spin is celebrated only when it pays more than the whole stake, and the round as a whole does too.
  const stake = moneyOf(round.stake);
  const tier = win <= stake ? winTierOf(win - before, stake) : winTierOf(moneyOf(step.win), stake);
  return {
    state: { ...state, phase: 'showing', win },
    commands: [
      ...(mode === 'replay'
        ? []
        : [{ do: 'report-progress', roundId: round.id, shown: index + 1 } satisfies Command]),
      { do: 'present-win', step, before, tier },
    ],
  };
}

/** After a step was presented: free spins to start, the next step, the summary, or the end. */
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
  const tier = winTierOf(won, moneyOf(round.stake));
  return {
    state: { ...state, phase: 'summary' },
    commands: [{ do: 'open-summary', won, spins: step.freeSpin, tier }],
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
  const { round, mode, balanceAfter, isFree } = inPlay(state);
  if (mode === 'replay') {
    return {
      state: { ...state, phase: 'idle', playing: undefined, win: 0n },
      commands: [{ do: 'skip-presentation' }, { do: 'close-cards' }],
    };
  }
  return {
    state: {
      ...chooseFreeBets(state, state.playsFree),
      ...{ phase: 'idle', playing: undefined, balance: balanceAfter },
      wonFree: state.wonFree + (isFree ? moneyOf(round.payout) : 0n),
    },
    commands: [
      { do: 'skip-presentation' },
      {
        do: 'announce-result',
        win: moneyOf(round.payout),
        balance: balanceAfter,
        stake: moneyOf(round.stake),
      },
      { do: 'post', message: { source: 'lanna-studio', type: 'round-ended', roundId: round.id } },
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
