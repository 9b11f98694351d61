declare module '../../push.ts' {
  interface Notices {
    /** A contract of the member's, as either side, was proposed, signed, changed or ended. */
    contracts_changed: true;
  }
}

export {};
