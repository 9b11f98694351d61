import { ShieldCheck } from 'lucide-react';
import { MemberCentre, type PluggedPages } from '../../features/member-centre/member-centre.tsx';
import type { OverlayProps } from '../../navigation.ts';
import { lazily, Part } from './lazy-part.tsx';
import { PageBoundary } from './page-boundary.tsx';

const security = lazily(() =>
  import('../../features/security/security-page.tsx').then((found) => found.SecurityPage),
);

/** The member centre with the pages that other features bring to it. */
const PLUGGED: PluggedPages = { security: { Icon: ShieldCheck, Page: SecurityPage } };

export function MemberOverlay(props: OverlayProps) {
  return <MemberCentre {...props} plugged={PLUGGED} />;
}

function SecurityPage() {
  return (
    <PageBoundary path="security">
      <Part of={security} props={{}} />
    </PageBoundary>
  );
}
