import type { PlaySession } from '../../play-api.ts';
import { isFramed } from '../shared/frame-messages.ts';
import type { Command, GameEvent } from './game-events.ts';
import { type CardFacts, openErrorCard, openIntro, openResume, openSummary } from './hud/cards.ts';
import type { Dialog } from './hud/dialog.ts';
import type { Hud } from './hud/hud.ts';
import type { Table } from './render/table.ts';
import type { Sound } from './sound/sound.ts';
import { fillsTheScreen } from './win-tier.ts';

export type CardCommand = Extract<Command, { do: `open-${string}` | 'close-cards' }>;

export interface CardParts {
  facts: CardFacts;
  session: PlaySession;
  hud: Hud;
  table: Table;
  sound: Sound;
  dispatch: (event: GameEvent) => void;
  press: () => void;
  leave: () => void;
  /** Asks the page around for more money to play with. */
  askForDeposit: () => void;
}

/** What lies over the game between its rounds: one card at a time, with its sound and its rain of lights. */
export function gameCards({ facts, session, hud, table, sound, press, ...act }: CardParts) {
  let card: Dialog | undefined;

  return function showCard(command: CardCommand): void {
    switch (command.do) {
      case 'open-intro':
        sound.freeSpinsWon();
        table.ambience.shower(0.35);
        card = openIntro(facts, command, press);
        break;
      case 'open-summary':
        sound.freeSpinsDone(command.tier);
        if (fillsTheScreen(command.tier)) table.ambience.shower(1);
        card = openSummary(facts, command, press);
        break;
      case 'open-resume':
        card = openResume(facts, command.round, press);
        break;
      case 'open-error':
        card = openErrorCard(facts.words, command.error, {
          recover: () => act.dispatch({ type: 'recover', now: performance.now() }),
          leave: act.leave,
          // Play money is not for sale, and outside of the portal nothing would receive the request.
          ...(isFramed() && !session.demo && !session.kept && { deposit: act.askForDeposit }),
        });
        break;
      case 'close-cards':
        card?.close();
        card = undefined;
        table.ambience.stopShower();
        hud.focusSpin();
        break;
    }
  };
}
