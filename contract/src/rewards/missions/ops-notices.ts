declare module '../../ops.ts' {
  interface OpsNotices {
    /** A mission or the wheel of a brand has changed, or something was given. */
    missions_changed: true;
  }
}

export {};
