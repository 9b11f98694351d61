import { useTranslation } from 'react-i18next';
import { Refusal } from '../../../api/calls/refusal.ts';
import { paths } from '../../../paths.ts';
import { LinkButton } from '../../../ui/button.tsx';

/** For a visitor who has excluded the own person from play: the account that is there, its money, and who helps. */
export function ExcludedWays() {
  const { t } = useTranslation('registration');
  return (
    <div className="flex flex-wrap gap-2.5">
      <LinkButton size="small" variant="secondary" href={paths.loginDialog()}>
        {t('excluded.logIn')}
      </LinkButton>
      <LinkButton size="small" variant="ghost" href={paths.help({ page: 'responsible' })}>
        {t('excluded.help')}
      </LinkButton>
    </div>
  );
}

export function isExcludedPerson(failure: unknown): boolean {
  return failure instanceof Refusal && failure.code === 'self_excluded_person';
}
