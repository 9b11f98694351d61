import { useQuery } from '@tanstack/react-query';

export interface CountedReturn {
  returnPercent: string;
  /** Pictures of the reels that were counted, base game and free spins together. */
  combinations: number;
}

/** Counts a game's return over every combination of its reels, beside the page so that it stays quick. On demand. */
export function useCountedReturn(gameCode: string) {
  return useQuery({
    queryKey: ['brand', 'counted', gameCode],
    queryFn: ({ signal }) => countReturn(gameCode, signal),
    enabled: false,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

function countReturn(gameCode: string, signal: AbortSignal): Promise<CountedReturn> {
  const worker = new Worker(new URL('./count-return.worker.ts', import.meta.url), { type: 'module' });
  return new Promise<CountedReturn>((done, failed) => {
    worker.onmessage = (event: MessageEvent<CountedReturn>) => done(event.data);
    worker.onerror = (event) => failed(new Error(event.message));
    signal.addEventListener('abort', () => failed(signal.reason));
    worker.postMessage(gameCode);
  }).finally(() => worker.terminate());
}
