/**
 * A page for the cases in which the site's own pages cannot be rendered: in one piece, so that a
 * client that was refused does not have to request files as well.
 *
 * @param paragraphs HTML; escape what others wrote with {@link escapeHtml}.
 */
export const plainPage = (
  title: string,
  heading: string,
  ...paragraphs: string[]
) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title} - Swatchwork</title>
<h1>${heading}</h1>
${paragraphs.map((text) => `<p>${text}</p>\n`).join('')}</html>
`;

export const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** The page for the case that even the site's own error page could not be rendered. */
export const errorPage = (requestId: string) =>
  plainPage(
    'Something went wrong',
    'Something went wrong on our side',
    'Nothing that you saved is lost. Please try again in a moment, or go to the <a href="/">home page</a>.',
    `If it happens again, quote this number: ${requestId}`,
  );

/** The answer to a client that requests far more pages than people read. */
export const tooManyPage = (message: string) =>
  plainPage(
    'Too many requests',
    'Too many requests at once',
    escapeHtml(message),
    'Nothing that you saved is lost.',
  );

/** The answer to a form that is larger than any that a page sends. */
export const tooLargePage = plainPage(
  'Too large',
  'This is too large to send',
  'Nothing was stored. An image can have at most 20 MiB: please go back and choose a smaller one.',
);

/** The answer to a request that is refused before a page is rendered. */
export const refusedPage = (message: string) =>
  plainPage(
    'Not understood',
    'This request could not be understood',
    `${escapeHtml(message)}.`,
    'Please go back, or go to the <a href="/">home page</a>.',
  );

/**
 * The answer to a form that a page of another site sent, with the texts that were typed: a person
 * can look at them and send them from here.
 *
 * @param path Where the form was sent to.
 */
export const foreignFormPage = (path: string, typed: [name: string, value: string][]) =>
  plainPage(
    'Not sent',
    'This form was not sent',
    'It did not come from a page of this site, so it was ignored.',
    typed.length === 0
      ? `Please fill it in again on <a href="${escapeHtml(path)}">its own page</a>.`
      : `These are its contents. You can send them from here:</p>
<form method="post" action="${escapeHtml(path)}">
${typed.map(toTextField).join('\n')}
<button>Send</button>
</form><p>`,
  );

// HTML drops a line break right after the tag.
const toTextField = ([name, value]: [string, string]) =>
  `<p><label>${escapeHtml(name)}<br><textarea name="${escapeHtml(name)}" rows="3" cols="60">\n${escapeHtml(value)}</textarea></label></p>`;
