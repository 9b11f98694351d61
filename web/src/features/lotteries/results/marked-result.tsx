import { type ResultPart, resultParts } from '@lanna/rules/lotteries/lottery/draws/result-parts';
import { parseResult } from '@lanna/rules/lotteries/lottery/draws/result-text';
import { familyOf } from '@lanna/rules/lotteries/lottery/families';
import { gameOf } from '@lanna/rules/lotteries/lottery/games';
import type { NumberHit } from '@lanna/rules/lotteries/lottery/plays/find-number';
import { classes } from '../../../ui/classes.ts';
import { ballClasses } from '../lotteries/balls/ball-colours.ts';
import { Ball, ResultBalls } from '../lotteries/balls/result-balls.tsx';
import { usePlayWords } from '../lotteries/play-words.ts';

interface MarkedResultProps {
  gameCode: string;
  result: string;
  hits: readonly NumberHit[];
}

/** A result with what was looked for marked: of many prizes those alone that have it, each under its name. */
export function MarkedResult({ gameCode, result, hits }: MarkedResultProps) {
  const code = gameOf(gameCode)?.family ?? '';
  const words = usePlayWords(code);
  const family = familyOf(code);
  const read = family && parseResult(family.draw, result);
  if (!read || 'errors' in read) return <ResultBalls family={code} result={result} brief />;
  const marked = new Set(hits.flatMap(({ from, length }) => Array.from({ length }, (_, at) => from + at)));
  const parts = resultParts(family.draw, read.result);
  const shown =
    parts.length === 1 ? parts : parts.filter(({ part }) => hits.some((hit) => hit.part === part.name));
  return (
    <div className="flex flex-wrap gap-x-5 gap-y-1.5">
      {shown.map((one) => (
        <div key={one.part.name}>
          {parts.length > 1 && (
            <p className="text-muted text-xs leading-tight">{words.part(one.part.name)}</p>
          )}
          {one.part.width === 2 ? (
            <Balls found={one} marked={marked} family={code} />
          ) : (
            <Digits found={one} marked={marked} isOnly={parts.length === 1} />
          )}
        </div>
      ))}
    </div>
  );
}

/** Of several numbers of a prize only those that have it. */
function Digits({
  found,
  marked,
  isOnly,
}: {
  found: ResultPart;
  marked: ReadonlySet<number>;
  isOnly: boolean;
}) {
  const numbers = found.numbers.filter(
    ({ symbols, before }) => isOnly || symbols.some((_, at) => marked.has(before + at)),
  );
  return (
    <p className="figures flex flex-wrap gap-x-3 font-display font-semibold text-xl leading-7">
      {numbers.map(({ symbols, before }) => (
        <span key={before} className="inline-flex">
          {symbols.map((symbol, at) => (
            <Digit
              // biome-ignore lint/suspicious/noArrayIndexKey: places of a number
              key={at}
              symbol={symbol}
              isMarked={marked.has(before + at)}
            />
          ))}
        </span>
      ))}
    </p>
  );
}

function Digit({ symbol, isMarked }: { symbol: number; isMarked: boolean }) {
  if (!isMarked) return <span className="px-0.5 text-muted">{symbol}</span>;
  return <mark className="lantern px-1 first:rounded-l-small last:rounded-r-small">{symbol}</mark>;
}

function Balls({
  found,
  marked,
  family,
}: {
  found: ResultPart;
  marked: ReadonlySet<number>;
  family: string;
}) {
  return (
    <span className="flex flex-wrap gap-1">
      {found.numbers.flatMap(({ symbols, before }) =>
        symbols.map((symbol, at) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: places of a result
            key={before + at}
            className={classes(
              'rounded-full',
              marked.has(before + at)
                ? 'outline-2 outline-accent-text outline-offset-2 outline-solid'
                : 'opacity-45 saturate-50',
            )}
          >
            <Ball text={String(symbol).padStart(2, '0')} colours={ballClasses(symbol, family)} size="small" />
          </span>
        )),
      )}
    </span>
  );
}
