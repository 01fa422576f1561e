-- Nobody saves or likes a palette meanwhile: it would be listed by the function as it was.
LOCK TABLE "palettes" IN SHARE MODE;--> statement-breakpoint
-- Words of tags as well; name, description and each tag are lines, over which no pair reaches.
CREATE OR REPLACE FUNCTION palette_terms_of(name text, description text, tags text[], likes integer, created_at timestamptz)
RETURNS SETOF text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	WITH pieces AS MATERIALIZED (
		SELECT string_to_array(replace(translate(
			lower(concat_ws(E'\n', name, description, array_to_string(tags, E'\n'))),
			E'\t\v\f\r', E'\n\n\n\n'), E'\n', E' \n '), ' ') AS p
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
INSERT INTO palette_terms (term, palette_id, likes, created_at, name_key, tabs)
	SELECT term, p.id, p.likes, p.created_at, lower(p.name), palette_tabs_of(p.tags, p.likes)
	FROM palettes p, palette_terms_of('', NULL, p.tags, 0, p.created_at) AS term
	WHERE p.is_public AND term NOT LIKE ' %'
	ON CONFLICT DO NOTHING;
--> statement-breakpoint
INSERT INTO palette_words (word)
	SELECT DISTINCT term FROM palettes p, palette_terms_of('', NULL, p.tags, 0, p.created_at) AS term
	WHERE p.is_public AND term NOT LIKE ' %' ORDER BY term
	ON CONFLICT DO NOTHING;
