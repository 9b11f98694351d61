import { Megaphone } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { artPaths } from '../../../../art/paths.ts';
import { useBrand } from '../../../api/content/brand.ts';
import { Badge } from '../../../ui/badge.tsx';
import { EndlessList } from '../../../ui/endless-list.tsx';
import { Carousel } from '../../../ui/pictures/carousel.tsx';
import { PictureCard } from '../../../ui/pictures/picture-card.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { Table } from '../../../ui/table.tsx';
import { CodeText } from '../../../ui/text/code-text.tsx';
import { Marquee } from '../../../ui/text/marquee.tsx';
import { MoneyText } from '../../../ui/text/money-text.tsx';
import { Shelf } from './shelf.tsx';

const ROWS = [
  { day: '2026-11-20', amount: 12_345_678_90_000n },
  { day: '2026-11-21', amount: -50_000_00n },
  { day: '2026-11-22', amount: 0n },
];
const A_CODE = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';

export function DataPieces() {
  const { t } = useTranslation('gallery');
  const { currencySymbol, front } = useBrand();
  const total = ROWS.reduce((sum, { amount }) => sum + amount, 0n);
  return (
    <>
      <Shelf title={t('money')} className="flex-col gap-2 text-lg">
        <MoneyText amount={1_234_567_89_000n} symbol={currencySymbol} />
        <MoneyText amount={1_234_567_89_000n} symbol={currencySymbol} hidden />
        <MoneyText amount={50_000_00n} symbol={currencySymbol} signed />
        <MoneyText amount={-50_000_00n} symbol={currencySymbol} signed />
      </Shelf>
      <Shelf title={t('table')}>
        <Table
          caption={t('table')}
          rows={ROWS}
          rowKey={({ day }) => day}
          columns={[
            { key: 'day', head: t('day'), cell: ({ day }) => day, lead: true, foot: t('total') },
            { key: 'game', head: t('game'), cell: () => t('sample') },
            {
              key: 'amount',
              head: t('amount'),
              align: 'end',
              cell: ({ amount }) => <MoneyText amount={amount} symbol={currencySymbol} signed />,
              foot: <MoneyText amount={total} symbol={currencySymbol} signed />,
            },
          ]}
        />
      </Shelf>
      <Shelf title={t('cards')} className="grid grid-cols-2 gap-4 sm:grid-cols-4 lg:grid-cols-6">
        {(['lanna-lanterns', 'river-naga', 'starlight-market'] as const).map((code, at) => (
          <PictureCard
            key={code}
            href="#content"
            title={t('sample')}
            line={t('game')}
            picture={artPaths.gameCard({ vassalage: 'LANNA', gameCode: code })}
            badge={at === 0 && <Badge tone="spark">{t('sample')}</Badge>}
            closedFor={at === 2 ? t('disabled') : undefined}
          />
        ))}
      </Shelf>
      <Shelf title={t('code')} className="max-w-xl">
        <CodeText value={A_CODE} copyLabel={t('copy')} />
      </Shelf>
      <Shelf title={t('motion')} className="flex-col">
        <Marquee
          label={t('lead')}
          icon={<Megaphone />}
          items={[{ text: t('long') }, { text: t('lead') }]}
          className="w-full bg-sunken"
        />
        <Carousel
          label={t('motion')}
          className="h-40 w-full rounded-medium"
          slides={(['welcome', 'fair'] as const).map((scene) => ({
            key: scene,
            content: (
              <a href="#content" aria-label={t('sample')}>
                <img src={artPaths.hero(front.hero, scene)} alt="" className="size-full object-cover" />
              </a>
            ),
          }))}
        />
      </Shelf>
      <Shelf title={t('list')} className="flex-col">
        <LongList />
      </Shelf>
    </>
  );
}

function LongList() {
  const { t } = useTranslation('gallery');
  const [count, setCount] = useState(20);
  const rows = Array.from({ length: count }, (_, at) => at + 1);
  return (
    <div className="w-full">
      <EndlessList
        label={t('list')}
        items={rows}
        itemKey={String}
        rowHeight={48}
        row={(row) => <p className="border-line border-b py-3">{t('row', { row })}</p>}
        onNearEnd={() => setCount((now) => Math.min(now + 20, 60))}
        end={count < 60 && <Spinner className="mx-auto my-4" />}
      />
    </div>
  );
}
