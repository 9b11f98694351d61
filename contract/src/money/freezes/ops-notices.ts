declare module '../../ops.ts' {
  interface OpsNotices {
    /** Winnings of a member were frozen, kept frozen, or are free again. */
    freezes_changed: true;
  }
}

export {};
