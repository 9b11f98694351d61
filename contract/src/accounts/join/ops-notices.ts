declare module '../../ops.ts' {
  interface OpsNotices {
    /** A person has applied to become an agent, or an operator has dealt with it. */
    join_changed: true;
  }
}

export {};
