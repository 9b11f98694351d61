declare module '../../push.ts' {
  interface Notices {
    /** A mission, a step of the member's, or the wheel has changed. */
    missions_changed: true;
  }
}

export {};
