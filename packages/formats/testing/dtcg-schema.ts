import { Ajv2020 } from 'ajv/dist/2020.js';

/**
 * What is wrong with a file of Design Tokens 2025.10, or with a resolver document; empty if nothing is.
 * These are the rules of the format's own JSON schemas for what we write: groups, colors, references in
 * braces, sets and modifiers. Of pointers and other types of token they have nothing.
 *
 * @see https://www.designtokens.org/schemas/2025.10/format.json
 * @see https://www.designtokens.org/schemas/2025.10/resolver.json
 */
export function breachesOfDtcg(document: object): string {
  const validate = 'resolutionOrder' in document ? isResolver : isGroup;
  return validate(document) ? '' : ajv.errorsText(validate.errors);
}

const component = (bounds: object) => ({
  anyOf: [{ type: 'number', ...bounds }, { const: 'none' }],
});
const FRACTION = component({ minimum: 0, maximum: 1 });
const PERCENT = component({ minimum: 0, maximum: 100 });
const HUE = component({ minimum: 0, exclusiveMaximum: 360 });
const CHROMA = component({ minimum: 0 });
const ANY = component({});

const RGB = [FRACTION, FRACTION, FRACTION];
const SPACES: Readonly<Record<string, readonly object[]>> = {
  srgb: RGB,
  'srgb-linear': RGB,
  'display-p3': RGB,
  'a98-rgb': RGB,
  'prophoto-rgb': RGB,
  rec2020: RGB,
  'xyz-d65': RGB,
  'xyz-d50': RGB,
  hsl: [HUE, PERCENT, PERCENT],
  hwb: [HUE, PERCENT, PERCENT],
  lab: [PERCENT, ANY, ANY],
  lch: [PERCENT, CHROMA, HUE],
  oklab: [FRACTION, ANY, ANY],
  oklch: [FRACTION, CHROMA, HUE],
};

const color = {
  type: 'object',
  required: ['colorSpace', 'components'],
  properties: {
    colorSpace: { enum: Object.keys(SPACES) },
    components: { type: 'array', minItems: 3, maxItems: 3 },
    alpha: { type: 'number', minimum: 0, maximum: 1 },
    hex: { type: 'string', pattern: '^#[0-9a-fA-F]{6}$' },
  },
  additionalProperties: false,
  allOf: Object.entries(SPACES).map(([space, components]) => ({
    if: { properties: { colorSpace: { const: space } } },
    // biome-ignore lint/suspicious/noThenProperty: JSON schema calls it so
    then: { properties: { components: { prefixItems: components } } },
  })),
};

/** Of a token or a group. */
const NAME = '[^{}$.][^{}.]*';

const SHARED = {
  $type: { const: 'color' },
  $description: { type: 'string' },
  $extensions: { type: 'object' },
  $deprecated: { type: ['boolean', 'string'] },
};

const group = {
  $id: 'group',
  if: { required: ['$value'] },
  // biome-ignore lint/suspicious/noThenProperty: as above
  then: {
    type: 'object',
    properties: {
      ...SHARED,
      $value: {
        if: { type: 'string' },
        // biome-ignore lint/suspicious/noThenProperty: as above
        then: { pattern: `^\\{${NAME}(\\.${NAME})*\\}$` },
        else: color,
      },
    },
    additionalProperties: false,
  },
  else: {
    type: 'object',
    properties: { $schema: { type: 'string' }, ...SHARED },
    patternProperties: { [`^${NAME}$`]: { $ref: 'group' } },
    additionalProperties: false,
  },
};

const sources = (refused: string) => ({
  type: 'array',
  items: {
    if: { required: ['$ref'] },
    // biome-ignore lint/suspicious/noThenProperty: as above
    then: { properties: { $ref: { type: 'string', not: { pattern: refused } } } },
    else: { $ref: 'group' },
  },
});
const TOKEN_SOURCES = sources('^#/(modifiers|resolutionOrder)/');

const resolver = {
  type: 'object',
  required: ['version', 'resolutionOrder'],
  properties: {
    $schema: { type: 'string' },
    name: { type: 'string' },
    version: { const: '2025.10' },
    description: { type: 'string' },
    sets: {
      additionalProperties: {
        type: 'object',
        required: ['sources'],
        properties: {
          description: { type: 'string' },
          sources: TOKEN_SOURCES,
          $extensions: { type: 'object' },
        },
        additionalProperties: false,
      },
    },
    modifiers: {
      additionalProperties: {
        type: 'object',
        required: ['contexts'],
        properties: {
          description: { type: 'string' },
          contexts: { type: 'object', minProperties: 2, additionalProperties: TOKEN_SOURCES },
          default: { type: 'string' },
          $extensions: { type: 'object' },
        },
        additionalProperties: false,
      },
    },
    resolutionOrder: {
      type: 'array',
      minItems: 1,
      items: {
        type: 'object',
        required: ['$ref'],
        properties: { $ref: { type: 'string', pattern: '^#/(sets|modifiers)/' } },
      },
    },
  },
  additionalProperties: false,
};

const ajv = new Ajv2020({ strict: false });
const isGroup = ajv.compile(group);
const isResolver = ajv.compile(resolver);
