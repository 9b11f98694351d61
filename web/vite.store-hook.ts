/** What packages bring for a React that has no `useSyncExternalStore` of its own is left out: ours has it. */
export const STORE_HOOK = [
  {
    find: /^use-sync-external-store\/shim\/with-selector$/,
    replacement: 'use-sync-external-store/with-selector',
  },
  { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
];
