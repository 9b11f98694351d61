import {
  type MemberIdentity,
  revealMemberIdentity,
  showMemberIdentity,
} from '@lanna/contract/accounts/kyc/ops';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { opsCall } from '../../../../console/calls/ops-call.ts';
import { useOps } from '../../../../console/calls/ops-query.ts';
import { ConsoleLink } from '../../../../console/console-link.tsx';
import { Facts } from '../../../../console/facts.tsx';
import type { MemberTabProps } from '../../../../console/member-tabs.ts';
import { useMay } from '../../../../console/operator.tsx';
import { Panel } from '../../../../console/panel.tsx';
import { Reveal } from '../../../../console/reveal.tsx';
import { StatusBadge } from '../../../../console/status-badge.tsx';
import { When } from '../../../../console/when.tsx';
import { QueryView } from '../../../../query-view.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { CorrectDialog } from './correct-dialog.tsx';
import { IDENTITY_TONES } from './tones.ts';

/** How far a member's identity is checked, what is known for certain, and the form to correct it by hand. */
export function IdentityTab({ member }: MemberTabProps) {
  const { t } = useTranslation('kyc-console');
  const identity = useOps(showMemberIdentity, { params: { id: member.id } });
  return (
    <QueryView
      query={identity}
      label={t('member.title')}
      failed={t('member.failed')}
      className="grid items-start gap-4 lg:grid-cols-2"
      shape={<Skeleton className="h-64" />}
    >
      {(found) => (
        <>
          <Known member={member} identity={found} />
          <Sent identity={found} />
        </>
      )}
    </QueryView>
  );
}

function Known({ member, identity }: { member: MemberTabProps['member']; identity: MemberIdentity }) {
  const { t } = useTranslation('kyc-console');
  const may = useMay();
  const [correcting, setCorrecting] = useState(false);
  const [asked] = useState(() => revealOnce(member.id));
  const { verified, state, mayNotPlay } = identity;
  const allowed = may('kyc.reveal', member.brand);
  const hidden = (field: 'name' | 'birthday' | 'number', masked: string | null) =>
    masked !== null && {
      label: t(`facts.${field}`),
      value: (
        <Reveal masked={masked} label={t(`facts.${field}`)} allowed={allowed} ask={() => asked(field)} />
      ),
    };
  return (
    <Panel
      title={t('member.title')}
      actions={
        may('kyc.correct', member.brand) && (
          <Button size="small" variant="secondary" onClick={() => setCorrecting(true)}>
            {t('correct.open')}
          </Button>
        )
      }
    >
      <Facts
        facts={[
          {
            label: t('column.state'),
            value: <StatusBadge tone={IDENTITY_TONES[state]}>{t(`state.${state}`)}</StatusBadge>,
            action: mayNotPlay && <StatusBadge tone="danger">{t('member.mayNotPlay')}</StatusBadge>,
          },
          ...(verified
            ? [
                hidden('name', verified.name),
                hidden('birthday', verified.birthday),
                { label: t('column.kind'), value: verified.kind && t(`kind.${verified.kind}`) },
                hidden('number', verified.numberMasked),
                { label: t('facts.validUntil'), value: verified.validUntil },
                {
                  label: t('member.verified'),
                  value: <When at={verified.verifiedAt} brand={member.brand} />,
                },
                verified.correctedAt !== null && {
                  label: t('member.corrected'),
                  value: <When at={verified.correctedAt} brand={member.brand} />,
                },
              ]
            : []),
        ]}
      />
      {!verified && <p className="mt-2 text-muted text-sm">{t('member.unknown')}</p>}
      {correcting && (
        <CorrectDialog
          member={member}
          version={identity.version}
          kind={verified?.kind ?? 'thai_id'}
          onClose={() => setCorrecting(false)}
        />
      )}
    </Panel>
  );
}

function Sent({ identity: { checks } }: { identity: MemberIdentity }) {
  const { t } = useTranslation('kyc-console');
  const may = useMay();
  return (
    <Panel title={t('member.sent')}>
      {checks.length === 0 && <p className="text-muted text-sm">{t('member.nothing')}</p>}
      <ul className="flex flex-col divide-y divide-line text-sm">
        {checks.map((row) => (
          <li key={row.id} className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5 py-2">
            {may('kyc.decide', row.brand) ? (
              <ConsoleLink href={`/identity-checks/${row.id}`}>
                {t('one.attempt', { number: row.attempt })}
              </ConsoleLink>
            ) : (
              <span>{t('one.attempt', { number: row.attempt })}</span>
            )}
            <StatusBadge tone={IDENTITY_TONES[row.state]}>{t(`state.${row.state}`)}</StatusBadge>
            <span className="text-muted text-xs">
              {t(`kind.${row.kind}`)} {row.numberMasked} · <When at={row.sentAt} brand={row.brand} />
              {row.reasons.length > 0 &&
                ` · ${row.reasons.map((reason) => t(`reason.${reason}`)).join(', ')}`}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** One call answers all fields: a second eye that is pressed asks nothing again. */
function revealOnce(id: string): (field: 'name' | 'birthday' | 'number') => Promise<string> {
  let answer: Promise<Record<'name' | 'birthday' | 'number', string>> | undefined;
  return async (field) => {
    answer ??= opsCall(revealMemberIdentity, { params: { id }, body: {} }).catch((error: unknown) => {
      answer = undefined;
      throw error;
    });
    return (await answer)[field];
  };
}
