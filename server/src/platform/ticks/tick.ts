/**
 * What a job's minute is too coarse for: done again and again, every so many milliseconds after the last time began. Runs in processes with the jobs role,
 * several of them at once perhaps, so `run` must be safe to repeat beside itself.
 */
export interface Tick {
  name: string;
  everyMs: number;
  /** `signal`: the process stops and does not wait much longer. */
  run(signal: AbortSignal): Promise<void>;
}
