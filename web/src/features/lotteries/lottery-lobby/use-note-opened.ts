import { noteLotteryOpened } from '@lanna/contract/play/catalogue/catalogue';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../../api/calls/call.ts';
import { isMember } from '../../../api/route-guard.ts';
import { useSession } from '../../../api/session.ts';

/** A member finds the table again among what was opened last. Nothing hangs on it: a failure is left alone. */
export function useNoteOpened(gameCode: string): void {
  const queries = useQueryClient();
  const ofMember = isMember(useSession());
  useEffect(() => {
    if (!ofMember) return;
    void call(noteLotteryOpened, { body: { gameCode } }).then(
      () => queries.invalidateQueries({ queryKey: ['recentLotteries'] }),
      () => {},
    );
  }, [gameCode, ofMember, queries]);
}
