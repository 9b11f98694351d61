declare module '../../ops.ts' {
  interface OpsNotices {
    /** A contract of an agent was proposed, signed, changed or ended; or a template of one. */
    contracts_changed: true;
  }
}

export {};
