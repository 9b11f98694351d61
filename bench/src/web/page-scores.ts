import lighthouse from 'lighthouse';
import { atLeast, atMost, type Figure, figure } from '../result.ts';
import { blockingTimeMs } from './blocking-time.ts';

const RUNS = 3;

interface Scores {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  lcpMs: number;
  cls: number;
  tbtMs: number;
  /** The same by the processor's time. */
  processorTbtMs: number;
  /** Lighthouse's own measure of the processor, taken beside each run. */
  benchmarkIndex: number;
}

export interface MeasuredPage {
  name: string;
  url: string;
  /** The page as it stood after loading, without code. */
  twinUrl: string;
}

/** Lighthouse's phone on each page, and on its static twin right after it. */
export async function measureLighthouse(
  debugPort: number,
  pages: readonly MeasuredPage[],
): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { name, url, twinUrl } of pages) {
    const page = await median(debugPort, url);
    const twin = await median(debugPort, twinUrl);
    figures.push(
      atLeast(`${name}: Lighthouse performance`, page.performance, 'points', 97),
      atLeast(`${name}: Lighthouse accessibility`, page.accessibility, 'points', 100),
      atLeast(`${name}: Lighthouse best practices`, page.bestPractices, 'points', 100),
      atLeast(`${name}: Lighthouse SEO`, page.seo, 'points', 100),
      figure(`${name}: LCP`, page.lcpMs, 'ms'),
      figure(`${name}, static twin: LCP`, twin.lcpMs, 'ms'),
      atMost(`${name}: LCP against its static twin`, page.lcpMs / twin.lcpMs, '×', 1.15),
      atMost(`${name}: CLS`, page.cls, '', 0.02),
      atMost(`${name}: TBT`, page.tbtMs, 'ms', 100),
      figure(`${name}: TBT by processor time`, page.processorTbtMs, 'ms'),
      figure(`this machine beside ${name}, by Lighthouse's benchmark index`, page.benchmarkIndex, ''),
    );
  }
  return figures;
}

/** Of each figure by itself: the run with the middle LCP may well be the one whose processor was busy elsewhere. */
async function median(debugPort: number, url: string): Promise<Scores> {
  const runs: Scores[] = [];
  for (let run = 0; run < RUNS; run++) runs.push(await once(debugPort, url));
  const middle = (name: keyof Scores) =>
    runs.map((run) => run[name]).sort((a, b) => a - b)[Math.floor(RUNS / 2)] ?? Number.NaN;
  return {
    performance: middle('performance'),
    accessibility: middle('accessibility'),
    bestPractices: middle('bestPractices'),
    seo: middle('seo'),
    lcpMs: middle('lcpMs'),
    cls: middle('cls'),
    tbtMs: middle('tbtMs'),
    processorTbtMs: middle('processorTbtMs'),
    benchmarkIndex: middle('benchmarkIndex'),
  };
}

async function once(debugPort: number, url: string): Promise<Scores> {
  const result = await lighthouse(url, { port: debugPort, logLevel: 'error', output: 'json' });
  if (!result || result.lhr.runtimeError)
    throw new Error(`Lighthouse could not look at ${url}: ${result?.lhr.runtimeError?.message}`);
  const { categories, audits } = result.lhr;
  const points = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return {
    performance: points('performance'),
    accessibility: points('accessibility'),
    bestPractices: points('best-practices'),
    seo: points('seo'),
    lcpMs: value('largest-contentful-paint'),
    cls: value('cumulative-layout-shift'),
    tbtMs: value('total-blocking-time'),
    processorTbtMs: blockingTimeMs(result.artifacts.Trace.traceEvents),
    benchmarkIndex: result.lhr.environment.benchmarkIndex,
  };
}
