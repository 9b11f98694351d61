import { measureAnswers } from './console/answers.ts';
import { measureInsight } from './console/insight.ts';
import { measureQuestions } from './console/questions.ts';
import { measureReports } from './console/reports.ts';
import { measureSegments } from './console/segments.ts';
import { openDataSet } from './data-set.ts';
import { atMost, type BenchResult, figure } from './result.ts';
import { firstLoad } from './web/bundle.ts';

/** Entry, front page and the English words: what a browser must have before the console's overview stands. */
const FIRST =
  /console\/(main\.tsx|index\.html)$|^index\.html$|reports\/console\/overview-page|words\/en\.ts$|^_words-en-/;

/** It is looked at first, and all day. */
const OVERVIEW_MS = 150;

/**
 * What an operator asks most, in a portal of 1 000 000 members and 10 000 000 bets: each use case beside the same question as
 * SQL written by hand, on the same connection, turn by turn; then over HTTP, and what the console's first load weighs.
 */
export async function benchConsole(): Promise<BenchResult> {
  const set = await openDataSet();
  try {
    const questions = await measureQuestions(set);
    const segments = await measureSegments(set);
    const reports = await measureReports(set);
    const insight = await measureInsight(set);
    const answers = await measureAnswers(set);
    const { script, style } = firstLoad(new URL('../../web/dist-console/', import.meta.url), FIRST);
    return {
      name: 'console',
      figures: [
        ...(set.madeInSeconds === undefined
          ? []
          : [atMost('making the data set', set.madeInSeconds, 's', 300)]),
        ...questions.flatMap(({ name, oursMs, plainMs }) => [
          figure(name, oursMs, 'ms'),
          figure('  the same as plain SQL', plainMs, 'ms'),
          atMost('  times plain SQL', oursMs / plainMs, '×', 1.5),
        ]),
        ...segments,
        ...reports,
        ...insight,
        ...answers.map(({ name, ms }) =>
          atMost(`over HTTP: ${name}`, ms, 'ms', name === 'the overview' ? OVERVIEW_MS : 300),
        ),
        atMost('first load: script and style, brotli', script + style, 'kB', 256),
      ],
      notes: [
        `${set.size.members} members of three brands, ${set.size.bets} bets of ${set.size.days} days; one in a hundred players makes two fifths of the bets.`,
        'Medians of 21 turns after two (of the bets, one), use case and plain SQL one after the other; plain SQL fetches the same rows and counts up to the same bound.',
        'The day’s GGR as plain SQL reads the same sums; “from the bets” is what it costs without them.',
        'Segments: members of all three brands, brand after brand; the slowest of ten turns after the first.',
        'Reports: all three brands together, each beside the period before; plain SQL reads the same sums of both periods. Medians of 11 turns after the first.',
        'Over HTTP: a portal of its own with session, scope and JSON, the slowest of 11 after the first.',
      ],
    };
  } finally {
    await set.stop();
  }
}
