import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../../api/content/brand.ts';
import { displayCount } from '../../../../i18n/format.ts';
import { Button } from '../../../../ui/button.tsx';
import type { NumberOfLine } from './numbers-of-line.ts';
import { SlipMoney } from './slip-money.tsx';

const SHOWN = 50;

/** Number, price, pays: a line as a โพย is read. */
export function NumberList({ numbers }: { numbers: readonly NumberOfLine[] }) {
  const { t } = useTranslation('slips');
  const { currencySymbol: symbol } = useBrand();
  const [whole, setWhole] = useState(false);
  return (
    <>
      <table className="figures w-full text-sm">
        <thead className="text-muted text-xs">
          <tr>
            <th scope="col" className="py-1 text-left font-normal">
              {t('byNumber.number')}
            </th>
            <th scope="col" className="py-1 text-right font-normal">
              {t('byNumber.price')}
            </th>
            <th scope="col" className="py-1 text-right font-normal">
              {t('byNumber.pays')}
            </th>
          </tr>
        </thead>
        <tbody>
          {(whole ? numbers : numbers.slice(0, SHOWN)).map(({ number, stake, pays }) => (
            <tr key={number}>
              <th scope="row" className="py-0.5 text-left font-display font-semibold text-lg tracking-wider">
                {number}
              </th>
              <td className="py-0.5 text-right">
                <SlipMoney amount={stake} symbol={symbol} />
              </td>
              <td className="py-0.5 text-right">
                <SlipMoney amount={pays} symbol={symbol} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {numbers.length > SHOWN && !whole && (
        <Button variant="ghost" size="small" onClick={() => setWhole(true)}>
          {t('line.all', { numbers: displayCount(numbers.length) })}
        </Button>
      )}
    </>
  );
}
