import { type JoinRow, makeAgentOfApplication } from '@lanna/contract/accounts/join/ops';
import { RATE_CATEGORIES } from '@lanna/rules/commission/contracts/category';
import { UserCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOpsMutation } from '../../../../console/calls/ops-query.ts';
import { ReasonDialog } from '../../../../console/reason-dialog.tsx';
import { readPercent } from '../../../../percent.ts';
import { Button } from '../../../../ui/button.tsx';
import { Segments } from '../../../../ui/fields/segments.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Dialog } from '../../../../ui/layers/dialog.tsx';
import { CodeText } from '../../../../ui/text/code-text.tsx';

/** Makes an agent of the applicant: of the account the application was sent from, or of one that is made, whose first password is shown once. */
export function MakeAgent({ row }: { row: JoinRow }) {
  const { t } = useTranslation('join-console');
  const [asked, setAsked] = useState(false);
  const [notified, setNotified] = useState(false);
  const [type, setType] = useState<'41' | '1'>(row.wish === 'affiliate' ? '41' : '1');
  const [username, setUsername] = useState('');
  const [percent, setPercent] = useState('');
  const rate = readPercent(percent);
  const making = useOpsMutation(makeAgentOfApplication, {
    onDone: () => {
      setAsked(false);
      setNotified(true);
    },
  });
  const made = making.data;
  function make(reason: string) {
    if (rate === undefined) return;
    const rates = rate === 0 ? {} : Object.fromEntries(RATE_CATEGORIES.map((category) => [category, rate]));
    const body = { version: row.version, type: type === '41' ? 41 : 1, username, rates, reason } as const;
    making.mutate({ params: { id: row.id }, body });
  }
  return (
    <>
      {row.agent === null && (
        <Button
          variant="secondary"
          size="small"
          className="self-start"
          icon={<UserCheck aria-hidden="true" />}
          onClick={() => setAsked(true)}
        >
          {t('agent.make')}
        </Button>
      )}
      <ReasonDialog
        open={asked}
        onOpenChange={setAsked}
        title={t('agent.make')}
        text={row.member ? t('agent.appointText', { name: row.member.name }) : t('agent.makeText')}
        action={t('agent.make')}
        busy={making.isPending}
        error={making.error}
        onConfirm={make}
      >
        <Segments
          label={t('agent.type')}
          segments={[
            { value: '1', label: t('agent.type1') },
            { value: '41', label: t('agent.type41') },
          ]}
          value={type}
          onValueChange={setType}
        />
        {!row.member && (
          <TextField
            label={t('agent.username')}
            value={username}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onChange={({ target }) => setUsername(target.value)}
          />
        )}
        <TextField
          label={t('agent.rate')}
          hint={t('agent.rateHint')}
          error={rate === undefined ? t('agent.rateWrong') : undefined}
          inputMode="decimal"
          autoComplete="off"
          value={percent}
          onChange={({ target }) => setPercent(target.value)}
        />
      </ReasonDialog>
      {made && (
        <Dialog
          open={notified}
          onOpenChange={setNotified}
          insistent
          title={t('agent.done', { name: made.username })}
          description={made.firstPassword === null ? t('agent.appointed') : t('agent.once')}
        >
          {made.firstPassword !== null && (
            <dl className="flex flex-col gap-3">
              <div>
                <dt className="mb-1 text-muted text-xs">{t('agent.username')}</dt>
                <dd>
                  <CodeText value={made.username} copyLabel={t('agent.copyUsername')} />
                </dd>
              </div>
              <div>
                <dt className="mb-1 text-muted text-xs">{t('agent.password')}</dt>
                <dd>
                  <CodeText value={made.firstPassword} copyLabel={t('agent.copyPassword')} />
                </dd>
              </div>
            </dl>
          )}
        </Dialog>
      )}
    </>
  );
}
