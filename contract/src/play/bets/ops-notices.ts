declare module '../../ops.ts' {
  interface OpsNotices {
    /** Settled bets were added to the sums of their days. */
    bet_sums_changed: true;
  }
}

export {};
