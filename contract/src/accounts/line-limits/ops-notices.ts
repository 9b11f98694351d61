declare module '../../ops.ts' {
  interface OpsNotices {
    /** Limits of a line have changed, or an agent has suspended or lifted a member's play. */
    line_limits_changed: true;
  }
}

export {};
