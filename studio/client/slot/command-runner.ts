import { formatMoney } from '@lanna/rules/money';
import type { ReelStep } from '../../play-api.ts';
import type { Announcer } from './announcer.ts';
import { gameErrorOf, NoConnection, Refused, type Studio } from './api.ts';
import type { CardCommand } from './game-cards.ts';
import type { Command, GameEvent } from './game-events.ts';
import type { Table } from './render/table.ts';
import { type GameState, moneyOf } from './state.ts';
import type { WinPresentation } from './win-presentation.ts';

export interface CommandParts {
  studio: Studio;
  table: Table;
  announcer: Announcer;
  presentation: WinPresentation;
  post: (message: Extract<Command, { do: 'post' }>['message']) => void;
  showCard: (command: CardCommand) => void;
  state: () => GameState;
  dispatch: (event: GameEvent) => void;
}

/** Carries out what the pure game commands, and feeds back what comes of it. */
export function commandRunner({ studio, table, announcer, presentation, ...game }: CommandParts) {
  const { dispatch } = game;

  return function carryOut(command: Command): void {
    switch (command.do) {
      case 'load-session':
        settle(studio.loadSession(), (loaded) => ({ type: 'session', session: loaded }));
        break;
      case 'ask-balance':
        studio.loadSession().then(
          ({ balance }) => dispatch({ type: 'balance', balance: moneyOf(balance) }),
          (error: unknown) => {
            dispatch({ type: 'balance', balance: undefined });
            if (!(error instanceof Refused || error instanceof NoConnection)) throw error;
          },
        );
        break;
      case 'send-spin':
        settle(studio.spin(formatMoney(command.stake), command.key, command.freeBets), (answer) => ({
          type: 'answered',
          answer,
        }));
        break;
      case 'start-reels':
        presentation.clear();
        table.reels.start(command.strips);
        break;
      case 'land-reels':
        void landReels(command.step);
        break;
      case 'hurry-reels':
        table.reels.hurry();
        break;
      case 'return-reels':
        void table.reels.turnBack();
        break;
      case 'present-win':
        void presentation
          .present(command.step, command.before, command.tier)
          .then(() => dispatch({ type: 'presented' }));
        break;
      case 'skip-presentation':
        presentation.skip();
        break;
      case 'report-progress':
        studio.reportProgress(command.roundId, command.shown);
        break;
      case 'post':
        game.post(command.message);
        break;
      case 'announce-result':
        announcer.announceResult(command.win, command.balance, command.stake);
        break;
      default:
        game.showCard(command);
    }
  };

  function settle<T>(call: Promise<T>, event: (value: T) => GameEvent): void {
    call.then(
      (value) => dispatch(event(value)),
      (error: unknown) => {
        dispatch({ type: 'refused', error: gameErrorOf(error) });
        if (!(error instanceof Refused || error instanceof NoConnection)) throw error;
      },
    );
  }

  async function landReels(step: ReelStep): Promise<void> {
    const { playing } = game.state();
    if (step.kind === 'free' && playing) {
      announcer.announceFreeSpin(playing);
    }
    await table.reels.land(step);
    announcer.describeReels(step);
    dispatch({ type: 'landed' });
  }
}
