import type { Words } from '../i18n/words.ts';
import { type Phase, phaseOf, secondsLeft } from '../state/phase.ts';
import type { TableView } from '../state/state.ts';
import type { PanelElements } from './panel-elements.ts';

/** Where the round is, on the panel and in the dealer's words. */
export interface PanelPhase {
  show(view: TableView, now: number): void;
  phase(): Phase | undefined;
  /** Another round: the dealer may say again that time is short. */
  restart(): void;
  speak(text: string): void;
}

export function createPhase(
  { root, head, dealer }: Pick<PanelElements, 'root' | 'head' | 'dealer'>,
  words: Words,
  says: (text: string) => void,
): PanelPhase {
  let phase: Phase | undefined;
  let saidFew = false;

  function show(view: TableView, now: number): void {
    const next = phaseOf(view.frame?.round, now, view.revealing !== undefined);
    if (next !== phase) {
      const before = phase;
      phase = next;
      root.dataset['phase'] = next;
      if (before !== undefined) announce(next);
    }
    head.time(next, untilOf(next, view), now);
    if (next === 'betting' && before5(view, now) && !saidFew) {
      saidFew = true;
      speak(words.dealer.last);
    }
  }

  function announce(next: Phase): void {
    if (next === 'betting') speak(words.dealer.open);
    if (next === 'closed') speak(words.dealer.closed);
    if (next === 'void') speak(words.dealer.void);
  }

  function speak(text: string): void {
    dealer.textContent = text;
    says(text);
  }

  return {
    show,
    phase: () => phase,
    restart() {
      saidFew = false;
    },
    speak,
  };
}

function untilOf(phase: Phase, { frame }: TableView) {
  if (phase === 'betting') return frame?.round?.closesAt;
  return phase === 'waiting' ? frame?.round?.opensAt : frame?.nextAt;
}

function before5(view: TableView, now: number): boolean {
  const left = secondsLeft(view.frame?.round?.closesAt, now);
  return left <= 5 && left > 2;
}
