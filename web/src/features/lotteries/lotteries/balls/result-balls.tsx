import { type ResultPart, resultParts } from '@lanna/rules/lotteries/lottery/draws/result-parts';
import { parseResult } from '@lanna/rules/lotteries/lottery/draws/result-text';
import { familyOf } from '@lanna/rules/lotteries/lottery/families';
import { useTranslation } from 'react-i18next';
import { classes } from '../../../../ui/classes.ts';
import { usePlayWords } from '../play-words.ts';
import { isMarket, TopAndBottom } from '../top-and-bottom.tsx';
import { ballClasses } from './ball-colours.ts';
import { DieFace } from './die-face.tsx';
import { MarkSixRow } from './mark-six-row.tsx';

interface ResultBallsProps {
  /** Code of the game's family. */
  family: string;
  /** As the server writes it; empty for a round without enough shots. */
  result: string;
  size?: 'small' | 'large';
  /** So many numbers are shown; the rest is yet to unfold. */
  revealed?: number;
  /** Of its draw, for animals beside large balls: whose number is which changes with the lunar year. */
  drawsAt?: string | undefined;
  /** Only the prizes that plays are decided by, and of many the first two; the long lists of small prizes stay away. */
  brief?: boolean;
  className?: string;
}

/** The result of a draw of any family: digits as lanterns, balls in their colours, the prizes of Thai draws by name. */
export function ResultBalls(props: ResultBallsProps) {
  const { family: code, result, size = 'small', revealed, drawsAt, brief = false, className } = props;
  const { t } = useTranslation('lotteries');
  const family = familyOf(code);
  if (!family || result === '')
    return <span className={classes('text-muted text-sm', className)}>{t('result.none')}</span>;
  const read = parseResult(family.draw, result);
  if ('errors' in read) return <span className={classes('figures break-all', className)}>{result}</span>;
  const all = resultParts(family.draw, read.result);
  const parts = brief ? inBrief(all) : all;
  const until = revealed ?? read.result.length;
  const isMarkSix = family.type === 'LHC';
  return (
    <span className={classes('block', className)}>
      <span className="sr-only">
        {isMarkSix ? t('result.withSpecial', withSpecial(result)) : result.replaceAll('|', ' · ')}
      </span>
      <span aria-hidden="true" className="block">
        {isMarket(family) ? (
          <TopAndBottom family={family} result={read.result} size={size} until={until} full={!brief} />
        ) : isMarkSix ? (
          <MarkSixRow balls={read.result} size={size} until={until} drawsAt={drawsAt} />
        ) : parts.length === 1 && parts[0] ? (
          <Row shown={parts[0]} size={size} until={until} areDice={family.type === 'K3'} />
        ) : (
          <Prizes parts={parts} family={code} size={size} until={until} />
        )}
      </span>
    </span>
  );
}

/** A draw of more numbers than these has small prizes that are many. */
const FEW_NUMBERS = 10;
const FIRST_PRIZES = 2;

function inBrief(parts: readonly ResultPart[]): readonly ResultPart[] {
  const deciding = parts.filter(({ part }) => !part.optional);
  const numbers = deciding.reduce((sum, part) => sum + part.numbers.length, 0);
  return deciding.length > FIRST_PRIZES && numbers > FEW_NUMBERS ? deciding.slice(0, FIRST_PRIZES) : deciding;
}

/** The last ball is the special one. */
function withSpecial(result: string): { numbers: string; special: string } {
  const balls = result.split(' ');
  return { numbers: balls.slice(0, -1).join(' '), special: balls.at(-1) ?? '' };
}

/** Five digits, five balls, ten cars, three dice. */
function Row({
  shown,
  size,
  until,
  areDice,
}: {
  shown: ResultPart;
  size: 'small' | 'large';
  until: number;
  areDice: boolean;
}) {
  const { part, numbers } = shown;
  const isMany = part.length > 6;
  return (
    <span
      className={
        isMany
          ? // Ten in one row on the narrowest phone.
            classes('grid grid-cols-10 gap-1', size === 'large' ? 'max-w-114' : 'max-w-68')
          : classes('flex flex-wrap', size === 'large' ? 'gap-1.5' : 'gap-1')
      }
    >
      {numbers.flatMap(({ symbols, before }) =>
        symbols.map((symbol, at) =>
          areDice && before + at < until ? (
            <DieFace
              // biome-ignore lint/suspicious/noArrayIndexKey: places of a result
              key={before + at}
              points={symbol}
              className={size === 'large' ? 'size-11' : 'size-7'}
            />
          ) : (
            <Ball
              // biome-ignore lint/suspicious/noArrayIndexKey: places of a result
              key={before + at}
              text={String(symbol).padStart(part.width, '0')}
              colours={part.width === 2 ? ballClasses(symbol) : undefined}
              shape={isMany ? 'car' : 'ball'}
              size={size}
              hidden={before + at >= until}
            />
          ),
        ),
      )}
    </span>
  );
}

interface BallProps {
  text: string;
  colours?: string | undefined;
  shape?: 'ball' | 'car';
  size: 'small' | 'large';
  hidden?: boolean;
}

/** One drawn number. Hidden, its place is kept. */
export function Ball({ text, colours, shape = 'ball', size, hidden = false }: BallProps) {
  return (
    <span
      className={classes(
        'figures inline-flex items-center justify-center font-display font-semibold',
        'shadow-[inset_0_1px_0_rgb(255_255_255/0.45),inset_0_-3px_5px_rgb(0_0_0/0.16),0_1px_2px_rgb(0_0_0/0.3)]',
        shape === 'car' ? 'rounded-small' : 'rounded-full',
        size === 'large'
          ? shape === 'car'
            ? 'h-9 w-full text-sm sm:h-10 sm:text-base'
            : 'size-11 text-xl'
          : shape === 'car'
            ? 'h-6 w-full text-xs'
            : 'size-7 text-sm',
        hidden
          ? 'border border-line border-dashed bg-sunken text-transparent shadow-none'
          : (colours ?? 'lantern'),
      )}
    >
      {hidden ? '' : text}
    </span>
  );
}

/** Thai draws: each prize under its name, its numbers as people read them. */
function Prizes({
  parts,
  family,
  size,
  until,
}: {
  parts: readonly ResultPart[];
  family: string;
  size: 'small' | 'large';
  until: number;
}) {
  const words = usePlayWords(family);
  return (
    <span className={classes('flex flex-wrap', size === 'large' ? 'gap-x-6 gap-y-3' : 'gap-x-3 gap-y-1.5')}>
      {parts.map(({ part, numbers }) => (
        <span key={part.name} className="flex flex-col">
          <span className={classes('text-muted leading-tight', size === 'large' ? 'text-sm' : 'text-xs')}>
            {words.part(part.name)}
          </span>
          <span className="flex flex-wrap gap-x-2">
            {numbers.map(({ symbols, before }) => (
              <span
                key={before}
                className={classes(
                  'figures font-display font-semibold tracking-[0.08em]',
                  size === 'large' ? 'text-2xl' : 'text-base leading-6',
                  part.optional ? 'text-text' : 'text-accent-text',
                )}
              >
                {symbols.map((symbol, at) => (before + at < until ? symbol : '·')).join('')}
              </span>
            ))}
          </span>
        </span>
      ))}
    </span>
  );
}
