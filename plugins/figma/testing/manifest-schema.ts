/**
 * What a manifest may hold by Figma's documentation, which publishes no schema as a package. What is
 * not documented is refused.
 *
 * @see https://developers.figma.com/docs/plugins/manifest
 */
export const MANIFEST_SCHEMA = {
  type: 'object',
  required: ['name', 'api', 'main', 'editorType', 'documentAccess', 'networkAccess'],
  additionalProperties: false,
  properties: {
    name: { type: 'string', minLength: 1 },
    /** Figma assigns it when the plugin is published. */
    id: { type: 'string', pattern: '^\\d+$' },
    api: { const: '1.0.0' },
    main: { type: 'string', pattern: '\\.js$' },
    ui: { type: 'string', pattern: '\\.html$' },
    editorType: {
      type: 'array',
      minItems: 1,
      uniqueItems: true,
      items: { enum: ['figma', 'figjam', 'dev', 'slides', 'buzz'] },
    },
    documentAccess: { const: 'dynamic-page' },
    networkAccess: {
      type: 'object',
      required: ['allowedDomains'],
      additionalProperties: false,
      properties: {
        allowedDomains: {
          type: 'array',
          minItems: 1,
          items: { type: 'string', minLength: 1 },
          if: { contains: { const: 'none' } },
          // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
          then: { maxItems: 1 },
        },
        reasoning: { type: 'string' },
        devAllowedDomains: { type: 'array', items: { type: 'string', format: 'uri' } },
      },
    },
    permissions: {
      type: 'array',
      items: { enum: ['currentuser', 'activeusers', 'fileusers', 'payments', 'teamlibrary'] },
    },
  },
} as const;
