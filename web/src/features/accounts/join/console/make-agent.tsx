import { type JoinRow, makeAgentOfApplication } from '@lanna/contract/accounts/join/ops';
import type { Value } from '@lanna/contract/endpoint';
import { RATE_CATEGORIES } from '@lanna/rules/commission/contracts/category';
import { UserCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOpsMutation } from '../../../../console/calls/ops-query.ts';
import { ReasonFormDialog } from '../../../../console/reason-form-dialog.tsx';
import { useContractForm } from '../../../../shared-parts/forms/use-contract-form.ts';
import { readPercent } from '../../../../shared-parts/money/percent.ts';
import { Button } from '../../../../ui/button.tsx';
import { Segments } from '../../../../ui/fields/segments.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Dialog } from '../../../../ui/layers/dialog.tsx';
import { CodeText } from '../../../../ui/text/code-text.tsx';

/** Makes an agent of the applicant: of the account the application was sent from, or of one that is made, whose first password is shown once. */
export function MakeAgent({ row }: { row: JoinRow }) {
  const { t } = useTranslation('join-console');
  const [asked, setAsked] = useState(false);
  const [made, setMade] = useState<Value<typeof makeAgentOfApplication>>();
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
      {asked && <MakeDialog row={row} onMade={setMade} onClose={() => setAsked(false)} />}
      {made && (
        <Dialog
          open
          onOpenChange={() => setMade(undefined)}
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

function MakeDialog({
  row,
  onMade,
  onClose,
}: {
  row: JoinRow;
  onMade: (made: Value<typeof makeAgentOfApplication>) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation('join-console');
  const making = useOpsMutation(makeAgentOfApplication);
  const form = useContractForm(makeAgentOfApplication, {
    initial: {
      type: row.wish === 'affiliate' ? ('41' as const) : ('1' as const),
      username: '',
      rates: '',
      reason: '',
    },
    toBody: ({ type, username, rates, reason }) => {
      const rate = readPercent(rates) ?? 0;
      return {
        version: row.version,
        type: type === '41' ? 41 : 1,
        username,
        rates: rate === 0 ? {} : Object.fromEntries(RATE_CATEGORIES.map((category) => [category, rate])),
        reason,
      };
    },
    check: ({ rates }) => ({ rates: readPercent(rates) === undefined && t('agent.rateWrong') }),
    refusals: { username_taken: 'username', join_rates_above_plans: 'rates' },
    send: (body) => making.mutateAsync({ params: { id: row.id }, body }),
    onDone: (made) => {
      onClose();
      onMade(made);
    },
  });
  return (
    <ReasonFormDialog
      form={form}
      onClose={onClose}
      title={t('agent.make')}
      text={row.member ? t('agent.appointText', { name: row.member.name }) : t('agent.makeText')}
      action={t('agent.make')}
    >
      <Segments
        {...form.chosen('type')}
        label={t('agent.type')}
        segments={[
          { value: '1', label: t('agent.type1') },
          { value: '41', label: t('agent.type41') },
        ]}
      />
      {!row.member && (
        <TextField
          {...form.field('username')}
          label={t('agent.username')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
      <TextField
        {...form.field('rates')}
        label={t('agent.rate')}
        hint={t('agent.rateHint')}
        inputMode="decimal"
        autoComplete="off"
      />
    </ReasonFormDialog>
  );
}
