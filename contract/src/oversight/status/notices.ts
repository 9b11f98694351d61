declare module '../../push.ts' {
  interface Notices {
    /** A part of the site works differently than before, or something was said of an incident or of maintenance. */
    status_changed: true;
  }
}

export {};
