import { Labeled } from '../../../ui/fields/labeled.tsx';
import { useRemarks } from '../../../ui/fields/use-remarks.tsx';

type Props = {
  label: string;
  value: string;
  onChange: (text: string) => void;
  hint?: string | undefined;
  error?: string | undefined;
  className?: string;
};

/** A labeled field for JSON, as high as its content. */
export function JsonField({ label, value, onChange, hint, error, className = '' }: Props) {
  const { field, below } = useRemarks({ hint, error });

  return (
    <Labeled id={field.id} label={label} className={`min-w-0 ${className}`} below={below}>
      <textarea
        {...field}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        rows={Math.min(16, Math.max(2, value.split('\n').length))}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        className="block field-sizing-content max-h-96 w-full rounded-control border border-outline bg-raised p-3 font-mono text-sm leading-6 aria-invalid:border-2 aria-invalid:border-ink"
      />
    </Labeled>
  );
}
