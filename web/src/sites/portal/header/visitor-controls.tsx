import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../api/brand.ts';
import { InlineLoginForm } from '../../../features/accounts/inline-login-form.tsx';
import { paths } from '../../../paths.ts';
import { LinkButton } from '../../../ui/button.tsx';

export function VisitorControls() {
  const { t } = useTranslation('shell');
  const { flags } = useBrand();
  return (
    <div className="flex items-center gap-2">
      {flags.freePlay && (
        <a href={paths.slots()} className="rounded-small px-3 py-1.5 text-muted hover:text-accent-text">
          {t('freeDemo')}
        </a>
      )}
      <InlineLoginForm />
      {flags.directRegistration && (
        <LinkButton size="small" href={paths.registerDialog()}>
          {t('register')}
        </LinkButton>
      )}
    </div>
  );
}
