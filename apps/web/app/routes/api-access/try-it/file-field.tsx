import { useId } from 'react';

type Props = { label: string; name: string; required: boolean };

/** A labeled native choice of a file. */
export function FileField({ label, name, required }: Props) {
  const id = useId();

  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-sm font-medium">
        {label}
      </label>
      <input
        id={id}
        type="file"
        name={name}
        required={required}
        className="min-h-11 w-full text-sm file:mr-3 file:min-h-11 file:rounded-control file:border file:border-outline file:bg-raised file:px-4 file:font-medium"
      />
    </div>
  );
}
