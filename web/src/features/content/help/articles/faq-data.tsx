/** The article as search engines read a question and its answer (schema.org). The browser does not run it. */
export function FaqData({ question, answer }: { question: string; answer: string }) {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: [
      { '@type': 'Question', name: question, acceptedAnswer: { '@type': 'Answer', text: answer } },
    ],
  };
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: text of a script cannot be escaped otherwise
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
