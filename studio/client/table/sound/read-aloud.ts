/** The dealer's words, read out by the browser where the player wants it and a voice for the language is there. */
export interface Reader {
  has(): boolean;
  setOn(on: boolean): void;
  setAudible(audible: boolean): void;
  say(text: string): void;
}

export function createReader(tag: string): Reader {
  const speech = 'speechSynthesis' in window ? window.speechSynthesis : undefined;
  const speakers = () => speech?.getVoices() ?? [];
  let on = false;
  let audible = true;

  function languageSpoken(): string | undefined {
    const [language = tag] = tag.split('-');
    return speakers()
      .map(({ lang }) => lang.replace('_', '-'))
      .find((lang) => lang.toLowerCase().startsWith(language));
  }
  // Some browsers fetch their voices only when they are asked for them.
  speakers();

  return {
    has: () => languageSpoken() !== undefined,
    setOn(wanted) {
      on = wanted;
      if (!on) speech?.cancel();
    },
    setAudible(wanted) {
      audible = wanted;
      if (!audible) speech?.cancel();
    },
    say(text) {
      const lang = on && audible ? languageSpoken() : undefined;
      if (!speech || lang === undefined || text === '') return;
      // What is said later is the news: an old sentence is not read to its end.
      speech.cancel();
      const spoken = new SpeechSynthesisUtterance(text);
      spoken.lang = lang;
      speech.speak(spoken);
    },
  };
}
