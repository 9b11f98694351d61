declare module '../../ops.ts' {
  interface OpsNotices {
    /** What is set for a lottery game, by an operator. */
    draw_games_changed: true;
  }
}

export {};
