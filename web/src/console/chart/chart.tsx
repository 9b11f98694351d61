import { type KeyboardEvent, type PointerEvent, useId, useState } from 'react';
import { classes } from '../../ui/classes.ts';
import { ChartLegend } from './chart-legend.tsx';
import { labelledEvery, linePath, ticksOf } from './chart-scale.ts';
import { ChartTable } from './chart-table.tsx';
import type { Series } from './series.ts';
import { SERIES_INK } from './series.ts';
import { useWidth } from './use-width.ts';

const AXIS_PX = 20;
const LABEL_PX = 64;
const TOP_PX = 8;

/**
 * A course or a comparison, drawn: `labels` along the bottom, a value of each series for each. The pointer and ← → read it off;
 * who hears the page gets a table. Own drawing, since charting libraries that are accessible weigh more than the rest of a page.
 */
export function Chart({
  caption,
  kind = 'line',
  labels,
  series,
  format,
  height = 220,
}: {
  /** What is drawn. */
  caption: string;
  kind?: 'line' | 'bar';
  labels: readonly string[];
  series: readonly Series[];
  /** A value as people read it, on the axis as well: short. */
  format: (value: number) => string;
  height?: number;
}) {
  const id = useId();
  const [box, width] = useWidth();
  const [at, setAt] = useState<number>();
  const ticks = ticksOf(series.flatMap(({ values }) => values.filter((value) => value !== null)));
  const [least = 0, most = 1] = [ticks[0], ticks.at(-1)];
  const widest = Math.max(...ticks.map((tick) => format(tick).length));
  const left = Math.min(96, 14 + widest * 7);
  const [right, bottom] = [width - 8, height - AXIS_PX];
  const slot = labels.length > 0 ? (right - left) / labels.length : 0;
  const xOf = (index: number) => left + (index + 0.5) * slot;
  const yOf = (value: number) => bottom - ((value - least) / (most - least)) * (bottom - TOP_PX);
  const every = labelledEvery(labels.length, Math.floor((right - left) / LABEL_PX));

  function point(event: PointerEvent) {
    const x = event.clientX - event.currentTarget.getBoundingClientRect().left;
    const index = Math.floor((x - left) / slot);
    setAt(index >= 0 && index < labels.length ? index : undefined);
  }

  function step(event: KeyboardEvent) {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (by === 0) return;
    event.preventDefault();
    setAt(
      Math.max(0, Math.min(labels.length - 1, at === undefined ? (by > 0 ? 0 : labels.length - 1) : at + by)),
    );
  }

  return (
    <figure aria-labelledby={id} className="flex min-w-0 flex-col gap-2">
      <figcaption id={id} className="sr-only">
        {caption}
      </figcaption>
      <ChartLegend series={series} labels={labels} at={at} format={format} />
      <div
        ref={box}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys read it off, as the pointer does
        tabIndex={0}
        role="img"
        aria-labelledby={id}
        onPointerMove={point}
        onPointerLeave={() => setAt(undefined)}
        onBlur={() => setAt(undefined)}
        onKeyDown={step}
        className="min-w-0 rounded-small"
        style={{ height }}
      >
        {width > 0 && (
          <svg width={width} height={height} aria-hidden="true" className="block overflow-visible">
            {ticks.map((tick) => (
              <g key={tick}>
                <line
                  x1={left}
                  x2={right}
                  y1={yOf(tick)}
                  y2={yOf(tick)}
                  className={tick === 0 ? 'stroke-control-line' : 'stroke-line'}
                />
                <text
                  x={left - 8}
                  y={yOf(tick)}
                  textAnchor="end"
                  dominantBaseline="middle"
                  className="figures fill-muted text-xs"
                >
                  {format(tick)}
                </text>
              </g>
            ))}
            {labels.map((label, index) =>
              index % every === 0 ? (
                <text
                  // biome-ignore lint/suspicious/noArrayIndexKey: two days may bear the same label
                  key={index}
                  x={xOf(index)}
                  y={height - 4}
                  textAnchor="middle"
                  className="figures fill-muted text-xs"
                >
                  {label}
                </text>
              ) : null,
            )}
            {at !== undefined && (
              <rect
                x={xOf(at) - slot / 2}
                y={TOP_PX}
                width={slot}
                height={bottom - TOP_PX}
                className="fill-raised"
              />
            )}
            {kind === 'bar'
              ? series.map((one, nth) => (
                  <Bars
                    key={one.id}
                    of={one}
                    nth={nth}
                    among={series.length}
                    slot={slot}
                    xOf={xOf}
                    yOf={yOf}
                  />
                ))
              : series
                  .map((one) => <Line key={one.id} of={one} at={at} xOf={xOf} yOf={yOf} />)
                  // The first is what it is about: it lies on top.
                  .reverse()}
          </svg>
        )}
      </div>
      <ChartTable caption={caption} labels={labels} series={series} format={format} />
    </figure>
  );
}

interface Places {
  xOf: (index: number) => number;
  yOf: (value: number) => number;
}

function Line({ of, at, xOf, yOf }: Places & { of: Series; at: number | undefined }) {
  const { look = 'main', values } = of;
  const marked = at === undefined ? null : values[at];
  return (
    <g className={SERIES_INK[look]}>
      <path
        d={linePath(values.map((value, index) => (value === null ? null : { x: xOf(index), y: yOf(value) })))}
        fill="none"
        stroke="currentColor"
        strokeWidth={look === 'before' || look === 'earlier' ? 1.5 : 2}
        strokeDasharray={look === 'earlier' ? '3 4' : undefined}
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      {at !== undefined && marked !== null && marked !== undefined && (
        <circle
          cx={xOf(at)}
          cy={yOf(marked)}
          r={3.5}
          fill="currentColor"
          className="stroke-surface"
          strokeWidth={1.5}
        />
      )}
    </g>
  );
}

function Bars({
  of,
  nth,
  among,
  slot,
  xOf,
  yOf,
}: Places & { of: Series; nth: number; among: number; slot: number }) {
  const { look = 'main', values } = of;
  const wide = Math.max(1, Math.min(28, (slot * 0.72) / among));
  return (
    <g className={classes(SERIES_INK[look])}>
      {values.map((value, index) => {
        if (value === null) return null;
        const [top, foot] = [Math.min(yOf(value), yOf(0)), Math.max(yOf(value), yOf(0))];
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a value is known by its place
            key={index}
            x={xOf(index) - (wide * among) / 2 + nth * wide}
            y={top}
            width={Math.max(1, wide - 1)}
            height={foot - top}
            rx={Math.min(2, wide / 3)}
            fill="currentColor"
          />
        );
      })}
    </g>
  );
}
