declare module '../../ops.ts' {
  interface OpsNotices {
    /** A draw waits for its result, something was said of one, or a problem was opened or closed. */
    lottery_results_changed: true;
    /** A feed, or how a game comes by its results. */
    lottery_feeds_changed: true;
  }
}

export {};
