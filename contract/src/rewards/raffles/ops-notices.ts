declare module '../../ops.ts' {
  interface OpsNotices {
    /** A raffle was changed, fixed or drawn, a prize was claimed, or it is over. */
    raffles_changed: true;
  }
}

export {};
