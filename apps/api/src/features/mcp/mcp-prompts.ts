import {
  type GetPromptResult,
  type Prompt,
  ProtocolError,
  ProtocolErrorCode,
} from '@modelcontextprotocol/server';

/** The most characters of an argument: a style sheet of some length. */
const LONGEST_ARGUMENT = 20_000;

/** What a person may ask an assistant for with one choice from a menu. */
export const PROMPTS: Prompt[] = [
  {
    name: 'theme_from_brand',
    title: 'Theme from brand colors',
    description: 'Creates an accessible light and dark theme from brand colors, as a file.',
    arguments: [
      { name: 'colors', description: 'One to eight CSS colors.', required: true },
      { name: 'format', description: 'Such as css, shadcn or tailwind; css by default.' },
    ],
  },
  {
    name: 'repair_colors',
    title: 'Repair the contrast of a style sheet',
    description:
      'Finds color pairs with too little contrast, and the least visible changes that fix them.',
    arguments: [{ name: 'css', description: 'The style sheet.', required: true }],
  },
];

type Arguments = Record<string, string>;

const TEXTS: Record<string, (given: Arguments) => string> = {
  theme_from_brand: ({ colors, format = 'css' }) =>
    `Create a theme from these brand colors with create_theme: ${colors}. Tell me which guaranteed pairs cannot be met, if any, then export it with export_theme as ${format}, with its notes.`,
  repair_colors: ({ css }) =>
    `Call repair_theme with this style sheet as the file theme.css. List each failing pair with its contrast in each mode, each change, and the repaired file.\n\n${css}`,
};

/** The message of a prompt. @throws {ProtocolError} If it is unknown, or an argument is missing. */
export function getPrompt({
  name,
  arguments: given = {},
}: {
  name: string;
  arguments?: Arguments | undefined;
}): GetPromptResult {
  const prompt = PROMPTS.find((one) => one.name === name);
  const write = prompt && TEXTS[prompt.name];
  if (!write)
    throw refusal(
      `Unknown prompt; available prompts: ${PROMPTS.map((one) => one.name).join(', ')}`,
    );
  for (const { name: field, required } of prompt.arguments ?? []) {
    const value = given[field] ?? '';
    if (required && value.trim() === '') throw refusal(`${field}: must be given; received nothing`);
    if (value.length > LONGEST_ARGUMENT) {
      const allowed = `must have at most ${LONGEST_ARGUMENT} characters`;
      throw refusal(`${field}: ${allowed}; received ${value.length}`);
    }
  }
  const content = { type: 'text' as const, text: write(given) };
  return { description: prompt.description, messages: [{ role: 'user', content }] };
}

const refusal = (message: string) => new ProtocolError(ProtocolErrorCode.InvalidParams, message);
