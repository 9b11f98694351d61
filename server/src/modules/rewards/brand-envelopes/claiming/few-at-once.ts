/** So many claims of this process have a connection at once: a rain on thousands leaves the pool to everything else. */
const AT_ONCE = 6;
const waiting: (() => void)[] = [];
let running = 0;

/** Does the work once fewer than so many others are being done, in the order they came. */
export async function fewAtOnce<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) await new Promise<void>((go) => waiting.push(go));
  else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
