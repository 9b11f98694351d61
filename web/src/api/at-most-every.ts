/** Runs at once; what is asked for a key again within `ms` runs once more, at the end of them. */
export function atMostEvery<Key>(ms: number, run: (key: Key) => void): (key: Key) => void {
  const askedAgain = new Map<Key, boolean>();
  return function ask(key) {
    if (askedAgain.has(key)) {
      askedAgain.set(key, true);
      return;
    }
    askedAgain.set(key, false);
    run(key);
    setTimeout(() => {
      const again = askedAgain.get(key);
      askedAgain.delete(key);
      if (again) ask(key);
    }, ms);
  };
}
