import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import i18next from 'i18next';
import { memberQuery } from '../../api/queries.ts';
import {
  isRestricted,
  onPasswordDue,
  onSessionChange,
  onSessionLoss,
  readSession,
  startSession,
} from '../../api/session.ts';
import { watchRememberedLogin } from '../../features/people/authentication/watch-remembered-login.ts';
import { forgetPassword } from '../../features/people/identity/proof/known-password.ts';
import { fetchWords, onLanguageChoice } from '../../i18n/words.ts';
import { overlaid, paths, uncovered } from '../../paths.ts';
import { notify } from '../../ui/layers/notify.ts';
import { followLanguage, reportLanguage } from './account-language.ts';
import { followAccountType } from './follow-account-type.ts';
import { PERSONAL } from './topics.ts';

/** Keeps the page's queries and caches in step with the session. */
export function watchSession(queries: QueryClient, router: AnyRouter): void {
  let token = readSession()?.token;

  async function learnAccountType() {
    const session = readSession();
    if (!session || isRestricted() || session.accountType !== undefined) return;
    const member = await queries.fetchQuery(memberQuery).catch(() => undefined);
    if (!member || isRestricted() || readSession()?.token !== session.token) return;
    startSession(session.token, member.type);
    void followLanguage(queries, member);
  }

  onSessionChange(() => {
    if (readSession()?.token === token) return;
    token = readSession()?.token;
    for (const topic of PERSONAL) queries.removeQueries({ queryKey: [topic] });
    // After the pages have rendered for the new session: a page that lists the old player's games has stopped fetching by then.
    setTimeout(() => void queries.invalidateQueries({ queryKey: ['catalogue'] }));
    void learnAccountType();
  });
  followAccountType(queries);
  onSessionLoss(() => {
    notify({ text: i18next.t('refusals:session_expired') });
    void router.navigate({ href: overlaid(location, paths.loginDialog()) });
  });
  onPasswordDue(() => void router.navigate({ href: overlaid(location, paths.changePasswordDialog()) }));
  onLanguageChoice((language) => void reportLanguage(queries, language));
  // A member who must choose a new password has reloaded the page.
  if (isRestricted()) router.history.replace(overlaid(location, paths.changePasswordDialog()));
  void learnAccountType();
  watchRememberedLogin(queries, {
    onResumed: () => {
      if (isRestricted()) router.history.replace(overlaid(location, paths.changePasswordDialog()));
      else void goOnFromLogin(router);
    },
    onEnded: () => void reportEnd(),
  });
}

/** A login pop-up that was opened meanwhile goes, and what it stood before is done. */
async function goOnFromLogin(router: AnyRouter): Promise<void> {
  const { closeAndResume } = await import('../../features/people/identity/after-login.ts');
  await closeAndResume(() => {
    if (new URLSearchParams(location.search).get('dialog') === 'login')
      router.history.replace(uncovered(location));
  });
}

async function reportEnd(): Promise<void> {
  forgetPassword();
  await fetchWords(['authentication']);
  notify({
    text: i18next.t('authentication:logOut.elsewhere'),
    detail: i18next.t('authentication:logOut.elsewhereDetail'),
    tone: 'info',
  });
}
