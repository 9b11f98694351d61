declare module '../../ops.ts' {
  interface OpsNotices {
    /** An offer, or a member's bonus, has changed. */
    bonuses_changed: true;
  }
}

export {};
