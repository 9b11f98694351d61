declare module '../../push.ts' {
  interface Notices {
    /** Draws have closed, been drawn, settled, cancelled or corrected, or new ones take bets. */
    draws_changed: true;
    /** A member has shot at a round of Yeekee. */
    shots_changed: true;
  }
}

export {};
