import type { Board } from '../kinds/kind.ts';
import { type Reveal, runReveal } from '../kinds/reveal.ts';
import type { PanelParts } from './panel.ts';
import type { PanelElements } from './panel-elements.ts';

/** How a round's result is uncovered on the board, step by step. */
export interface PanelReveal {
  start(round: string, outcome: unknown, how: { atOnce: boolean; timeMs: number }): void;
  finish(): void;
}

export function createReveal(
  { kind, view, language, still, act }: PanelParts,
  { board, dealer, showNow }: Pick<PanelElements, 'dealer' | 'showNow'> & { board: Board },
  speak: (text: string) => void,
): PanelReveal {
  const { sheet } = view;
  let reveal: Reveal | undefined;

  return {
    start(round, outcome, { atOnce, timeMs }) {
      if (outcome === null || outcome === undefined) return act.revealed(round);
      const steps = board.steps(outcome, sheet.pace === 'squeeze');
      if (!atOnce) board.clear();
      showNow.hidden = atOnce || still;
      reveal = runReveal(steps, {
        timeMs,
        atOnce: atOnce || still,
        on(step) {
          if (!atOnce) act.step(step);
          if (step.says !== undefined) speak(step.says);
        },
        ended() {
          reveal = undefined;
          showNow.hidden = true;
          dealer.textContent = kind.sentences(outcome, sheet.variant, language).at(-1) ?? '';
          act.revealed(round);
        },
      });
    },
    finish: () => reveal?.finish(),
  };
}
