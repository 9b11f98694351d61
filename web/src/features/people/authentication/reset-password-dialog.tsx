import { resetByLink } from '@lanna/contract/accounts/security/security';
import { useQueryClient } from '@tanstack/react-query';
import { Unlink } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../api/calls/call.ts';
import { Refusal } from '../../../api/calls/refusal.ts';
import { type OverlayProps, useGo } from '../../../navigation.ts';
import { type Path, paths } from '../../../paths.ts';
import { useContractForm } from '../../../shared-parts/forms/use-contract-form.ts';
import { Button } from '../../../ui/button.tsx';
import { FormError } from '../../../ui/fields/form-error.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { Dialog } from '../../../ui/layers/dialog.tsx';
import { notify } from '../../../ui/layers/notify.ts';
import { EmptyState } from '../../../ui/state.tsx';
import { useErrorText } from '../identity/errors/error-text.ts';
import { usePasswordRule } from '../identity/proof/password-rule.ts';
import { pendingLogin } from '../identity/proof/pending-login.ts';
import { logIn } from './log-in.ts';

/** The page of the e-mail's link: sets a new password and logs in with it. */
export function ResetPasswordDialog({ open, onClose }: OverlayProps) {
  const { t } = useTranslation('authentication');
  const [linkToken] = useState(tokenInAddress);
  const [dead, setDead] = useState(linkToken === undefined);
  // Removed from the address and the history: the next user of this browser must not find it.
  const go = useGo();
  useEffect(() => go(addressWithoutToken(), { replace: true }), [go]);
  return (
    <Dialog
      insistent
      open={open}
      onOpenChange={(stays) => !stays && onClose()}
      title={t('login.titles.new-password')}
      description={t('newPassword.lead')}
    >
      {dead || linkToken === undefined ? (
        <DeadLink />
      ) : (
        <ResetForm linkToken={linkToken} onDead={() => setDead(true)} />
      )}
    </Dialog>
  );
}

function ResetForm({ linkToken, onDead }: { linkToken: string; onDead: () => void }) {
  const { t } = useTranslation('authentication');
  const queries = useQueryClient();
  const go = useGo();
  const rule = usePasswordRule();
  const form = useContractForm(resetByLink, {
    initial: { newPassword: '', confirm: '' },
    toBody: ({ newPassword }) => ({ linkToken, newPassword }),
    check: ({ newPassword, confirm }) => ({
      newPassword: rule.text(rule.fieldErrorOf(newPassword)),
      confirm: confirm !== newPassword && t('newPassword.differs'),
    }),
    refusals: { password_breached: 'newPassword' },
    refusalText: useErrorText(),
    send: async (body) => {
      try {
        const { username } = await call(resetByLink, { body });
        notify({ tone: 'success', text: t('newPassword.changed') });
        await enter(username, body.newPassword);
      } catch (refused) {
        if (refused instanceof Refusal && refused.code === 'link_invalid') onDead();
        throw refused;
      }
    },
  });
  /** The password is set even when the login is not complete: its remaining steps continue in the login pop-up. */
  async function enter(username: string, password: string) {
    const outcome = await logIn(queries, { type: 'username', username, password }).catch(() => undefined);
    if (outcome?.next === 'in') return go(paths.home(), { replace: true });
    pendingLogin.keep(outcome ?? { next: 'form', tab: 'username', username, password });
    go(paths.loginDialog(), { replace: true });
  }

  return (
    <form {...form.props} className="flex flex-col gap-4">
      <PasswordField
        {...form.field('newPassword')}
        label={t('newPassword.new')}
        hint={rule.hint}
        autoComplete="new-password"
      />
      <PasswordField
        {...form.field('confirm')}
        label={t('newPassword.confirm')}
        autoComplete="new-password"
      />
      {form.problem && <FormError>{form.problem}</FormError>}
      <Button type="submit" size="large" wide busy={form.isPending}>
        {t('forgot.submit')}
      </Button>
    </form>
  );
}

function DeadLink() {
  const { t } = useTranslation('authentication');
  const go = useGo();
  function askAgain() {
    pendingLogin.keep({ next: 'forgot' });
    go(paths.loginDialog(), { replace: true });
  }
  return (
    <EmptyState
      icon={<Unlink />}
      title={t('forgot.deadTitle')}
      text={t('forgot.deadText')}
      action={<Button onClick={askAgain}>{t('forgot.again')}</Button>}
    />
  );
}

/** Read from behind the hash, which is sent to no server; links with a query are accepted too. */
function tokenInAddress(): string | undefined {
  const inHash = new URLSearchParams(location.hash.slice(1)).get('linkToken');
  return (inHash ?? new URLSearchParams(location.search).get('token')) || undefined;
}

function addressWithoutToken(): Path {
  const query = new URLSearchParams(location.search);
  query.delete('token');
  const text = query.toString();
  return `/${location.pathname.slice(1)}${text && `?${text}`}`;
}
