type Props = { label: string; name: string; checked: boolean; onChange: (value: string) => void };

/** A labeled checkbox whose value in the address is `1`, or nothing. */
export function Checkbox({ label, name, checked, onChange }: Props) {
  return (
    <label className="flex min-h-11 items-center gap-2.5 font-medium">
      <input
        type="checkbox"
        {...{ name, checked }}
        value="1"
        autoComplete="off"
        onChange={(event) => onChange(event.currentTarget.checked ? '1' : '')}
        className="size-5 accent-accent"
      />
      {label}
    </label>
  );
}
