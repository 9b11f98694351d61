import { Moon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../../paths.ts';
import { LinkButton } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/state.tsx';

/** In the place of the board, for a member who is excluded from play: nothing is to tempt. */
export function Away() {
  const { t } = useTranslation('promotions');
  return (
    <EmptyState
      icon={<Moon />}
      title={t('away.title')}
      text={t('away.text')}
      action={
        <>
          <LinkButton href={paths.memberCentre('protection')}>{t('away.more')}</LinkButton>
          <LinkButton variant="secondary" href={paths.help({ page: 'responsible' })}>
            {t('away.help')}
          </LinkButton>
        </>
      }
    />
  );
}
