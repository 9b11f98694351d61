declare module '../../push.ts' {
  interface Notices {
    /** Articles or about pages that visitors read have changed. */
    help_changed: true;
  }
}

export {};
