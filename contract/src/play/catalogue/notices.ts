declare module '../../push.ts' {
  interface Notices {
    /** Games, vendors or their order have changed. */
    catalogue_changed: true;
  }
}

export {};
