import { type Command, EXIT } from '../command.ts';

export const lsp: Command = {
  name: 'lsp',
  summary: 'Show stray colors and tokens in editors (Language Server Protocol)',
  usage: '',
  details: `An editor starts it and speaks with it over standard input and output. It shows swatches beside
colors, warns of stray colors as audit finds them, and offers to put the token in their place
that has the same color in every mode. The tokens are read when the editor starts it, and
again whenever a file is saved. It writes no file.`,
  options: { stdio: { help: 'Taken for editors that add it; there is no other way' } },
  examples: [['lsp', 'the command that the settings of an editor name']],
  async run() {
    const { serve } = await import('../lsp/serve.ts');
    await serve(process.stdin, process.stdout);
    process.stdin.destroy(); // an editor may leave it open
    return EXIT.ok;
  },
};
