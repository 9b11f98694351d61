declare module '../../ops.ts' {
  interface OpsNotices {
    /** A leaderboard was changed, has closed, was reviewed or paid, or is over. */
    leaderboards_changed: true;
  }
}

export {};
