DROP INDEX "palettes_by_text";--> statement-breakpoint
DROP INDEX "palette_terms_by_likes";--> statement-breakpoint
DROP INDEX "palette_terms_by_date";--> statement-breakpoint
DROP INDEX "palette_terms_by_name";--> statement-breakpoint
DROP INDEX "palette_words_by_part";--> statement-breakpoint
TRUNCATE "palette_terms";--> statement-breakpoint
ALTER TABLE "palette_terms" ADD COLUMN "tabs" smallint NOT NULL;--> statement-breakpoint
-- The blank stands before and after, so that a part can be a beginning or an end.
CREATE FUNCTION parts_of(word text, shortest integer, longest integer) RETURNS text[]
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
	SELECT array_agg(DISTINCT substr(word, start, length))
	FROM generate_series(shortest, longest) AS length,
		generate_series(1, char_length(word) - length + 1) AS start
$$;
--> statement-breakpoint
-- TAB_BITS of palette-lists.ts.
CREATE FUNCTION palette_tabs_of(tags text[], likes integer) RETURNS smallint
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT ((likes > 20)::integer + (likes > 50)::integer * 2
		+ ('minimal' = ANY (tags))::integer * 4 + ('vintage' = ANY (tags))::integer * 8
		+ ('warm' = ANY (tags))::integer * 16 + ('cool' = ANY (tags))::integer * 32)::smallint
$$;
--> statement-breakpoint
-- Pairs are words with exactly one blank between, so that who holds the pair holds the text.
CREATE OR REPLACE FUNCTION palette_terms_of(name text, description text, tags text[], likes integer, created_at timestamptz)
RETURNS SETOF text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	WITH pieces AS MATERIALIZED (
		SELECT string_to_array(replace(translate(
			lower(name) || E'\n' || coalesce(lower(description), ''), E'\t\v\f\r', E'\n\n\n\n'), E'\n', E' \n '), ' ') AS p
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
CREATE FUNCTION index_palette_terms(ids uuid[]) RETURNS void LANGUAGE sql AS $$
	INSERT INTO palette_terms (term, palette_id, likes, created_at, name_key, tabs)
		SELECT term, p.id, p.likes, p.created_at, lower(p.name), palette_tabs_of(p.tags, p.likes)
		FROM palettes p, palette_terms_of(p.name, p.description, p.tags, p.likes, p.created_at) AS term
		WHERE p.id = ANY (ids) AND p.is_public;
$$;
--> statement-breakpoint
-- Words are inserted in order, so that two transactions cannot wait for each other.
CREATE OR REPLACE FUNCTION index_palettes(ids uuid[]) RETURNS void LANGUAGE sql AS $$
	SELECT index_palette_terms(ids);
	INSERT INTO palette_words (word)
		SELECT DISTINCT term FROM palette_terms
		WHERE palette_id = ANY (ids) AND strpos(term, ' ') = 0 ORDER BY term
		ON CONFLICT DO NOTHING;
	INSERT INTO palette_colors (palette_id, position, lab)
		SELECT p.id, position, oklab(color ->> 'hex')
		FROM palettes p, jsonb_array_elements(p.colors) WITH ORDINALITY AS c (color, position)
		WHERE p.id = ANY (ids) AND p.is_public;
$$;
--> statement-breakpoint
SELECT index_palette_terms(array(SELECT id FROM palettes));--> statement-breakpoint
CREATE INDEX "palette_terms_by_likes" ON "palette_terms" USING btree ("term","likes","palette_id","tabs","created_at");--> statement-breakpoint
CREATE INDEX "palette_terms_by_date" ON "palette_terms" USING btree ("term","created_at","palette_id","tabs");--> statement-breakpoint
CREATE INDEX "palette_terms_by_name" ON "palette_terms" USING btree ("term","name_key","palette_id","tabs","created_at");--> statement-breakpoint
CREATE INDEX "palette_words_by_part" ON "palette_words" USING gin (parts_of(' ' || "word" || ' ', 1, 3));--> statement-breakpoint
-- With the palette at hand in the index, its neighbours are found without fetching a row for each.
DROP INDEX "palette_colors_by_lab";--> statement-breakpoint
CREATE INDEX "palette_colors_by_lab" ON "palette_colors" USING gist ("lab") INCLUDE ("palette_id");
