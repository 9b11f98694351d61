declare module '../../ops.ts' {
  interface OpsNotices {
    /** A member has sent documents, or an operator has decided about them. */
    identity_changed: true;
    identity_settings_changed: true;
  }
}

export {};
