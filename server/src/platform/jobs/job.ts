/** Work the portal does by itself, on a schedule. `run` must be safe to repeat and to run in two processes at once. */
export interface Job {
  name: string;
  /** Five-field crontab, UTC. */
  cron: string;
  run(): Promise<void>;
}
