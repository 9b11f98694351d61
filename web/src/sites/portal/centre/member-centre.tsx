import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { CentrePage } from '../../../centre-page.ts';
import type { OverlayProps } from '../../../navigation.ts';
import { CentreOverlay } from './centre-overlay.tsx';
import { MemberHead } from './member-head.tsx';

const FOUND = import.meta.glob<readonly CentrePage[]>('../../../features/*/*/member-centre.ts', {
  eager: true,
  import: 'memberCentre',
});
const NOTICES = Object.values(
  import.meta.glob<ComponentType<{ page: string }>>('../../../features/*/*/member-centre-notice.tsx', {
    eager: true,
    import: 'MemberCentreNotice',
  }),
);
const PAGES = Object.values(FOUND).flat();

/** The member's own pages over the site. */
export function MemberCentre(props: OverlayProps) {
  const { t } = useTranslation('centre');
  return (
    <CentreOverlay
      {...props}
      centre="member"
      title={t('member.title')}
      menuLabel={t('member.menu')}
      pages={PAGES}
      notices={NOTICES}
      head={<MemberHead />}
      groups={{
        account: t('member.groups.account'),
        money: t('member.groups.money'),
        play: t('member.groups.play'),
        service: t('member.groups.service'),
      }}
    />
  );
}
