import { Refusal } from '../../../../api/calls/refusal.ts';
import { useRefusalText } from '../../../../api/calls/refusal-text.ts';

/** A refusal with what of the text it is about, as it was written: `{{owner}}`, `<script>`, the languages that lack a half. */
export function useHelpRefusalText(): (error: unknown) => string {
  const words = useRefusalText();
  return (error) => {
    const { found, languages } = error instanceof Refusal ? error.facts : {};
    const parts = Array.isArray(found) ? found : Array.isArray(languages) ? languages : [];
    return parts.length > 0 ? `${words(error)} (${parts.join(', ')})` : words(error);
  };
}
