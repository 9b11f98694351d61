declare module '../../push.ts' {
  interface Notices {
    /** A bonus of the member's has moved, or counts more. */
    bonuses_changed: true;
  }
}

export {};
