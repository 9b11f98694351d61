declare module '../../ops.ts' {
  interface OpsNotices {
    /** An offer, or a member's bonus, has changed. */
    bonuses_changed: true;
    /** A case of a bonus was found, or decided about. */
    bonus_cases_changed: true;
  }
}

export {};
