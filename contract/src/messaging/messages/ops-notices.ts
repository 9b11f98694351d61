declare module '../../ops.ts' {
  interface OpsNotices {
    /** A message was handed to a provider. */
    messages_changed: true;
  }
}

export {};
