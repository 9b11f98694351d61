declare module '../../push.ts' {
  interface Notices {
    /** A raffle was published, fixed or drawn, is over, or the member's tickets or prizes of one have changed. */
    raffles_changed: true;
  }
}

export {};
