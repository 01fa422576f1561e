CREATE EXTENSION IF NOT EXISTS cube;
--> statement-breakpoint
CREATE TABLE "palette_colors" (
	"palette_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"lab" "cube" NOT NULL,
	CONSTRAINT "palette_colors_palette_id_position_pk" PRIMARY KEY("palette_id","position")
);
--> statement-breakpoint
CREATE TABLE "palette_terms" (
	"term" text collate "C" NOT NULL,
	"palette_id" uuid NOT NULL,
	"likes" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"name_key" text collate "C" NOT NULL,
	CONSTRAINT "palette_terms_palette_id_term_pk" PRIMARY KEY("palette_id","term")
);
--> statement-breakpoint
CREATE TABLE "palette_words" (
	"word" text collate "C" PRIMARY KEY NOT NULL
);
--> statement-breakpoint
DROP INDEX "palettes_by_tag";--> statement-breakpoint
CREATE INDEX "palette_colors_by_lab" ON "palette_colors" USING gist ("lab");--> statement-breakpoint
CREATE INDEX "palette_terms_by_likes" ON "palette_terms" USING btree ("term","likes","palette_id");--> statement-breakpoint
CREATE INDEX "palette_terms_by_date" ON "palette_terms" USING btree ("term","created_at","palette_id");--> statement-breakpoint
CREATE INDEX "palette_terms_by_name" ON "palette_terms" USING btree ("term","name_key","palette_id");--> statement-breakpoint
CREATE INDEX "palette_words_by_part" ON "palette_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
-- Gamma-encoded sRGB to OKLab (https://bottosson.github.io/posts/oklab/), as packages/color does it.
CREATE FUNCTION oklab(hex text) RETURNS cube LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
	WITH channels AS (
		SELECT array_agg(CASE WHEN c <= 0.04045 THEN c / 12.92 ELSE ((c + 0.055) / 1.055) ^ 2.4 END ORDER BY place) AS c
		FROM (SELECT place, get_byte(decode(substr(hex, 2), 'hex'), place) / 255::float8 AS c
			FROM generate_series(0, 2) AS place) AS encoded
	), cones AS (
		SELECT cbrt(0.412221469470763 * c[1] + 0.5363325372617348 * c[2] + 0.0514459932675022 * c[3]) AS l,
			cbrt(0.2119034958178252 * c[1] + 0.6806995506452344 * c[2] + 0.1073969535369406 * c[3]) AS m,
			cbrt(0.0883024591900564 * c[1] + 0.2817188391361215 * c[2] + 0.6299787016738222 * c[3]) AS s
		FROM channels
	)
	SELECT cube(ARRAY[
		0.210454268309314 * l + 0.7936177747023054 * m - 0.0040720430116193 * s,
		1.9779985324311684 * l - 2.4285922420485799 * m + 0.450593709617411 * s,
		0.0259040424655478 * l + 0.7827717124575296 * m - 0.8086757549230774 * s
	]) FROM cones
$$;
--> statement-breakpoint
-- Words longer than 64 are kept in pieces that overlap, so that any 32 characters lie in one piece.
CREATE FUNCTION palette_terms_of(name text, description text, tags text[], likes integer, created_at timestamptz)
RETURNS SETOF text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT substr(word, start, 64)
	FROM regexp_split_to_table(lower(name) || ' ' || coalesce(lower(description), ''), '\s+') AS word,
		generate_series(1, greatest(char_length(word) - 32, 1), 32) AS start
	WHERE word <> ''
	UNION SELECT ' tag ' || tag FROM unnest(tags) AS tag
	UNION SELECT ' day ' || floor(extract(epoch FROM created_at) / 86400)
	UNION SELECT ' above ' || bound FROM unnest(ARRAY[20, 50]) AS bound WHERE likes > bound
$$;
--> statement-breakpoint
-- Words are inserted in order, so that two transactions cannot wait for each other.
CREATE FUNCTION index_palettes(ids uuid[]) RETURNS void LANGUAGE sql AS $$
	INSERT INTO palette_terms (term, palette_id, likes, created_at, name_key)
		SELECT term, p.id, p.likes, p.created_at, lower(p.name)
		FROM palettes p, palette_terms_of(p.name, p.description, p.tags, p.likes, p.created_at) AS term
		WHERE p.id = ANY (ids) AND p.is_public;
	INSERT INTO palette_words (word)
		SELECT DISTINCT term FROM palette_terms
		WHERE palette_id = ANY (ids) AND term NOT LIKE ' %' ORDER BY term
		ON CONFLICT DO NOTHING;
	INSERT INTO palette_colors (palette_id, position, lab)
		SELECT p.id, position, oklab(color ->> 'hex')
		FROM palettes p, jsonb_array_elements(p.colors) WITH ORDINALITY AS c (color, position)
		WHERE p.id = ANY (ids) AND p.is_public;
$$;
--> statement-breakpoint
CREATE FUNCTION unindex_palettes(ids uuid[]) RETURNS void LANGUAGE sql AS $$
	DELETE FROM palette_terms WHERE palette_id = ANY (ids);
	DELETE FROM palette_colors WHERE palette_id = ANY (ids);
$$;
--> statement-breakpoint
CREATE FUNCTION palettes_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM index_palettes(array(SELECT id FROM new_rows));
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION palettes_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM unindex_palettes(array(SELECT id FROM old_rows));
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION palette_updated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF (old.name, old.description, old.tags, old.colors, old.created_at, old.is_public, old.likes > 20, old.likes > 50)
		IS NOT DISTINCT FROM
		(new.name, new.description, new.tags, new.colors, new.created_at, new.is_public, new.likes > 20, new.likes > 50)
	THEN
		UPDATE palette_terms SET likes = new.likes WHERE palette_id = new.id;
	ELSE
		PERFORM unindex_palettes(ARRAY[new.id]);
		PERFORM index_palettes(ARRAY[new.id]);
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER palettes_inserted AFTER INSERT ON palettes
	REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION palettes_inserted();
--> statement-breakpoint
CREATE TRIGGER palettes_deleted AFTER DELETE ON palettes
	REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION palettes_deleted();
--> statement-breakpoint
-- Counting views and copies must stay cheap, so such an update does not come here.
CREATE TRIGGER palette_updated AFTER UPDATE ON palettes FOR EACH ROW
	WHEN ((old.name, old.description, old.tags, old.colors, old.created_at, old.is_public, old.likes)
		IS DISTINCT FROM
		(new.name, new.description, new.tags, new.colors, new.created_at, new.is_public, new.likes))
	EXECUTE FUNCTION palette_updated();
--> statement-breakpoint
SELECT index_palettes(array(SELECT id FROM palettes));
