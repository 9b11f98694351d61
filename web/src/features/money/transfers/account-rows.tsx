import { moneyOf } from '@lanna/contract/money';
import type { AgentAccountKind, AgentAccountRow } from '@lanna/contract/money/transfers/agent-account';
import {
  ArrowLeftRight,
  ChevronRight,
  Coins,
  Gift,
  HandCoins,
  type LucideIcon,
  Percent,
  Signature,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../api/content/brand.ts';
import { displayDateTime } from '../../../i18n/format.ts';
import { type Path, paths } from '../../../paths.ts';
import { MoneyText } from '../../../ui/text/money-text.tsx';
import type words from './words/th.json';

type Code = keyof (typeof words)['account']['codes'];

/** Each row says what it was, with whom, and leads to the page it belongs to. */
export function AccountRows({ rows }: { rows: readonly AgentAccountRow[] }) {
  const { t } = useTranslation('transfers');
  return (
    <ul
      aria-label={t('pages.agentAccountDetails')}
      className="lit divide-y divide-line overflow-hidden rounded-large bg-raised"
    >
      {rows.map((row) => (
        <li key={`${row.id} ${row.change}`}>
          <a
            href={placeOf(row)}
            className="flex flex-wrap items-center gap-3 px-4 py-3 transition-colors hover:bg-sunken"
          >
            <Content row={row} />
          </a>
        </li>
      ))}
    </ul>
  );
}

function Content({ row }: { row: AgentAccountRow }) {
  const { t, i18n } = useTranslation('transfers');
  const { currencySymbol, timeZone } = useBrand();
  const Icon = ICONS[row.kind];
  const change = moneyOf(row.change);
  const code = `${row.code}${change < 0n ? '_out' : ''}`;
  const name = i18n.exists(`transfers:account.codes.${code}`) ? code : row.code;
  return (
    <>
      <span
        className="flex size-9 shrink-0 items-center justify-center rounded-full bg-sunken text-accent-text"
        aria-hidden="true"
      >
        <Icon className="size-4.5" />
      </span>
      <span className="row-words">
        <span className="block break-words font-medium">
          {t(`account.codes.${name as Code}`)}
          {row.other && <span className="font-normal text-muted"> · {row.other}</span>}
        </span>
        <span className="figures block text-muted text-xs">{displayDateTime(row.at, timeZone)}</span>
      </span>
      <MoneyText amount={change} symbol={currencySymbol} signed className="font-semibold" />
      <ChevronRight className="size-4 shrink-0 text-muted" aria-hidden="true" />
    </>
  );
}

/** Where what it was is shown: earnings stand on a page of their own, day by day. */
function placeOf({ kind, code, change }: AgentAccountRow): Path {
  if (kind === 'envelope') return '?centre=agent&page=agentRedEnvelope';
  if (kind !== 'transfer') return '?centre=agent&page=agentIncome';
  return paths.agentCentre(
    code === 'transfer_up' && moneyOf(change) > 0n ? 'agentTransfers' : 'agentDownline',
  );
}

const ICONS: Record<AgentAccountKind, LucideIcon> = {
  transfer: ArrowLeftRight,
  envelope: Gift,
  commission: Percent,
  salary: HandCoins,
  dividend: Coins,
  contract: Signature,
};
