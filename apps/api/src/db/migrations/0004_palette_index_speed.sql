-- As before, several times faster: one scalar after the other instead of a query for each colour.
CREATE OR REPLACE FUNCTION oklab(hex text) RETURNS cube LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
	bytes bytea := decode(substr(hex, 2), 'hex');
	r float8 := get_byte(bytes, 0) / 255::float8;
	g float8 := get_byte(bytes, 1) / 255::float8;
	b float8 := get_byte(bytes, 2) / 255::float8;
	l float8;
	m float8;
	s float8;
BEGIN
	r := CASE WHEN r <= 0.04045 THEN r / 12.92 ELSE ((r + 0.055) / 1.055) ^ 2.4::float8 END;
	g := CASE WHEN g <= 0.04045 THEN g / 12.92 ELSE ((g + 0.055) / 1.055) ^ 2.4::float8 END;
	b := CASE WHEN b <= 0.04045 THEN b / 12.92 ELSE ((b + 0.055) / 1.055) ^ 2.4::float8 END;
	l := cbrt(0.412221469470763 * r + 0.5363325372617348 * g + 0.0514459932675022 * b);
	m := cbrt(0.2119034958178252 * r + 0.6806995506452344 * g + 0.1073969535369406 * b);
	s := cbrt(0.0883024591900564 * r + 0.2817188391361215 * g + 0.6299787016738222 * b);
	RETURN cube(ARRAY[
		0.210454268309314 * l + 0.7936177747023054 * m - 0.0040720430116193 * s,
		1.9779985324311684 * l - 2.4285922420485799 * m + 0.450593709617411 * s,
		0.0259040424655478 * l + 0.7827717124575296 * m - 0.8086757549230774 * s
	]);
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION palette_terms_of(name text, description text, tags text[], likes integer, created_at timestamptz)
RETURNS SETOF text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT DISTINCT unnest(
		array_remove(string_to_array(translate(lower(name) || ' ' || coalesce(lower(description), ''), E'\t\n\v\f\r', '     '), ' '), '')
			|| array(SELECT ' tag ' || tag FROM unnest(tags) AS tag)
			|| (' day ' || floor(extract(epoch FROM created_at) / 86400))
			|| CASE WHEN likes > 50 THEN ARRAY[' above 20', ' above 50'] WHEN likes > 20 THEN ARRAY[' above 20'] END
	)
$$;
