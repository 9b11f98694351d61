import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isMember } from '../../../api/route-guard.ts';
import { useSession } from '../../../api/session.ts';
import { useVisit } from '../../../api/visit.ts';
import { classes } from '../../../ui/classes.ts';
import { conversationQuery } from './conversation.ts';
import { useMoment } from './moment.ts';

/** Whether an operator is there, in one line. */
export function DeskLine() {
  const { t } = useTranslation('service');
  const moment = useMoment();
  const session = useSession();
  const visit = useVisit();
  const ofMember = isMember(session);
  const { data } = useQuery(conversationQuery(ofMember ? 'member' : 'visitor', ofMember ? undefined : visit));
  const desk = data?.desk;
  return (
    <span className="flex min-h-5 items-center gap-1.5 text-muted text-sm">
      {desk && (
        <>
          <span
            aria-hidden="true"
            className={classes('size-2 shrink-0 rounded-full', desk.open ? 'bg-success' : 'bg-muted')}
          />
          <span className="wrap-anywhere">
            {desk.open
              ? t('desk.open')
              : desk.opensAt
                ? t('desk.opens', { at: moment(desk.opensAt) })
                : t('desk.closed')}
          </span>
        </>
      )}
    </span>
  );
}
