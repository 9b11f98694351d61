declare module '../../ops.ts' {
  interface OpsNotices {
    /** Categories, articles, about pages or their drafts have changed. */
    help_changed: true;
  }
}

export {};
