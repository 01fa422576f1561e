/** The page for the case that even the site's own error page could not be rendered. */
export const errorPage = (requestId: string) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Something went wrong - Swatchwork</title>
<h1>Something went wrong on our side</h1>
<p>Nothing that you saved is lost. Please try again in a moment, or go to the <a href="/">home page</a>.</p>
<p>If it happens again, quote this number: ${requestId}</p>
</html>
`;

/** The answer to a client that requests far more pages than people read. */
export const tooManyPage = (message: string) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Too many requests - Swatchwork</title>
<h1>That was too much at once</h1>
<p>${message}</p>
<p>Nothing that you saved is lost.</p>
</html>
`;

/** The answer to a form that is larger than any that a page sends. */
export const tooLargePage = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Too large - Swatchwork</title>
<h1>That is too large to send</h1>
<p>Nothing of it was kept. An image may have 20 MiB: please go back and choose a smaller one.</p>
</html>
`;
