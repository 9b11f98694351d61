import { isDrawn } from '@lanna/contract/play/bets/bets';
import { ChevronRight, Layers } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../api/content/brand.ts';
import { displayCount } from '../../../i18n/format.ts';
import { Badge } from '../../../ui/badge.tsx';
import { type Column, Table } from '../../../ui/table.tsx';
import { MoneyText } from '../../../ui/text/money-text.tsx';
import { useDesktop } from '../../../ui/use-phone.ts';
import { AwaitedDraw } from './awaited-draw.tsx';
import { BetStatusBadge } from './bet-status-badge.tsx';
import { BonusPart } from './bonus-part.tsx';
import { displaySpan } from './display-span.ts';
import { GamePicture } from './game-picture.tsx';
import type { RecordLine } from './record-line.ts';

interface Props {
  lines: readonly RecordLine[];
  /** Opens the receipt of a bet, or the bets of a play session. */
  onOpen: (line: RecordLine) => void;
}

/** A table where there is room for one, else cards. Either is pressed as a whole. */
export function BetList(list: Props) {
  return useDesktop() ? <BetTable {...list} /> : <BetCards {...list} />;
}

function BetTable({ lines, onOpen }: Props) {
  const { t } = useTranslation('bets');
  const { timeZone } = useBrand();
  const labelOf = useLabel();
  const columns: Column<RecordLine>[] = [
    {
      key: 'game',
      head: t('game'),
      lead: true,
      cell: (line) => (
        <span className="flex items-center gap-3">
          <GamePicture of={line} className="h-12 w-10" />
          <span className="min-w-0 max-w-52">
            <span className="block break-words">{line.gameName}</span>
            <span className="block font-normal text-muted text-xs">{line.vendorName}</span>
            <BetLineText line={line} />
            <BonusPart bet={line.bet} />
            <DrawLine line={line} />
          </span>
        </span>
      ),
    },
    {
      key: 'time',
      head: t('time'),
      cell: ({ from, to }) => (
        <span className="figures whitespace-nowrap text-muted">{displaySpan(from, to, timeZone)}</span>
      ),
    },
    { key: 'stake', head: t('stake'), align: 'end', cell: (line) => <Stake line={line} /> },
    { key: 'payout', head: t('payout'), align: 'end', cell: ({ payout }) => <Figure amount={payout} /> },
    { key: 'net', head: t('net'), align: 'end', cell: ({ net }) => <Figure amount={net} signed /> },
    {
      key: 'status',
      head: t('status'),
      align: 'end',
      cell: (line) => (
        <span className="flex items-center justify-end gap-2">
          <LineBadge line={line} />
          <ChevronRight className="size-4 text-muted" aria-hidden="true" />
        </span>
      ),
    },
  ];
  return (
    <Table
      caption={t('title')}
      columns={columns}
      rows={lines}
      rowKey={({ key }) => key}
      press={{ label: labelOf, onPress: onOpen }}
    />
  );
}

function BetCards({ lines, onOpen }: Props) {
  const { t } = useTranslation('bets');
  const { timeZone } = useBrand();
  const labelOf = useLabel();
  return (
    <ul className="flex flex-col gap-2.5">
      {lines.map((line) => (
        <li
          key={line.key}
          className="lit relative flex gap-3 rounded-medium bg-raised p-3 transition-colors has-focus-visible:outline-2 has-focus-visible:outline-focus hover:border-accent-text"
        >
          <GamePicture of={line} className="h-16 w-13" />
          <div className="flex min-w-0 flex-1 flex-col justify-between gap-1">
            <div className="flex flex-wrap items-start justify-between gap-2">
              <div className="min-w-0 flex-1 basis-36">
                <p className="break-words font-medium">{line.gameName}</p>
                <p className="figures text-muted text-xs">{displaySpan(line.from, line.to, timeZone)}</p>
                <BetLineText line={line} />
                <BonusPart bet={line.bet} />
                <DrawLine line={line} />
              </div>
              <LineBadge line={line} />
            </div>
            <div className="flex flex-wrap items-baseline justify-between gap-x-3">
              <p className="text-sm">
                <span className="text-muted">{t('stake')} </span>
                <Stake line={line} />
              </p>
              <p className="ml-auto font-semibold">
                <span className="sr-only">{t('net')} </span>
                <Figure amount={line.net} signed />
              </p>
            </div>
          </div>
          <button
            type="button"
            aria-label={labelOf(line)}
            onClick={() => onOpen(line)}
            className="absolute inset-0 outline-none"
          />
        </li>
      ))}
    </ul>
  );
}

function useLabel(): (line: RecordLine) => string {
  const { t } = useTranslation('bets');
  const { timeZone } = useBrand();
  return ({ gameName, from, to, playSession }) => {
    const facts = { game: gameName, time: displaySpan(from, to, timeZone) };
    return playSession ? t('playSession.open', facts) : t('receipt.open', facts);
  };
}

/** The state of a bet; of a play session how many rounds it has, and whether some have no result. */
function LineBadge({ line: { bet, playSession } }: { line: RecordLine }) {
  const { t } = useTranslation('bets');
  if (bet) return <BetStatusBadge bet={bet} />;
  if (!playSession) return null;
  const { bets, open, category } = playSession;
  const drawn = isDrawn(category);
  const count = { count: bets, rounds: displayCount(bets), bets: displayCount(bets) };
  const waiting = { rounds: displayCount(open), bets: displayCount(open) };
  return (
    <Badge tone={open > 0 ? 'warning' : 'quiet'} className="max-w-full">
      <Layers className="size-3.5 shrink-0" aria-hidden="true" />
      <span className="truncate">
        {drawn ? t('draws.bets', count) : t('playSession.rounds', count)}
        {open > 0 && ` · ${drawn ? t('draws.waiting', waiting) : t('playSession.waiting', waiting)}`}
      </span>
    </Badge>
  );
}

/** Under a line that waits for a draw: when that is. */
function DrawLine({ line: { bet, playSession } }: { line: RecordLine }) {
  const at = bet?.drawsAt ?? playSession?.drawsAt;
  if (at === undefined) return null;
  return (
    <span className="figures block font-normal text-warning text-xs">
      <AwaitedDraw at={at} />
    </span>
  );
}

/** A refunded stake is shown struck out. */
function Stake({ line: { stake, bet } }: { line: RecordLine }) {
  if (bet?.status !== 'refunded') return <MoneyText amount={stake} />;
  return (
    <s className="text-muted">
      <MoneyText amount={stake} />
    </s>
  );
}

function Figure({ amount, signed = false }: { amount: RecordLine['net']; signed?: boolean }) {
  if (amount === undefined) return <span className="text-muted">–</span>;
  return <MoneyText amount={amount} signed={signed} />;
}

/** What the bet's source calls it. */
function BetLineText({ line: { bet } }: { line: RecordLine }) {
  return bet?.line && <span className="block break-words text-muted text-xs">{bet.line}</span>;
}
