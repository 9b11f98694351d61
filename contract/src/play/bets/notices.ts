declare module '../../push.ts' {
  interface Notices {
    /** A bet of the member's was placed, settled or taken back. */
    bets_changed: true;
  }
}

export {};
