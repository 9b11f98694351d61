/** Work the portal does by itself, on a schedule. `run` must be safe to repeat and to run in two processes at once. */
export interface Job {
  name: string;
  /** Five-field crontab, UTC. */
  cron: string;
  /** `signal`: the process stops and does not wait much longer. */
  run(signal?: AbortSignal): Promise<void>;
}
