import type { StateCore, Token } from 'markdown-it';

const HEX = /#[0-9a-f]{6}(?![0-9a-z])/i;
const HEXES = /(#[0-9a-f]{6}(?![0-9a-z]))/i;

/** Links each hex in a text to the page of its color; the texts of links stay as they are. */
export function linkColors({ tokens, Token }: StateCore): void {
  for (const { type, children } of tokens) {
    if (type !== 'inline' || !children) continue;
    let depth = 0;
    const linked = children.flatMap((token) => {
      if (token.type === 'link_open') depth += 1;
      if (token.type === 'link_close') depth -= 1;
      if (depth > 0) return token;
      if (token.type === 'code_inline' && HEX.test(token.content)) {
        return token.content.length === 7 ? link(token, token.content, Token) : token;
      }
      return token.type === 'text' ? splitText(token, Token) : token;
    });
    children.splice(0, children.length, ...linked);
  }
}

type NewToken = StateCore['Token'];

function splitText({ content }: Token, NewToken: NewToken): Token[] {
  return content.split(HEXES).flatMap((part) => {
    const text = new NewToken('text', '', 0);
    text.content = part;
    return HEX.test(part) ? link(text, part, NewToken) : text;
  });
}

function link(token: Token, hex: string, NewToken: NewToken): Token[] {
  const open = new NewToken('link_open', 'a', 1);
  open.attrSet('href', `/color/${hex.slice(1).toLowerCase()}`);
  return [open, token, new NewToken('link_close', 'a', -1)];
}
