import type { ReckonedPick, Reckoning } from './reckon.ts';
import type { AnswerOfWorker, AskedOfWorker } from './reckon.worker.ts';

/** Reckons beside the page, one thing at a time: of what is asked meanwhile only the newest is still wanted. */
export interface Reckoner {
  ask(family: string, reckoning: Reckoning, received: (picked: ReckonedPick) => void): void;
  stop(): void;
}

interface Asked {
  family: string;
  reckoning: Reckoning;
  received: (picked: ReckonedPick) => void;
}

/** `onBroken`: the worker did not come, or fell over. */
export function startReckoner(onBroken: () => void): Reckoner {
  const worker = new Worker(new URL('./reckon.worker.ts', import.meta.url), { type: 'module' });
  let running: Asked | undefined;
  let next: Asked | undefined;
  let id = 0;

  function begin(asked: Asked) {
    running = asked;
    id += 1;
    const { family, reckoning } = asked;
    worker.postMessage({ id, family, reckoning } satisfies AskedOfWorker);
  }

  worker.onmessage = ({ data }: MessageEvent<AnswerOfWorker>) => {
    if (data.id !== id) return;
    const done = running;
    running = undefined;
    // What was asked since then replaces what has been reckoned.
    if (next) {
      const wanted = next;
      next = undefined;
      begin(wanted);
    } else done?.received(data.picked);
  };
  worker.onerror = onBroken;

  return {
    ask(family, reckoning, received) {
      const asked = { family, reckoning, received };
      if (running) next = asked;
      else begin(asked);
    },
    stop: () => worker.terminate(),
  };
}
