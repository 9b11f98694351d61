declare module '../../push.ts' {
  interface Notices {
    /** The check of the member's identity has moved. */
    identity_changed: true;
  }
}

export {};
