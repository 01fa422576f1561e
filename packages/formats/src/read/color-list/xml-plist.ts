import { FormatError } from '../../palette/format-error.ts';
import { type XmlNode, xmlNodes } from '../../text/xml-nodes.ts';
import { DEEPEST, PLIST, type Plist, Uid } from './plist.ts';

/** A list or dictionary that is being read. */
interface Open {
  values: Plist[];
  /** Of a dictionary; each belongs to the value at its place. */
  keys: string[] | undefined;
}

/**
 * Reads a property list in XML. Texts and data count up to 2,000 characters, which is more than any that
 * a color needs.
 *
 * @throws {FormatError} If a dictionary has a value without a key, or nothing is in it.
 * @see https://www.apple.com/DTDs/PropertyList-1.0.dtd
 */
export function readXmlPlist(text: string): Plist {
  const open: Open[] = [{ values: [], keys: undefined }];
  for (const node of xmlNodes(text, PLIST)) {
    const within = open.at(-1)!;
    const isGroup = node.name === 'dict' || node.name === 'array';
    if (node.kind === 'open' && isGroup) {
      if (open.length > DEEPEST) throw broken(node.at, `nested deeper than ${DEEPEST}`);
      const group: Open = { values: [], keys: node.name === 'dict' ? [] : undefined };
      if (node.isEmpty) add(within, close(group, node));
      else open.push(group);
    } else if (node.kind === 'close' && isGroup && open.length > 1) {
      open.pop();
      add(open.at(-1)!, close(within, node));
    } else if (node.kind === 'open' && node.name === 'key') {
      within.keys?.push(node.text);
    } else if (node.kind === 'open') {
      const value = simpleValue(node);
      if (value !== undefined) add(within, value);
    }
  }
  const root = open[0]!.values[0];
  if (root === undefined) throw broken(0, 'there is no value in it');
  return root;
}

const add = ({ values }: Open, value: Plist) => values.push(value);

/** What a list or dictionary holds; one with a `CF$UID` alone is a reference. */
function close({ keys, values }: Open, { at }: XmlNode): Plist {
  if (!keys) return values;
  if (keys.length !== values.length) throw broken(at, 'a key has no value, or a value no key');
  const dict = new Map(keys.map((key, i) => [key, values[i]!] as const));
  const place = dict.size === 1 ? dict.get('CF$UID') : undefined;
  return typeof place === 'number' ? new Uid(place) : dict;
}

function simpleValue({ name, text, at }: XmlNode): Plist | undefined {
  switch (name) {
    case 'string':
    case 'date':
      return text;
    case 'integer':
    case 'real':
      return Number(text);
    case 'true':
    case 'false':
      return name === 'true';
    case 'data':
      return bytesOf(text, at);
  }
  return undefined;
}

function bytesOf(base64: string, at: number): Uint8Array {
  const digits = base64.replaceAll(/[\s=]/g, '');
  if (!/^[\w+/]*$/.test(digits) || digits.includes('_')) throw broken(at, 'data is not Base64');
  const whole = digits.slice(0, digits.length - (digits.length % 4 === 1 ? 1 : 0));
  return Uint8Array.from(atob(whole), (letter) => letter.charCodeAt(0));
}

const broken = (at: number, problem: string) => new FormatError('broken', PLIST, at, problem);
