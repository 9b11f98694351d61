declare module '../../ops.ts' {
  interface OpsNotices {
    /** An operator has done something. */
    actions_changed: true;
    /** A proposal was made or decided. */
    proposals_changed: true;
    /** Operators, or what their roles allow, have changed. */
    roles_changed: true;
  }
}

export {};
