import { useTranslation } from 'react-i18next';
import { WrittenDialog } from '../../../ui/layers/written-dialog.tsx';
import { FORM, LoginForms } from './login-dialog.tsx';
import { useLoginForm } from './login-forms.tsx';

/** The log-in as it stands when it opens, for the server to write: the same form, which `useWrittenLogin` takes over. */
export function WrittenLogin() {
  const { t } = useTranslation('authentication');
  const forms = { username: useLoginForm(FORM), mobile: useLoginForm(FORM) };
  return (
    <WrittenDialog title={t('login.titles.form')} description={t('login.leads.form')}>
      <LoginForms forms={forms} start={FORM} onOutcome={nothing} onForgot={nothing} />
    </WrittenDialog>
  );
}

function nothing() {}
