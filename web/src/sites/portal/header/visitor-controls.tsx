import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../api/content/brand.ts';
import { InlineLoginForm } from '../../../features/people/authentication/inline-login-form.tsx';
import { FreePlayButton } from '../../../features/people/identity/free-play-button.tsx';
import { paths } from '../../../paths.ts';
import { LinkButton } from '../../../ui/button.tsx';

export function VisitorControls() {
  const { t } = useTranslation('shell');
  const { flags } = useBrand();
  return (
    <div className="for-visitor flex items-center gap-2">
      <FreePlayButton size="small" label={t('freeDemo')} />
      <InlineLoginForm />
      {flags.directRegistration && (
        <LinkButton size="small" className="min-h-9" href={paths.registerDialog()}>
          {t('register')}
        </LinkButton>
      )}
    </div>
  );
}
