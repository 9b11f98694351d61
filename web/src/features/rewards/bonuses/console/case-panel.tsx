import { type BonusCaseRow, decideBonusCase, revokeBonus } from '@lanna/contract/rewards/bonuses/ops';
import { isBonusOpen } from '@lanna/rules/rewards/bonuses/states';
import { useTranslation } from 'react-i18next';
import { ConsoleLink } from '../../../../console/console-link.tsx';
import { Facts } from '../../../../console/facts.tsx';
import { MemberLink } from '../../../../console/member-link.tsx';
import { Can } from '../../../../console/operator.tsx';
import { ReasonCallButton } from '../../../../console/reason-call.tsx';
import { useContentText } from '../../../../console/use-content-text.ts';
import { When } from '../../../../console/when.tsx';

/** What was found of one bonus; cleared or confirmed with a note. Confirming takes nothing: to take the bonus back is proposed from here, and a second operator does it. */
export function CasePanel({ row }: { row: BonusCaseRow }) {
  const { t } = useTranslation('bonuses-console');
  const content = useContentText();
  const { id, brand, version, member, others } = row;
  return (
    <div className="flex flex-col gap-5">
      <ul className="flex list-disc flex-col gap-1 pl-5 text-sm">
        {row.signals.map((signal) => (
          <li key={signal}>
            {t(`explain.${signal}`, { opposite: row.oppositeBets, covered: row.coveredBets })}
          </li>
        ))}
      </ul>
      <Facts
        facts={[
          {
            label: t('field.member'),
            value: (
              <MemberLink id={member.id} brand={brand}>
                {member.name}
              </MemberLink>
            ),
          },
          {
            label: t('bonuses.one'),
            value: (
              <ConsoleLink href={`/bonuses?member=${member.id}`}>
                {content(row.name)} · {t(`state.${row.bonusState}`)}
              </ConsoleLink>
            ),
          },
          others.length > 0 && {
            label: t('cases.others'),
            value: others.map((other) => (
              <span key={other.id} className="mr-3 inline-block">
                <MemberLink id={other.id} brand={brand}>
                  {other.name}
                </MemberLink>
              </span>
            )),
          },
          { label: t('cases.foundAt'), value: <When at={row.foundAt} brand={brand} variant="full" /> },
          { label: t('cases.lastAt'), value: <When at={row.lastAt} brand={brand} variant="full" /> },
          { label: t('field.state'), value: t(`caseState.${row.state}`) },
          row.reason !== null && {
            label: t('cases.note'),
            value: (
              <>
                {row.reason} · {row.decidedBy} · <When at={row.decidedAt} brand={brand} />
              </>
            ),
          },
        ]}
      />
      <Can permission="bonuses.revoke" brand={brand}>
        <div className="flex flex-wrap gap-2">
          {row.state !== 'cleared' && (
            <ReasonCallButton
              endpoint={decideBonusCase}
              input={(reason) => ({ params: { id }, body: { version, as: 'cleared' as const, reason } })}
              label={t('cases.clear')}
              text={t('cases.clearText')}
              done={() => t('cases.saved')}
            />
          )}
          {row.state !== 'confirmed' && (
            <ReasonCallButton
              endpoint={decideBonusCase}
              input={(reason) => ({ params: { id }, body: { version, as: 'confirmed' as const, reason } })}
              label={t('cases.confirm')}
              text={t('cases.confirmText')}
              done={() => t('cases.saved')}
            />
          )}
          {isBonusOpen(row.bonusState) && (
            <ReasonCallButton
              endpoint={revokeBonus}
              input={(reason) => ({ params: { id }, body: { reason } })}
              label={t('bonuses.revoke')}
              text={t('bonuses.revokeText')}
              tone="danger"
              done={({ proposal }) => t(proposal ? 'done.proposed' : 'done.revoked')}
            />
          )}
        </div>
      </Can>
    </div>
  );
}
