declare module '../../ops.ts' {
  interface OpsNotices {
    /** A member has sent something, or an operator has dealt with it. */
    feedback_changed: true;
  }
}

export {};
