declare module '../../ops.ts' {
  interface OpsNotices {
    /** An alert was opened, counted, answered or closed. */
    alerts_changed: true;
    /** Rules of alerts, their destinations, drills or reports by mail have changed. */
    alert_rules_changed: true;
  }
}

export {};
