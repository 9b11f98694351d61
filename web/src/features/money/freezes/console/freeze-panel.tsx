import { type FreezeRow, releaseFreeze } from '@lanna/contract/money/freezes/ops';
import { useTranslation } from 'react-i18next';
import { Facts } from '../../../../console/facts.tsx';
import { MemberLink } from '../../../../console/member-link.tsx';
import { Money } from '../../../../console/money.tsx';
import { Can } from '../../../../console/operator.tsx';
import { ReasonCallButton } from '../../../../console/reason-call.tsx';
import { When } from '../../../../console/when.tsx';

/** One freeze: whose money, of which case, who decided what, and its end. */
export function FreezePanel({ row }: { row: FreezeRow }) {
  const { t } = useTranslation('freezes-console');
  const { brand } = row;
  const at = (moment: string | null) => <When at={moment} brand={brand} variant="full" />;
  return (
    <div className="flex flex-col gap-5">
      <p className="text-sm">{t(`explain.${row.state}`)}</p>
      <Facts
        facts={[
          {
            label: t('field.member'),
            value: (
              <MemberLink id={row.member.id} brand={brand}>
                {row.member.name}
              </MemberLink>
            ),
          },
          { label: t('field.held'), value: <Money amount={row.held} brand={brand} /> },
          { label: t('field.asked'), value: <Money amount={row.asked} brand={brand} /> },
          { label: t('field.vendor'), value: row.vendor },
          { label: t('field.case'), value: row.caseNumber },
          { label: t('field.reason'), value: row.reason },
          {
            label: t('field.begunAt'),
            value: (
              <>
                {row.begunBy} · {at(row.begunAt)}
              </>
            ),
          },
          row.keptBy !== null && {
            label: t('field.kept'),
            value: (
              <>
                {row.keptBy} · {at(row.keptAt)}
              </>
            ),
          },
          row.endedAt === null && { label: t('field.until'), value: at(row.until) },
          row.endedAt !== null && {
            label: t('field.ended'),
            value: (
              <>
                {row.endedBy ?? t('byItself')} · {at(row.endedAt)}
                {row.endReason !== null && ` · ${row.endReason}`}
              </>
            ),
          },
        ]}
      />
      {row.endedAt === null && (
        <Can permission="freezes.freeze" brand={brand}>
          <div>
            <ReasonCallButton
              endpoint={releaseFreeze}
              input={(reason) => ({ params: { id: row.id }, body: { version: row.version, reason } })}
              done={() => t('done.released')}
              label={t('release')}
              text={t('releaseText')}
            />
          </div>
        </Can>
      )}
    </div>
  );
}
