import { hashKey, type QueryClient } from '@tanstack/react-query';
import { memberQuery } from '../../api/queries.ts';
import { isRestricted, readSession, startSession } from '../../api/session.ts';

const MEMBER = hashKey(memberQuery.queryKey);

/** A member who has become an agent since the log-in, or is one no longer: the session follows what is known of the account. */
export function followAccountType(queries: QueryClient): void {
  queries.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.queryHash !== MEMBER) return;
    const session = readSession();
    const member = queries.getQueryData(memberQuery.queryKey);
    if (!session || isRestricted() || session.accountType === undefined || !member) return;
    if (member.type !== session.accountType) startSession(session.token, member.type);
  });
}
