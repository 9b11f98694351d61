import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { termsQuestion } from '../../../api/content/terms.ts';
import { memberQuery } from '../../../api/queries.ts';

/**
 * Does what leads to a signature once changed terms of the site are accepted: the question comes before anything is typed, not over the
 * typed password. Without an answer nothing begins; where the terms cannot be looked up, the call itself asks.
 */
export function useTermsFirst(): (begin: () => void) => void {
  const queries = useQueryClient();
  const asking = useRef(false);
  async function isFree(): Promise<boolean> {
    const member = await queries.fetchQuery({ ...memberQuery, staleTime: 0 }).catch(() => undefined);
    if (!member?.termsDue) return true;
    if (!(await termsQuestion.ask(member.termsDue))) return false;
    await queries.invalidateQueries({ queryKey: memberQuery.queryKey });
    return true;
  }
  return (begin) => {
    if (asking.current) return;
    asking.current = true;
    void isFree().then((free) => {
      asking.current = false;
      if (free) begin();
    });
  };
}
