import {
  type ApplicationPage as Application,
  showApplication,
} from '@lanna/contract/rewards/promotions/desk-ops';
import { useTranslation } from 'react-i18next';
import { Refusal } from '../../../../api/calls/refusal.ts';
import { useOps } from '../../../../console/calls/ops-query.ts';
import { ConsoleLink } from '../../../../console/console-link.tsx';
import { Facts } from '../../../../console/facts.tsx';
import { MemberLink } from '../../../../console/member-link.tsx';
import { Money } from '../../../../console/money.tsx';
import { useMay } from '../../../../console/operator.tsx';
import { StatusBadge } from '../../../../console/status-badge.tsx';
import { useContentText } from '../../../../console/use-content-text.ts';
import { When } from '../../../../console/when.tsx';
import { displayCount } from '../../../../i18n/format.ts';
import { QueryView } from '../../../../query-view.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { ApplicationHistory } from './application-history.tsx';
import { ApplicationPictures } from './application-pictures.tsx';
import { DeskForm } from './desk-form.tsx';
import { APPLICATION_TONES } from './tones.ts';

/** One application: what was sent, who sent it, and what can be done with it. */
export function ApplicationPanel({ id }: { id: string }) {
  const { t } = useTranslation('promotions-console');
  const application = useOps(showApplication, { params: { id } });
  return (
    <QueryView
      query={application}
      label={t('desk.loading')}
      failed={t('desk.failed')}
      shape={<Skeleton className="h-80 w-full" />}
      refused={(error) =>
        error instanceof Refusal && error.code === 'not_found' && <p className="text-sm">{t('gone')}</p>
      }
      className="flex flex-col gap-5"
    >
      {(found) => <Found application={found} />}
    </QueryView>
  );
}

function Found({ application }: { application: Application }) {
  const may = useMay();
  const { row, remark } = application;
  return (
    <>
      {remark !== '' && (
        <blockquote className="whitespace-pre-line rounded-medium bg-raised p-4 text-base">
          {remark}
        </blockquote>
      )}
      <ApplicationPictures application={application} />
      <What application={application} />
      {may('promotions.decide', row.brand) && <DeskForm key={row.version} application={application} />}
      <Who application={application} />
      <ApplicationHistory application={application} />
    </>
  );
}

function What({ application }: { application: Application }) {
  const { t } = useTranslation('promotions-console');
  const text = useContentText();
  const may = useMay();
  const { row } = application;
  return (
    <Facts
      facts={[
        {
          label: t('column.state'),
          value: <StatusBadge tone={APPLICATION_TONES[row.state]}>{t(`state.${row.state}`)}</StatusBadge>,
          action: application.proposalId !== null && may('operators.approve', row.brand) && (
            <ConsoleLink href={`/proposals?show=${application.proposalId}`}>{t('desk.proposal')}</ConsoleLink>
          ),
        },
        {
          label: t('column.promotion'),
          value: (
            <ConsoleLink href={`/promotions/${row.promotion.id}`}>{text(row.promotion.title)}</ConsoleLink>
          ),
        },
        row.reward !== null && {
          label: t('column.reward'),
          value: <Money amount={row.reward} brand={row.brand} />,
        },
        application.words !== '' && {
          label: t('desk.words'),
          value: <span className="whitespace-pre-line">{application.words}</span>,
        },
        { label: t('column.at'), value: <When at={row.createdAt} brand={row.brand} variant="full" /> },
        { label: t('desk.language'), value: application.language },
      ]}
    />
  );
}

function Who({ application: { member, row } }: { application: Application }) {
  const { t } = useTranslation('promotions-console');
  const all = `/promotion-applications?search=${member.id}`;
  return (
    <section className="flex flex-col gap-2">
      <h3 className="font-semibold text-sm">{t('desk.member')}</h3>
      <Facts
        facts={[
          {
            label: t('column.member'),
            value: (
              <MemberLink id={member.id} brand={row.brand}>
                {member.name}
              </MemberLink>
            ),
            action: member.status !== 'active' && (
              <StatusBadge tone="danger">{t('desk.notActive')}</StatusBadge>
            ),
          },
          {
            label: t('desk.registered'),
            value: <When at={member.registeredAt} brand={row.brand} variant="day" />,
          },
          { label: t('desk.rank'), value: member.rankLevel },
          {
            label: t('desk.before'),
            value: (
              <ConsoleLink href={all}>
                {t('desk.beforeText', {
                  sent: displayCount(member.applications),
                  issued: displayCount(member.issued),
                  rejected: displayCount(member.rejected),
                })}
              </ConsoleLink>
            ),
          },
          { label: t('desk.paid'), value: <Money amount={member.paid} brand={row.brand} /> },
        ]}
      />
    </section>
  );
}
