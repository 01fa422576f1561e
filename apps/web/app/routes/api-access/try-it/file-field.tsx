import { Labeled } from '../../../ui/fields/labeled.tsx';
import { useRemarks } from '../../../ui/fields/use-remarks.tsx';

type Props = {
  label: string;
  name: string;
  hint?: string | undefined;
  error?: string | undefined;
};

/** A labeled native file input. */
export function FileField({ label, name, hint, error }: Props) {
  const { field, below } = useRemarks({ hint, error });

  return (
    <Labeled id={field.id} label={label} below={below}>
      <input
        {...field}
        type="file"
        name={name}
        className="min-h-11 w-full text-sm file:mr-3 file:min-h-11 file:rounded-control file:border file:border-outline file:bg-raised file:px-4 file:font-medium"
      />
    </Labeled>
  );
}
