import { INVITATION_NAME_LENGTH_MAX } from '@lanna/contract/people/agents/agents';
import { type AgentRow, closeCode, listCodes, openCode } from '@lanna/contract/people/agents/ops';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOps, useOpsMutation } from '../../../../console/calls/ops-query.ts';
import { ConsoleLink } from '../../../../console/console-link.tsx';
import { Facts } from '../../../../console/facts.tsx';
import { useMay } from '../../../../console/operator.tsx';
import { ReasonCallButton } from '../../../../console/reason-call.tsx';
import { ReasonFormDialog } from '../../../../console/reason-form-dialog.tsx';
import { StatusBadge } from '../../../../console/status-badge.tsx';
import { When } from '../../../../console/when.tsx';
import { displayCount } from '../../../../i18n/format.ts';
import { paths } from '../../../../paths.ts';
import { QueryView } from '../../../../query-view.tsx';
import { useContractForm } from '../../../../shared-parts/forms/use-contract-form.ts';
import { Button } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { CodeText } from '../../../../ui/text/code-text.tsx';
import { FreezeSection } from './freeze-section.tsx';
import { RatesSection } from './rates-section.tsx';

/** An agent beside the tree: what is known, and the codes that invite. */
export function AgentPanel({ id, row }: { id: string; row: AgentRow | undefined }) {
  const { t } = useTranslation('agents-console');
  return (
    <div className="flex flex-col gap-5 text-sm">
      {row && (
        <Facts
          facts={[
            { label: t('column.type'), value: t(`type.${row.type === 0 || row.type === 4 ? 1 : row.type}`) },
            {
              label: t('column.above'),
              value: row.agent && (
                <ConsoleLink href={`/members/${row.agent.id}`}>{row.agent.username}</ConsoleLink>
              ),
            },
            { label: t('column.direct'), value: displayCount(row.direct) },
          ]}
        />
      )}
      <p className="flex flex-wrap gap-x-4 gap-y-1">
        <ConsoleLink href={`/members/${id}`}>{t('panel.member')}</ConsoleLink>
        <ConsoleLink href={`/members?agent=${id}`}>{t('panel.line')}</ConsoleLink>
        <ConsoleLink href={`/agents?under=${id}`}>{t('panel.agents')}</ConsoleLink>
      </p>
      <FreezeSection id={id} brand={row?.brand} />
      <RatesSection id={id} brand={row?.brand} />
      <Codes id={id} brand={row?.brand} />
    </div>
  );
}

function Codes({ id, brand }: { id: string; brand: string | undefined }) {
  const { t } = useTranslation('agents-console');
  const may = useMay()('agents.codes', brand);
  const [opening, setOpening] = useState(false);
  const codes = useOps(listCodes, { params: { id } });
  return (
    <section aria-label={t('codes.title')} className="flex flex-col gap-2">
      <header className="flex items-center justify-between gap-3">
        <h3 className="font-semibold">{t('codes.title')}</h3>
        {may && (
          <Button variant="secondary" size="small" onClick={() => setOpening(true)}>
            {t('codes.open')}
          </Button>
        )}
      </header>
      <QueryView
        query={codes}
        label={t('codes.title')}
        failed={t('codes.failed')}
        shape={<Skeleton className="h-20" />}
        isEmpty={({ rows }) => rows.length === 0}
        empty={<p className="text-muted">{t('codes.none')}</p>}
      >
        {({ rows, link }) => (
          <ul className="divide-y divide-line rounded-medium border border-line">
            {rows.map(({ code, name, closedAt, joined }) => (
              <li key={code} className="flex flex-col gap-1.5 px-3 py-2">
                <span className="flex flex-wrap items-baseline justify-between gap-x-3">
                  <span>
                    <code className="font-medium">{code}</code> <span className="text-muted">{name}</span>
                  </span>
                  <StatusBadge tone={closedAt ? 'quiet' : 'success'}>
                    {t(closedAt ? 'codes.isClosed' : 'codes.isOpen')}
                  </StatusBadge>
                </span>
                <span className="flex flex-wrap items-center justify-between gap-x-3 text-muted text-xs">
                  <span>{t('codes.joined', { count: joined })}</span>
                  {closedAt && <When at={closedAt} brand={brand} />}
                </span>
                {!closedAt && (
                  <span className="flex items-center justify-between gap-2">
                    {link && (
                      <CodeText value={`${link}${paths.invitation(code)}`} copyLabel={t('codes.copy')} />
                    )}
                    {may && (
                      <ReasonCallButton
                        endpoint={closeCode}
                        input={(reason) => ({ params: { id, code }, body: { reason } })}
                        label={t('codes.close')}
                        title={t('codes.closeTitle', { code })}
                        text={t('codes.closeText')}
                        variant="ghost"
                        tone="danger"
                      />
                    )}
                  </span>
                )}
              </li>
            ))}
          </ul>
        )}
      </QueryView>
      {opening && <OpenDialog id={id} onClose={() => setOpening(false)} />}
    </section>
  );
}

function OpenDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('agents-console');
  const opening = useOpsMutation(openCode);
  const form = useContractForm(openCode, {
    initial: { name: '', reason: '' },
    refusals: { invitation_name_invalid: 'name', invitation_name_taken: 'name' },
    send: (body) => opening.mutateAsync({ params: { id }, body }),
    onDone: onClose,
  });
  return (
    <ReasonFormDialog
      form={form}
      onClose={onClose}
      title={t('codes.openTitle')}
      text={t('codes.openText')}
      action={t('codes.open')}
    >
      <TextField
        {...form.field('name')}
        label={t('codes.name')}
        hint={t('codes.nameHint')}
        // As the server counts them, which has a refusal of its own for longer ones.
        maxLength={INVITATION_NAME_LENGTH_MAX}
      />
    </ReasonFormDialog>
  );
}
