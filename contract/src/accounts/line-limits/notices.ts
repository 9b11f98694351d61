declare module '../../push.ts' {
  interface Notices {
    /** What the line lets the member stake and lose has changed, or play was suspended or lifted. */
    line_limits_changed: true;
  }
}

export {};
