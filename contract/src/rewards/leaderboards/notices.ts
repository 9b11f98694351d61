declare module '../../push.ts' {
  interface Notices {
    /** A leaderboard was announced, has closed, was paid or is over, or the member's score on one has changed. */
    leaderboards_changed: true;
  }
}

export {};
