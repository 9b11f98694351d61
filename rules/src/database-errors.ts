/* What PostgreSQL and the way to it say in errors; portal and studio read them alike. */

const CONFLICTS = new Set(['40001', '40P01']);
const ATTEMPTS = 3;

/** Deadlocks and serialization failures, and what `isConflict` says, are tried again, three times in all. */
export async function retryConflicts<T>(
  run: () => Promise<T>,
  isConflict: (error: unknown) => boolean = () => false,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await run();
    } catch (error) {
      if (attempt >= ATTEMPTS || !(CONFLICTS.has(sqlState(error) ?? '') || isConflict(error))) throw error;
    }
  }
}

/** The SQLSTATE of a database error, undefined for anything else. */
export function sqlState(error: unknown): string | undefined {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : undefined;
}

/** `cached plan must not change result type`: a column was added to what a prepared statement selects. */
export function isStalePlan(error: unknown): boolean {
  return (
    sqlState(error) === '0A000' && String((error as Error).message).startsWith('cached plan must not change')
  );
}

const UNREACHABLE_STATES = /^(08...|57P0[1-5]|53300)$/;
const UNREACHABLE_ERRNOS = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND']);
const UNREACHABLE_WORDS =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/i;

/** True when the database could not be reached, as opposed to having refused a statement. */
export function isDatabaseUnreachable(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code = '', syscall } = cause as { code?: unknown; syscall?: unknown };
    if (UNREACHABLE_ERRNOS.has(String(code)) || UNREACHABLE_STATES.test(String(code))) return true;
    // The socket of a server that is not there.
    if (code === 'ENOENT' && syscall === 'connect') return true;
    if (UNREACHABLE_WORDS.test(cause.message)) return true;
    if (cause instanceof AggregateError && cause.errors.some(isDatabaseUnreachable)) return true;
  }
  return false;
}
