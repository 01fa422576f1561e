-- Nobody saves or likes a palette meanwhile: it would be listed by the function as it was.
LOCK TABLE "palettes" IN SHARE MODE;--> statement-breakpoint
-- Before PostgreSQL 17 E'\v' is the letter v, at which words were split: a vertical tab is \x0B everywhere.
CREATE OR REPLACE FUNCTION palette_terms_of(name text, description text, tags text[], likes integer, created_at timestamptz)
RETURNS SETOF text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	WITH pieces AS MATERIALIZED (
		SELECT string_to_array(replace(translate(
			lower(concat_ws(E'\n', name, description, array_to_string(tags, E'\n'))),
			E'\t\x0B\f\r', E'\n\n\n\n'), E'\n', E' \n '), ' ') AS p
	), neighbors AS MATERIALIZED (
		SELECT word, next FROM pieces, unnest(p, p[2:]) AS pair (word, next) WHERE word NOT IN ('', E'\n')
	)
	SELECT word FROM neighbors
	UNION SELECT word || ' ' || next FROM neighbors WHERE next NOT IN ('', E'\n')
	UNION SELECT ' tag ' || tag FROM unnest(tags) AS tag
	UNION SELECT ' day ' || floor(extract(epoch FROM created_at) / 86400)
	UNION SELECT ' above ' || bound FROM unnest(ARRAY[20, 50]) AS bound WHERE likes > bound
$$;
--> statement-breakpoint
DO $$
DECLARE
	ids uuid[];
BEGIN
	IF E'\v' <> 'v' THEN RETURN; END IF;
	ids := array(
		SELECT id FROM palettes
		WHERE is_public AND concat_ws(' ', name, description, array_to_string(tags, ' ')) ILIKE '%v%'
	);
	DELETE FROM palette_terms WHERE palette_id = ANY (ids) AND term NOT LIKE ' %';
	INSERT INTO palette_terms (term, palette_id, likes, created_at, name_key, tabs)
		SELECT term, p.id, p.likes, p.created_at, lower(p.name), palette_tabs_of(p.tags, p.likes - p.light_likes)
		FROM palettes p, palette_terms_of(p.name, p.description, p.tags, 0, p.created_at) AS term
		WHERE p.id = ANY (ids) AND term NOT LIKE ' %';
	INSERT INTO palette_words (word)
		SELECT DISTINCT term FROM palette_terms
		WHERE palette_id = ANY (ids) AND term NOT LIKE ' %' ORDER BY term
		ON CONFLICT DO NOTHING;
	DELETE FROM palette_words WHERE NOT EXISTS (SELECT FROM palette_terms WHERE term = palette_words.word);
END $$;
