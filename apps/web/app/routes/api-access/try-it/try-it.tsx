import { Button } from '../../../ui/buttons/button.tsx';
import { FormField } from '../../../ui/fields/form-field.tsx';
import { Radio } from '../../../ui/fields/radio.tsx';
import type { Access, Endpoint, Field } from '../document/endpoint.ts';
import { AnswerView } from './answer-view.tsx';
import { JsonField } from './json-field.tsx';
import { TryField } from './try-field.tsx';
import { useTryIt } from './use-try-it.ts';

type Props = {
  endpoint: Endpoint;
  /** Stored in the open page only. */
  apiKey: { text: string; set: (text: string) => void };
};

const KEY_LABELS: Record<Access, string> = {
  open: 'Your API key (optional)',
  key: 'Your API key',
  login: 'Session token',
};

/** Sends a request to the endpoint, as a program would. */
export function TryIt({ endpoint, apiKey }: Props) {
  const { fields, bodyFields, textOf, set, editor, problems, address, outcome, busy, onSubmit } =
    useTryIt(endpoint, apiKey.text);
  const show = (field: Field) => (
    <TryField
      key={`${field.place} ${field.name}`}
      field={field}
      value={textOf(field)}
      onChange={set(field)}
      error={problems[field.name]}
    />
  );

  return (
    <>
      <p className="hidden noscript:block">
        Calling from the page needs JavaScript. The examples below run without a browser.
      </p>
      <form onSubmit={onSubmit} className="space-y-4 noscript:hidden">
        {fields.length > 0 && (
          <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
            {fields.map(show)}
          </div>
        )}
        {editor && <BodyEditor value={editor.way} onChange={editor.edit} />}
        {editor?.way === 'json' && (
          <JsonField
            label="Body, JSON"
            value={editor.json}
            onChange={editor.setJson}
            error={Object.entries(problems)
              .map(([name, text]) => `${name} ${text}`)
              .join('. ')}
          />
        )}
        {bodyFields.length > 0 && (
          <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
            {bodyFields.map(show)}
          </div>
        )}
        <FormField
          label={KEY_LABELS[endpoint.access]}
          type="password"
          value={apiKey.text}
          onChange={(event) => apiKey.set(event.target.value)}
          autoComplete="off"
          hint="Kept only in this page until you leave it."
        />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button type="submit" variant="primary" aria-busy={busy}>
            {busy ? 'Sending...' : 'Send Request'}
          </Button>
          <code className="min-w-0 font-mono text-sm wrap-anywhere text-muted">
            {endpoint.method} {address}
          </code>
        </div>
      </form>
      <AnswerView outcome={outcome} />
    </>
  );
}

type BodyEditorProps = {
  /** How the body is edited. */
  value: 'fields' | 'json';
  onChange: (value: 'fields' | 'json') => void;
};

const WAYS = [
  { value: 'fields', label: 'Fields' },
  { value: 'json', label: 'JSON' },
] as const;

/** Switches between the fields of a body and its JSON. */
function BodyEditor({ value, onChange }: BodyEditorProps) {
  return (
    <fieldset className="flex w-fit rounded-control border border-outline bg-raised text-sm">
      <legend className="sr-only">Edit the body as</legend>
      {WAYS.map((way) => (
        <Radio
          key={way.value}
          name="edit-body-as"
          value={way.value}
          checked={value === way.value}
          onChange={() => onChange(way.value)}
          className="min-h-9 px-4 text-muted first-of-type:rounded-l-[7px] last-of-type:rounded-r-[7px] has-checked:bg-accent has-checked:text-on-accent"
        >
          {way.label}
        </Radio>
      ))}
    </fieldset>
  );
}
