import { type MemberProtection, setMemberLimit } from '@lanna/contract/accounts/protection/ops';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOpsMutation } from '../../../../console/calls/ops-query.ts';
import type { MemberTabProps } from '../../../../console/member-tabs.ts';
import { Money } from '../../../../console/money.tsx';
import { Can } from '../../../../console/operator.tsx';
import { Panel } from '../../../../console/panel.tsx';
import { ReasonFormDialog } from '../../../../console/reason-form-dialog.tsx';
import { When } from '../../../../console/when.tsx';
import { typedNumber } from '../../../../shared-parts/forms/typed-number.ts';
import { useContractForm } from '../../../../shared-parts/forms/use-contract-form.ts';
import { MoneyField } from '../../../../shared-parts/money/money-field.tsx';
import { wireAmount } from '../../../../shared-parts/money/typed-amount.ts';
import { Button } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { notify } from '../../../../ui/layers/notify.ts';
import { usePageLanguage } from '../../../../use-page-language.ts';
import { type LimitLine, limitLines } from './limit-lines.ts';
import { useLimitWords } from './limit-words.ts';

/** Every limit of the member: the own one and the brand's, what is used and left, and what waits. */
export function MemberLimits({ member, protection }: MemberTabProps & { protection: MemberProtection }) {
  const { t } = useTranslation('protection-console');
  const words = useLimitWords(member.brand);
  const [setting, setSetting] = useState<LimitLine>();
  const { playing } = protection;
  return (
    <Panel
      title={t('member.limits')}
      text={
        playing ? (
          <>
            {t('member.playing')} <When at={playing.startedAt} brand={member.brand} /> ·{' '}
            <Money amount={playing.net} brand={member.brand} signed />
          </>
        ) : (
          t('member.notPlaying')
        )
      }
      flush
    >
      <div className="overflow-x-auto">
        <table className="w-full min-w-[46rem] text-sm">
          <caption className="sr-only">{t('member.limits')}</caption>
          <thead className="border-line border-b text-left text-muted [&_th]:px-4 [&_th]:py-2 [&_th]:font-medium">
            <tr>
              <th scope="col">{t('column.limit')}</th>
              <th scope="col" className="text-right">
                {t('column.own')}
              </th>
              <th scope="col" className="text-right">
                {t('column.brandLimit')}
              </th>
              <th scope="col" className="text-right">
                {t('column.used')}
              </th>
              <th scope="col" className="text-right">
                {t('column.left')}
              </th>
              <th scope="col">{t('column.waits')}</th>
              <th scope="col">
                <span className="sr-only">{t('set.do')}</span>
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line [&_td]:px-4 [&_td]:py-1.5 [&_th]:px-4 [&_th]:py-1.5">
            {limitLines(protection).map((line) => (
              <tr key={`${line.kind} ${line.period}`}>
                <th scope="row" className="text-left font-normal">
                  {words.name(line)}
                </th>
                <td className="figures text-right font-medium">{words.value(line.kind, line.own)}</td>
                <td className="figures text-right text-muted">{words.value(line.kind, line.brand)}</td>
                <td className="figures text-right">
                  {line.used === null ? '' : words.value(line.kind, line.used)}
                  {line.waiting !== null && (
                    <span className="block text-muted text-xs">
                      {t('limits.waiting', { amount: words.value(line.kind, line.waiting) })}
                    </span>
                  )}
                </td>
                <td className="figures text-right">
                  {line.left === null ? '' : words.value(line.kind, line.left)}
                </td>
                <td className="text-muted">
                  {line.pending && (
                    <>
                      {words.value(line.kind, line.pending.amount)} ·{' '}
                      <When at={line.pending.effectiveAt} brand={member.brand} />
                    </>
                  )}
                </td>
                <td className="text-right">
                  <Can permission="protection.set" brand={member.brand}>
                    <Button
                      variant="ghost"
                      size="small"
                      aria-label={t('set.of', { name: words.name(line) })}
                      onClick={() => setSetting(line)}
                    >
                      {t('set.do')}
                    </Button>
                  </Can>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {setting && (
        <SetDialog
          key={`${setting.kind} ${setting.period}`}
          member={member}
          line={setting}
          onClose={() => setSetting(undefined)}
        />
      )}
    </Panel>
  );
}

/** Lower, as the member has asked for: looser is the member's alone. */
function SetDialog({ member, line, onClose }: MemberTabProps & { line: LimitLine; onClose: () => void }) {
  const { t } = useTranslation('protection-console');
  const words = useLimitWords(member.brand);
  const language = usePageLanguage();
  const { kind, period } = line;
  const isTime = kind === 'session' || kind === 'reality_check';
  const set = useOpsMutation(setMemberLimit);
  const form = useContractForm(setMemberLimit, {
    initial: { minutes: '', amount: '', reason: '' },
    toBody: ({ minutes, amount, reason }) =>
      isTime
        ? { kind, minutes: typedNumber(minutes), reason }
        : { kind, ...(period !== null && { period }), amount: wireAmount(amount, language) ?? '', reason },
    words: {
      minutes: { number: t('set.wrong'), whole: t('set.wrong') },
      amount: { amount: t('set.wrong') },
    },
    refusals: {
      limit_never_loosened: isTime ? 'minutes' : 'amount',
      reality_check_out_of_range: 'minutes',
    },
    send: (body) => set.mutateAsync({ params: { id: member.id }, body }),
    onDone: () => {
      onClose();
      notify({ tone: 'success', text: t('set.done') });
    },
  });
  return (
    <ReasonFormDialog
      form={form}
      onClose={onClose}
      title={t('set.of', { name: words.name(line) })}
      text={t('set.text', { now: words.value(kind, line.own) })}
      action={t('set.do')}
    >
      {isTime ? (
        <TextField {...form.field('minutes')} label={t('set.minutes')} autoComplete="off" />
      ) : (
        <MoneyField {...form.typed('amount')} label={t('set.amount')} />
      )}
    </ReasonFormDialog>
  );
}
