import { moneyOf } from '@lanna/contract/money';
import type { LiabilityBooks } from '@lanna/contract/money/reconciliation/liability-ops';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ConsoleLink } from '../../../../console/console-link.tsx';
import { useAccountKind } from '../../../../console/names/account-kind.ts';
import { useOperator } from '../../../../console/operator.tsx';
import { When } from '../../../../console/when.tsx';
import { displayCount } from '../../../../i18n/format.ts';
import { classes } from '../../../../ui/classes.ts';
import { ExactMoney } from './exact-money.tsx';

/** The books of one brand on a sheet: what is owed on the left, what stands against it on the right, and whether they are equal. */
export function LiabilitySheet({ books, day }: { books: LiabilityBooks; day: string | null }) {
  const { t } = useTranslation('reconciliation-console');
  const { brands } = useOperator();
  const name = brands.find(({ code }) => code === books.brand)?.name ?? books.brand;
  return (
    <article
      aria-label={name}
      className="min-w-0 overflow-hidden rounded-medium border border-line bg-surface shadow-sm"
    >
      <header className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 px-4 pt-4 pb-3 lg:px-6">
        <h2 className="font-semibold text-lg">{name}</h2>
        <p className="text-muted text-sm">
          {books.currency} · {day === null ? t('liability.asOfNow') : t('liability.asOfDay', { day })}{' '}
          <When at={books.at} brand={books.brand} variant="full" />
        </p>
      </header>
      <Decision books={books} />
      <div className="grid gap-px bg-line lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]">
        <Owed books={books} />
        <AgainstIt books={books} />
      </div>
    </article>
  );
}

function Decision({ books }: { books: LiabilityBooks }) {
  const { t } = useTranslation('reconciliation-console');
  const fits = moneyOf(books.difference) === 0n;
  return (
    <div
      role="status"
      className={classes(
        'flex flex-wrap items-center gap-x-3 gap-y-1 border-y px-4 py-2.5 text-sm lg:px-6',
        fits ? 'border-success/30 bg-success/8' : 'border-danger/40 bg-danger/10',
      )}
    >
      {fits ? (
        <CircleCheck className="size-5 shrink-0 text-success" aria-hidden="true" />
      ) : (
        <TriangleAlert className="size-5 shrink-0 text-danger" aria-hidden="true" />
      )}
      <strong className="font-semibold">{fits ? t('liability.fits') : t('liability.differs')}</strong>
      {fits ? (
        <span className="text-muted">{t('liability.fitsText')}</span>
      ) : (
        <>
          <ExactMoney amount={books.difference} tone="gap" />
          <ConsoleLink href="/ledger/verification">{t('liability.verify')}</ConsoleLink>
        </>
      )}
    </div>
  );
}

const HEAD = 'px-3 py-2 font-normal text-muted text-xs';
const CELL = 'px-3 py-1.5 text-right';

function Owed({ books }: { books: LiabilityBooks }) {
  const { t } = useTranslation('reconciliation-console');
  const kindName = useAccountKind();
  const { owedTotal } = books;
  return (
    <section className="min-w-0 bg-surface px-1 pb-4 lg:px-3">
      <h3 className="px-3 pt-3 font-semibold text-sm">{t('liability.owed')}</h3>
      <div className="overflow-x-auto">
        <table className="w-full text-sm">
          <thead>
            <tr className="border-line border-b text-right align-bottom">
              <th scope="col" className={classes(HEAD, 'text-left')}>
                {t('liability.kind')}
              </th>
              <th scope="col" className={classes(HEAD, 'max-md:hidden')}>
                {t('liability.accounts')}
              </th>
              <th scope="col" className={HEAD}>
                {t('liability.members')}
              </th>
              <th scope="col" className={classes(HEAD, 'max-sm:hidden')}>
                {t('liability.demo')}
              </th>
              <th scope="col" className={HEAD}>
                {t('liability.total')}
              </th>
              <th scope="col" className={classes(HEAD, 'max-md:hidden')}>
                {t('liability.held')}
              </th>
            </tr>
          </thead>
          <tbody>
            {books.owed.map(({ kind, ...figures }) => (
              <tr key={kind} className="border-line/60 border-b last:border-b-0">
                <th scope="row" className="px-3 py-1.5 text-left font-normal">
                  {kindName(kind)}
                </th>
                <OwedFigures figures={figures} />
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr className="border-text/60 border-t border-b-3 border-double font-semibold">
              <th scope="row" className="px-3 py-2 text-left">
                {t('liability.owedTotal')}
              </th>
              <OwedFigures figures={owedTotal} total />
            </tr>
          </tfoot>
        </table>
      </div>
    </section>
  );
}

function OwedFigures({ figures, total = false }: { figures: LiabilityBooks['owedTotal']; total?: boolean }) {
  const cell = classes(CELL, total && 'py-2');
  return (
    <>
      <td className={classes(cell, 'figures text-muted max-md:hidden')}>{displayCount(figures.accounts)}</td>
      <td className={cell}>
        <ExactMoney amount={figures.members} />
      </td>
      <td className={classes(cell, 'max-sm:hidden')}>
        <ExactMoney amount={figures.demo} tone="quiet" />
      </td>
      <td className={cell}>
        <ExactMoney amount={figures.total} />
      </td>
      <td className={classes(cell, 'max-md:hidden')}>
        <ExactMoney amount={figures.held} tone="quiet" />
      </td>
    </>
  );
}

function AgainstIt({ books }: { books: LiabilityBooks }) {
  const { t } = useTranslation('reconciliation-console');
  const kindName = useAccountKind();
  return (
    <section className="min-w-0 bg-surface px-1 pb-4 lg:px-3">
      <h3 className="px-3 pt-3 font-semibold text-sm">{t('liability.against')}</h3>
      <table className="w-full text-sm">
        <thead>
          <tr className="border-line border-b text-right align-bottom">
            <th scope="col" className={classes(HEAD, 'text-left')}>
              {t('liability.account')}
            </th>
            <th scope="col" className={HEAD}>
              {t('liability.balance')}
            </th>
          </tr>
        </thead>
        <tbody>
          {books.against.length === 0 && (
            <tr>
              <td colSpan={2} className="px-3 py-3 text-muted">
                {t('liability.nothing')}
              </td>
            </tr>
          )}
          {books.against.map(({ kind, name, balance }) => (
            <tr key={`${kind} ${name}`} className="border-line/60 border-b last:border-b-0">
              <th scope="row" className="px-3 py-1.5 text-left font-normal">
                {kindName(kind)}
                {name && <span className="ml-2 text-muted">{name}</span>}
              </th>
              <td className={CELL}>
                <ExactMoney amount={balance} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="border-text/60 border-t border-b-3 border-double font-semibold">
            <th scope="row" className="px-3 py-2 text-left">
              {t('liability.againstTotal')}
            </th>
            <td className={classes(CELL, 'py-2')}>
              <ExactMoney amount={books.againstTotal} />
            </td>
          </tr>
        </tfoot>
      </table>
      <p className="px-3 pt-2 text-muted text-xs">{t('liability.sign')}</p>
    </section>
  );
}
