declare module '../../ops.ts' {
  interface OpsNotices {
    /** A money case was opened, has changed or is closed. */
    money_cases_changed: true;
  }
}

export {};
