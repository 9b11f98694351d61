import lighthouse from 'lighthouse';
import { atLeast, atMost, type Figure, figure } from '../result.ts';

const RUNS = 5;

interface Scores {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  lcpMs: number;
  cls: number;
  tbtMs: number;
  /** Lighthouse's own measure of the processor, taken beside each run. */
  benchmarkIndex: number;
}

/** Lighthouse's phone on the home page, on its static twin in the same run, and on the slots page. */
export async function measureLighthouse(
  debugPort: number,
  pages: { home: string; twin: string },
): Promise<Figure[]> {
  const home = await median(debugPort, pages.home);
  const twin = await median(debugPort, pages.twin);
  const rng = await median(debugPort, `${pages.home}/rng`);
  return [
    atLeast('home: Lighthouse performance', home.performance, 'points', 95),
    atLeast('home: Lighthouse accessibility', home.accessibility, 'points', 100),
    atLeast('home: Lighthouse best practices', home.bestPractices, 'points', 100),
    atLeast('home: Lighthouse SEO', home.seo, 'points', 100),
    figure('home: LCP', home.lcpMs, 'ms'),
    figure('static twin: LCP', twin.lcpMs, 'ms'),
    atMost('home: LCP against its static twin', home.lcpMs / twin.lcpMs, '×', 1.25),
    atMost('home: CLS', home.cls, '', 0.02),
    atMost('home: TBT', home.tbtMs, 'ms', 100),
    atLeast('/rng with 5 000 games: Lighthouse performance', rng.performance, 'points', 95),
    atLeast('/rng: Lighthouse accessibility', rng.accessibility, 'points', 100),
    figure('/rng: LCP', rng.lcpMs, 'ms'),
    atMost('/rng: CLS', rng.cls, '', 0.02),
    atMost('/rng: TBT', rng.tbtMs, 'ms', 100),
    figure("this machine, by Lighthouse's benchmark index", rng.benchmarkIndex, ''),
  ];
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
    benchmarkIndex: result.lhr.environment.benchmarkIndex,
  };
}
