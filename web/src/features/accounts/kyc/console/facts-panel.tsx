import { type IdentityCheckPage, revealIdentityNumber } from '@lanna/contract/accounts/kyc/ops';
import { Equal, EqualNot } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { opsCall } from '../../../../console/calls/ops-call.ts';
import { ConsoleLink } from '../../../../console/console-link.tsx';
import { Facts } from '../../../../console/facts.tsx';
import { MemberLink } from '../../../../console/member-link.tsx';
import { useMay } from '../../../../console/operator.tsx';
import { Panel } from '../../../../console/panel.tsx';
import { Reveal } from '../../../../console/reveal.tsx';
import { StatusBadge } from '../../../../console/status-badge.tsx';
import { When } from '../../../../console/when.tsx';
import { classes } from '../../../../ui/classes.ts';
import { IDENTITY_TONES } from './tones.ts';

/** What was typed from the document beside what is known of the member; who else has sent it; what was sent before. */
export function FactsPanel({ check }: { check: IdentityCheckPage }) {
  const { t } = useTranslation('kyc-console');
  const { row, typed, registered } = check;
  const mayView = useMay()('kyc.reveal', row.brand);
  const outcome = (kind: 'payee_name' | 'registered_birthday') =>
    check.checks.find((one) => one.kind === kind)?.outcome;
  const revealNumber = async () =>
    (await opsCall(revealIdentityNumber, { params: { id: row.id }, body: {} })).number;
  return (
    <Panel title={t('facts.title')} text={t('facts.text')}>
      <table className="w-full text-sm">
        <thead>
          <tr className="border-line border-b text-left text-muted text-xs">
            <td className="w-32 py-1.5" />
            <th scope="col" className="py-1.5 pr-4 font-medium">
              {t('facts.typed')}
            </th>
            <th scope="col" className="py-1.5 font-medium">
              {t('facts.known')}
            </th>
          </tr>
        </thead>
        <tbody>
          <Compared label={t('facts.name')} typed={typed.name} known={registered.name} />
          <Compared
            label={t('facts.payee')}
            typed={typed.name}
            known={registered.payeeName}
            outcome={outcome('payee_name')}
          />
          <Compared
            label={t('facts.birthday')}
            typed={t('facts.aged', { birthday: typed.birthday, age: typed.age })}
            known={registered.birthday}
            outcome={outcome('registered_birthday')}
          />
        </tbody>
      </table>
      <div className="mt-2">
        <Facts
          wide
          facts={[
            {
              label: t('facts.number'),
              value: (
                <Reveal
                  masked={row.numberMasked}
                  label={t('facts.number')}
                  allowed={mayView}
                  ask={revealNumber}
                />
              ),
            },
            { label: t('facts.validUntil'), value: typed.validUntil ?? t('facts.forLife') },
            { label: t('facts.minimumAge'), value: registered.minimumAge },
            {
              label: t('facts.registered'),
              value: <When at={registered.registeredAt} brand={row.brand} variant="day" />,
              action: registered.status !== 'active' && (
                <StatusBadge tone="danger">{registered.status}</StatusBadge>
              ),
            },
          ]}
        />
      </div>
      <Shared check={check} />
      <Earlier check={check} />
    </Panel>
  );
}

function Compared({
  label,
  typed,
  known,
  outcome,
}: {
  label: string;
  typed: string;
  known: string | null;
  outcome?: 'passed' | 'failed' | 'unknown' | undefined;
}) {
  const { t } = useTranslation('kyc-console');
  return (
    <tr className="border-line/70 border-b">
      <th scope="row" className="py-2 pr-4 text-left font-normal text-muted">
        {label}
      </th>
      <td className="py-2 pr-4">{typed}</td>
      <td className={classes('py-2', outcome === 'failed' && 'text-danger')}>
        <span className="inline-flex items-center gap-1.5">
          {outcome === 'passed' && <Equal className="size-4 text-success" aria-label={t('facts.same')} />}
          {outcome === 'failed' && <EqualNot className="size-4" aria-label={t('facts.different')} />}
          {known ?? <span className="text-muted">{t('facts.unknown')}</span>}
        </span>
      </td>
    </tr>
  );
}

function Shared({ check: { sharedWith, usedAtOtherBrands, row } }: { check: IdentityCheckPage }) {
  const { t } = useTranslation('kyc-console');
  return (
    <section className="mt-4 flex flex-col gap-1.5">
      <h3 className="font-semibold text-sm">{t('shared.title')}</h3>
      {sharedWith.length === 0 && usedAtOtherBrands === 0 && (
        <p className="text-muted text-sm">{t('shared.none')}</p>
      )}
      <ul className="flex flex-col gap-1 text-sm">
        {sharedWith.map((one) => (
          <li key={one.id} className="flex flex-wrap items-baseline gap-x-3">
            <MemberLink id={one.id} brand={row.brand}>
              {one.name}
            </MemberLink>
            <span className="text-danger text-xs">{t(`shared.${one.what}`)}</span>
          </li>
        ))}
      </ul>
      {usedAtOtherBrands > 0 && (
        <p className="text-sm text-warning">{t('shared.elsewhere', { count: usedAtOtherBrands })}</p>
      )}
    </section>
  );
}

function Earlier({ check: { earlier, row } }: { check: IdentityCheckPage }) {
  const { t } = useTranslation('kyc-console');
  if (earlier.length === 0) return null;
  return (
    <section className="mt-4 flex flex-col gap-1.5">
      <h3 className="font-semibold text-sm">{t('earlier')}</h3>
      <ul className="flex flex-col gap-1 text-sm">
        {earlier.map(({ id, attempt, state, reasons, sentAt }) => (
          <li key={id} className="flex flex-wrap items-baseline gap-x-3">
            <ConsoleLink href={`/identity-checks/${id}`}>{t('one.attempt', { number: attempt })}</ConsoleLink>
            <StatusBadge tone={IDENTITY_TONES[state]}>{t(`state.${state}`)}</StatusBadge>
            <span className="text-muted text-xs">
              <When at={sentAt} brand={row.brand} />
              {reasons.length > 0 && ` · ${reasons.map((reason) => t(`reason.${reason}`)).join(', ')}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
