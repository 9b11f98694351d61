import type { CentrePage } from '../../../centre-page.ts';

/** The menus of the centres. */
export const MEMBER_PAGES: readonly CentrePage[] = Object.values(
  import.meta.glob<readonly CentrePage[]>('../../../features/*/*/member-centre.ts', {
    eager: true,
    import: 'memberCentre',
  }),
).flat();
export const AGENT_PAGES: readonly CentrePage[] = Object.values(
  import.meta.glob<readonly CentrePage[]>('../../../features/*/*/agent-centre.ts', {
    eager: true,
    import: 'agentCentre',
  }),
).flat();
