import { Compass, ShieldOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/state.tsx';

export function NotFoundPage() {
  const { t } = useTranslation('console-shell');
  return (
    <EmptyState
      heading
      className="min-h-[60dvh] justify-center"
      icon={<Compass />}
      title={t('notFound.title')}
      text={t('notFound.text')}
      action={<ToStart />}
    />
  );
}

/** The operator's roles do not open this page; the server would refuse its calls as well. */
export function NotAllowedPage() {
  const { t } = useTranslation('console-shell');
  return (
    <EmptyState
      heading
      className="min-h-[60dvh] justify-center"
      icon={<ShieldOff />}
      title={t('notAllowed.title')}
      text={t('notAllowed.text')}
      action={<ToStart />}
    />
  );
}

function ToStart() {
  const { t } = useTranslation('console-shell');
  return (
    <LinkButton variant="secondary" href="/">
      {t('toStart')}
    </LinkButton>
  );
}
