/** Words for which the field has others (`docs/glossary.md`): notify, receive, field error, request, report, source, evaluate, fixed. */
const PRIVATE = new Set(
  'tell tells told telling hear hears heard fault faults wish wishes saying sayings voice voices judge judges judged nobody somebody whoever standing'.split(
    ' ',
  ),
);
/** What a test stands on is a fixture; elsewhere a stage is one of a withdrawal, or where reels turn. */
const PRIVATE_IN_TESTS = new Set(['stage', 'stages']);

/** Names of a source that have a private word in them, in their order; texts and comments are not read. */
export function privateNamesIn(source: string, isTest: boolean): string[] {
  const names = withoutTexts(source).match(/[A-Za-z_$][\w$]*/g) ?? [];
  return names.filter((name) =>
    // With an underscore it is a column, and a column keeps its name.
    name.includes('_')
      ? false
      : segmentsOf(name).some((part) => PRIVATE.has(part) || (isTest && PRIVATE_IN_TESTS.has(part))),
  );
}

function segmentsOf(name: string): string[] {
  return (name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g) ?? []).map((part) => part.toLowerCase());
}

/** The source without comments, strings and the text between tags; what a template computes stays. */
function withoutTexts(source: string): string {
  return source
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/(^|[^:'"`\\])\/\/.*$/gm, '$1')
    .replace(/'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"/g, "''")
    .replace(/`(?:\\.|[^`\\])*`/g, (text) => (text.match(/\$\{[^}]*\}/g) ?? []).join(' '));
}
