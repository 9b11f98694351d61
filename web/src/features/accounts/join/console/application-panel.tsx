import {
  answerApplication,
  JOIN_NOTE_MAX,
  type JoinRow,
  revealApplicant,
} from '@lanna/contract/accounts/join/ops';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefusalText } from '../../../../api/calls/refusal-text.ts';
import { opsCall } from '../../../../console/calls/ops-call.ts';
import { useOpsMutation } from '../../../../console/calls/ops-query.ts';
import { Facts } from '../../../../console/facts.tsx';
import { MemberLink } from '../../../../console/member-link.tsx';
import { useMay } from '../../../../console/operator.tsx';
import { Reveal } from '../../../../console/reveal.tsx';
import { StatusBadge } from '../../../../console/status-badge.tsx';
import { When } from '../../../../console/when.tsx';
import { Button } from '../../../../ui/button.tsx';
import { FormError } from '../../../../ui/fields/form-error.tsx';
import { TextAreaField } from '../../../../ui/fields/text-area-field.tsx';
import { notify } from '../../../../ui/layers/notify.ts';
import { MakeAgent } from './make-agent.tsx';
import { STATE_TONES } from './state-tones.ts';

/** One application: what was written, how its sender is reached, and what has been done about it. */
export function ApplicationPanel({ row }: { row: JoinRow }) {
  const { t } = useTranslation('join-console');
  const may = useMay();
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
      {may('join.answer', row.brand) ? (
        <Answer row={row} />
      ) : (
        row.note && <p className="whitespace-pre-line text-sm">{row.note}</p>
      )}
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

function Answer({ row }: { row: JoinRow }) {
  const { t } = useTranslation('join-console');
  const words = useRefusalText();
  // As it was opened: what another writes meanwhile is refused, not lost.
  const [opened, setOpened] = useState(row);
  const [note, setNote] = useState(row.note);
  const answer = useOpsMutation(answerApplication, {
    onDone: (value) => {
      setOpened(value);
      notify({ text: t('saved'), tone: 'success' });
    },
  });
  const save = (state: JoinRow['state']) =>
    answer.mutate({ params: { id: row.id }, body: { version: opened.version, state, note: note.trim() } });
  function takeNewer() {
    setOpened(row);
    setNote(row.note);
  }
  return (
    <div className="flex flex-col gap-3">
      <TextAreaField
        label={t('note')}
        hint={t('noteHint')}
        rows={4}
        maxLength={JOIN_NOTE_MAX}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      {row.version > opened.version && (
        <p className="flex flex-wrap items-center gap-x-3 text-sm text-warning">
          {t('newer', { name: row.handledBy ?? '' })}
          <Button variant="ghost" size="small" onClick={takeNewer}>
            {t('take')}
          </Button>
        </p>
      )}
      {answer.error && <FormError>{words(answer.error)}</FormError>}
      <div className="flex flex-wrap gap-2">
        {row.state !== 'done' && (
          <Button size="small" busy={answer.isPending} onClick={() => save('done')}>
            {t('markDone')}
          </Button>
        )}
        <Button
          variant="secondary"
          size="small"
          busy={answer.isPending}
          onClick={() => save(row.state === 'done' ? 'done' : 'seen')}
        >
          {t('save')}
        </Button>
        {row.state !== 'new' && (
          <Button variant="ghost" size="small" busy={answer.isPending} onClick={() => save('new')}>
            {t('markNew')}
          </Button>
        )}
      </div>
    </div>
  );
}
