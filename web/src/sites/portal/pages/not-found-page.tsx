import { Compass } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../paths.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/state.tsx';

/** The page for an address that does not exist: says so, and links to pages that do. */
export function NotFoundPage() {
  const { t } = useTranslation('shell');
  return (
    <EmptyState
      heading
      className="min-h-[60dvh] justify-center"
      icon={<Compass />}
      title={t('notFound.title')}
      text={t('notFound.text')}
      action={
        <>
          <LinkButton href={paths.home()}>{t('notFound.home')}</LinkButton>
          <LinkButton variant="secondary" href={paths.slots()}>
            {t('notFound.games')}
          </LinkButton>
        </>
      }
    />
  );
}
