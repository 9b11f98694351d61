import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import i18next from 'i18next';
import { memberQuery, type QueryTopic } from '../../api/queries.ts';
import { onSessionChange, onSessionLoss, readSession, startSession } from '../../api/session.ts';
import { overlaid, paths } from '../../paths.ts';
import { notify } from '../../ui/notify.ts';

/** What is the player's own; forgotten the moment the session is another one. */
const PERSONAL: readonly QueryTopic[] = ['member', 'balance', 'bets', 'cashier', 'fairness'];

/** Keeps what the page knows in step with who is logged in. */
export function watchSession(queries: QueryClient, router: AnyRouter): void {
  let token = readSession()?.token;

  async function learnAccountType() {
    const session = readSession();
    if (!session || session.accountType !== undefined) return;
    const member = await queries.fetchQuery(memberQuery).catch(() => undefined);
    if (member && readSession()?.token === session.token) startSession(session.token, member.type);
  }

  onSessionChange(() => {
    if (readSession()?.token === token) return;
    token = readSession()?.token;
    for (const topic of PERSONAL) queries.removeQueries({ queryKey: [topic] });
    // Once the pages know who is there now: one that asks for the player's own games must have stopped asking by then.
    setTimeout(() => void queries.invalidateQueries({ queryKey: ['catalogue'] }));
    void learnAccountType();
  });
  onSessionLoss(() => {
    notify({ text: i18next.t('refusals:session_expired') });
    void router.navigate({ href: overlaid(location, paths.loginDialog()) });
  });
  void learnAccountType();
}
