import script from '@fastify/swagger-ui/static/swagger-ui-bundle.js?url';

/** As much of Swagger UI as is used. @see https://swagger.io/docs/open-source-tools/swagger-ui/ */
type SwaggerUi = (options: Readonly<Record<string, unknown>>) => unknown;

declare global {
  interface Window {
    SwaggerUIBundle?: SwaggerUi;
  }
}

const OPTIONS = {
  url: '/api/openapi.json',
  deepLinking: true,
  docExpansion: 'list',
  defaultModelsExpandDepth: -1,
  displayRequestDuration: true,
  tryItOutEnabled: true,
  filter: true,
  validatorUrl: null,
  // Its greens and reds would be colors that are nobody's, and one of them is too dark to read.
  syntaxHighlight: { activated: false },
  persistAuthorization: false,
  // The page has a title and an introduction of its own.
  plugins: [() => ({ components: { InfoContainer: () => null } })],
};

/**
 * Fetches Swagger UI, some 450 kB gzipped that this page alone needs.
 *
 * @returns What renders the reference into an element.
 */
export async function loadSwaggerUi() {
  const SwaggerUIBundle = window.SwaggerUIBundle ?? (await fetchScript());
  return (domNode: HTMLElement, onReady: () => void) => {
    const onComplete = () => {
      // It takes itself for the whole page; the main part of this page is around it.
      domNode.querySelector('main')?.setAttribute('role', 'group');
      onReady();
    };
    SwaggerUIBundle({ ...OPTIONS, domNode, onComplete });
  };
}

function fetchScript(): Promise<SwaggerUi> {
  return new Promise((resolve, reject) => {
    const element = document.createElement('script');
    element.src = script;
    element.onload = () => {
      if (window.SwaggerUIBundle) resolve(window.SwaggerUIBundle);
      else reject(new Error('Swagger UI did not start'));
    };
    element.onerror = () => reject(new Error('Swagger UI could not be fetched'));
    document.head.append(element);
  });
}
