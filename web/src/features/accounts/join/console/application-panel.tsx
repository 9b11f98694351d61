import { answerApplication, type JoinRow, revealApplicant } from '@lanna/contract/accounts/join/ops';
import { useTranslation } from 'react-i18next';
import { AnswerPanel } from '../../../../console/answer-panel.tsx';
import { opsCall } from '../../../../console/calls/ops-call.ts';
import { Facts } from '../../../../console/facts.tsx';
import { MemberLink } from '../../../../console/member-link.tsx';
import { useMay } from '../../../../console/operator.tsx';
import { Reveal } from '../../../../console/reveal.tsx';
import { StatusBadge } from '../../../../console/status-badge.tsx';
import { When } from '../../../../console/when.tsx';
import { useContractForm } from '../../../../shared-parts/forms/use-contract-form.ts';
import { notify } from '../../../../ui/layers/notify.ts';
import { MakeAgent } from './make-agent.tsx';
import { STATE_TONES } from './state-tones.ts';

/** One application: what was written, how its sender is reached, and what has been done about it. */
export function ApplicationPanel({ row }: { row: JoinRow }) {
  const { t } = useTranslation('join-console');
  const may = useMay();
  const form = useContractForm(answerApplication, {
    initial: { state: row.state, note: row.note },
    version: row.version,
    toBody: (typed, version) => ({ ...typed, version }),
    send: (body) => opsCall(answerApplication, { params: { id: row.id }, body }),
    onDone: ({ state, note, version }, { restart }) => {
      restart({ state, note }, version);
      notify({ text: t('saved'), tone: 'success' });
    },
  });
  return (
    <div className="flex flex-col gap-5">
      <blockquote className="whitespace-pre-line rounded-medium bg-raised p-4 text-base">
        {row.players}
      </blockquote>
      <Facts
        facts={[
          {
            label: t('column.state'),
            value: <StatusBadge tone={STATE_TONES[row.state]}>{t(`state.${row.state}`)}</StatusBadge>,
          },
          { label: t('column.wish'), value: t(`wish.${row.wish}`) },
          { label: t('column.contacts'), value: <Contacts row={row} /> },
          row.remark !== '' && {
            label: t('remark'),
            value: <span className="whitespace-pre-line">{row.remark}</span>,
          },
          { label: t('column.member'), value: <Account row={row} /> },
          row.agent !== null && {
            label: t('agent.label'),
            value: (
              <MemberLink id={row.agent.id} brand={row.brand}>
                {row.agent.name}
              </MemberLink>
            ),
          },
          { label: t('language'), value: row.language },
          { label: t('column.at'), value: <When at={row.sentAt} brand={row.brand} variant="full" /> },
          row.handledBy !== null && {
            label: t('column.handledBy'),
            value: (
              <>
                {row.handledBy} · <When at={row.handledAt} brand={row.brand} />
              </>
            ),
          },
        ]}
      />
      {may('join.appoint', row.brand) && <MakeAgent row={row} />}
      <AnswerPanel
        row={row}
        form={form}
        readOnly={!may('join.answer', row.brand)}
        texts={{
          note: t('note'),
          noteHint: t('noteHint'),
          newer: t('newer', { name: row.handledBy ?? '' }),
          take: t('take'),
          markDone: t('markDone'),
          save: t('save'),
          markNew: t('markNew'),
        }}
      />
    </div>
  );
}

function Contacts({ row }: { row: JoinRow }) {
  const { t } = useTranslation('join-console');
  const may = useMay();
  const lines = (contacts: JoinRow['contacts']) => (
    <span className="flex flex-col">
      {contacts.map(({ way, value }) => (
        <span key={way} className="break-all">
          <span className="text-muted">{t(`way.${way}`)}</span> {value}
        </span>
      ))}
    </span>
  );
  return (
    <Reveal
      masked={lines(row.contacts)}
      label={t('contacts')}
      allowed={may('join.answer', row.brand)}
      ask={async () => lines((await opsCall(revealApplicant, { params: { id: row.id }, body: {} })).contacts)}
    />
  );
}

function Account({ row: { member, brand } }: { row: JoinRow }) {
  const { t } = useTranslation('join-console');
  if (!member) return t('noMember');
  return (
    <MemberLink id={member.id} brand={brand}>
      {member.name}
    </MemberLink>
  );
}
