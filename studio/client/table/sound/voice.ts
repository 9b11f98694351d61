/** The dealer's words, read out by the browser where the player wants it and a voice for the language is there. */
export interface Voice {
  has(): boolean;
  setOn(on: boolean): void;
  setAudible(audible: boolean): void;
  say(text: string): void;
}

export function createVoice(tag: string): Voice {
  const speech = 'speechSynthesis' in window ? window.speechSynthesis : undefined;
  let on = false;
  let audible = true;

  function find(): SpeechSynthesisVoice | undefined {
    const [language = tag] = tag.split('-');
    return speech
      ?.getVoices()
      .find((voice) => voice.lang.replace('_', '-').toLowerCase().startsWith(language));
  }
  // Some browsers fetch their voices only when they are asked for them.
  speech?.getVoices();

  return {
    has: () => find() !== undefined,
    setOn(wanted) {
      on = wanted;
      if (!on) speech?.cancel();
    },
    setAudible(wanted) {
      audible = wanted;
      if (!audible) speech?.cancel();
    },
    say(text) {
      const voice = on && audible ? find() : undefined;
      if (!speech || !voice || text === '') return;
      // What is said later is the news: an old sentence is not read to its end.
      speech.cancel();
      const spoken = new SpeechSynthesisUtterance(text);
      spoken.voice = voice;
      spoken.lang = voice.lang;
      speech.speak(spoken);
    },
  };
}
