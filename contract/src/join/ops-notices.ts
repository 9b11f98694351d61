declare module '../ops.ts' {
  interface OpsNotices {
    /** Somebody has applied to become an agent, or an operator has dealt with it. */
    join_changed: true;
  }
}

export {};
