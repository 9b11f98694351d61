declare module '../../push.ts' {
  interface Notices {
    /** The member's money has moved. */
    balance_changed: true;
  }
}

export {};
