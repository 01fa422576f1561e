CREATE TABLE "palette_words_left" (
	"word" text collate "C" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "palette_lists" (
	"palette_id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"bloom_a" bigint NOT NULL,
	"bloom_b" bigint NOT NULL,
	"facets" integer,
	"likes" integer NOT NULL,
	"tabs" smallint NOT NULL,
	"is_public" boolean NOT NULL,
	"name_key" text collate "C" NOT NULL,
	"terms" bigint[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "palette_lists_fill" (
	"place" uuid PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "palette_lists" ADD CONSTRAINT "palette_lists_palette_id_palettes_id_fk" FOREIGN KEY ("palette_id") REFERENCES "public"."palettes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "palette_lists_by_likes" ON "palette_lists" USING btree ("likes","palette_id","facets","created_at","bloom_a","bloom_b","tabs") WHERE is_public;--> statement-breakpoint
CREATE INDEX "palette_lists_by_date" ON "palette_lists" USING btree ("created_at","palette_id","facets","bloom_a","bloom_b","tabs") WHERE is_public;--> statement-breakpoint
CREATE INDEX "palette_lists_by_name" ON "palette_lists" USING btree ("name_key","palette_id","facets","created_at","bloom_a","bloom_b","tabs") WHERE is_public;--> statement-breakpoint
CREATE INDEX "palette_lists_by_facets" ON "palette_lists" USING btree ("facets","palette_id","likes","created_at") WHERE is_public;--> statement-breakpoint
CREATE INDEX "palette_lists_by_term" ON "palette_lists" USING gin ("terms") WITH (fastupdate=false) WHERE is_public;--> statement-breakpoint
CREATE INDEX "palette_lists_unmeasured" ON "palette_lists" USING btree ("palette_id") WHERE facets is null;--> statement-breakpoint
-- The planner knows the frequency of some thousand terms.
ALTER TABLE "palette_lists" ALTER COLUMN "terms" SET STATISTICS 400;--> statement-breakpoint
CREATE FUNCTION term_id(term text) RETURNS bigint LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
	SELECT hashtextextended(term, 0)
$$;
--> statement-breakpoint
-- The bits of a term in both numbers of the Bloom filter: palette-terms.ts computes the same.
CREATE FUNCTION bloom_a(id bigint) RETURNS bigint LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
	SELECT 1::bigint << (id & 63)::integer
$$;
--> statement-breakpoint
CREATE FUNCTION bloom_b(id bigint) RETURNS bigint LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
	SELECT 1::bigint << ((id >> 6) & 63)::integer
$$;
--> statement-breakpoint
-- Words, pairs of neighbors with exactly one blank between, so that who holds the pair holds the text, and tags.
-- Name, description and each tag are lines, over which no pair reaches.
CREATE FUNCTION palette_terms_of(name text, description text, tags text[])
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
$$;
--> statement-breakpoint
CREATE FUNCTION palette_words_of(name text, description text, tags text[])
RETURNS SETOF text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT term FROM palette_terms_of(name, description, tags) AS term WHERE strpos(term, ' ') = 0
$$;
--> statement-breakpoint
-- The entries of palettes, without facets.
CREATE FUNCTION palette_entries(ids uuid[]) RETURNS SETOF palette_lists LANGUAGE sql STABLE AS $$
	SELECT p.id, p.created_at, t.bloom_a, t.bloom_b, NULL::integer, p.likes,
		palette_tabs_of(p.tags, p.likes - p.light_likes), p.is_public, lower(p.name), t.terms
	FROM palettes p, LATERAL (
		SELECT coalesce(bit_or(bloom_a(term_id(term))) FILTER (WHERE strpos(term, ' ') < 2), 0) AS bloom_a,
			coalesce(bit_or(bloom_b(term_id(term))) FILTER (WHERE strpos(term, ' ') < 2), 0) AS bloom_b,
			coalesce(array_agg(term_id(term)), '{}') AS terms
		FROM palette_terms_of(p.name, p.description, p.tags) AS term
	) AS t
	WHERE p.id = ANY (ids)
$$;
--> statement-breakpoint
-- Words are inserted in order, so that two transactions cannot wait for each other. Who takes words away
-- (forget-words.ts) holds the lock alone: else one could go that a palette under way has found to be there.
CREATE OR REPLACE FUNCTION index_palettes(ids uuid[]) RETURNS void LANGUAGE sql AS $$
	SELECT pg_advisory_xact_lock_shared(7266031442);
	INSERT INTO palette_words (word)
		SELECT DISTINCT word FROM palettes p, palette_words_of(p.name, p.description, p.tags) AS word
		WHERE p.id = ANY (ids) AND p.is_public ORDER BY word
		ON CONFLICT DO NOTHING;
	INSERT INTO palette_colors (palette_id, position, lab)
		SELECT p.id, position, oklab(color ->> 'hex')
		FROM palettes p, jsonb_array_elements(p.colors) WITH ORDINALITY AS c (color, position)
		WHERE p.id = ANY (ids) AND p.is_public;
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION palettes_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	ids uuid[] := array(SELECT id FROM new_rows);
BEGIN
	INSERT INTO palette_lists SELECT * FROM palette_entries(ids);
	PERFORM index_palettes(ids);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION palettes_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM palette_colors WHERE palette_id = ANY (array(SELECT id FROM old_rows));
	INSERT INTO palette_words_left (word)
		SELECT DISTINCT word FROM old_rows p, palette_words_of(p.name, p.description, p.tags) AS word WHERE p.is_public;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION palette_updated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF (old.name, old.description, old.tags, old.created_at, old.is_public)
		IS NOT DISTINCT FROM (new.name, new.description, new.tags, new.created_at, new.is_public)
	THEN
		UPDATE palette_lists SET likes = new.likes, tabs = palette_tabs_of(new.tags, new.likes - new.light_likes),
			facets = CASE WHEN old.colors = new.colors THEN facets END
			WHERE palette_id = new.id;
	ELSE
		UPDATE palette_lists l SET created_at = e.created_at, bloom_a = e.bloom_a, bloom_b = e.bloom_b, likes = e.likes,
			tabs = e.tabs, is_public = e.is_public, name_key = e.name_key, terms = e.terms,
			facets = CASE WHEN old.colors = new.colors THEN l.facets END
			FROM palette_entries(ARRAY[new.id]) AS e WHERE l.palette_id = e.palette_id;
		IF old.is_public THEN
			INSERT INTO palette_words_left (word)
				SELECT palette_words_of(old.name, old.description, old.tags)
				EXCEPT SELECT palette_words_of(new.name, new.description, new.tags) WHERE new.is_public;
		END IF;
	END IF;
	IF (old.name, old.description, old.tags, old.colors, old.is_public)
		IS DISTINCT FROM (new.name, new.description, new.tags, new.colors, new.is_public)
	THEN
		DELETE FROM palette_colors WHERE palette_id = new.id;
		PERFORM index_palettes(ARRAY[new.id]);
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
-- Whether a public palette has a word or a tag: the newest have the common ones, and the index tells of the others.
CREATE FUNCTION has_palette(term text) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
DECLARE
	id bigint := term_id(term);
BEGIN
	IF EXISTS (
		SELECT FROM (
			SELECT palette_id, bloom_a, bloom_b FROM palette_lists WHERE is_public
			ORDER BY created_at DESC, palette_id DESC LIMIT 2000
		) AS t
		WHERE t.bloom_a & bloom_a(id) <> 0 AND t.bloom_b & bloom_b(id) <> 0
			AND (SELECT o.terms @> ARRAY[id] FROM palette_lists o WHERE o.palette_id = t.palette_id)
	) THEN RETURN true; END IF;
	RETURN cardinality(array(SELECT palette_id FROM palette_lists WHERE is_public AND terms @> ARRAY[id])) > 0;
END $$;
--> statement-breakpoint
DROP FUNCTION unindex_palettes(uuid[]);--> statement-breakpoint
DROP FUNCTION forget_words(text[]);--> statement-breakpoint
DROP FUNCTION words_of_palettes(uuid[]);--> statement-breakpoint
INSERT INTO "palette_lists_fill" ("place") SELECT '00000000-0000-0000-0000-000000000000' WHERE EXISTS (SELECT FROM "palettes");--> statement-breakpoint
-- Older instances read `palette_terms`, pairs in `palette_words`, and `palette_facets`: they are kept up to date until
-- none of these instances is left.
CREATE FUNCTION former_lists_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	ids uuid[] := array(SELECT id FROM new_rows);
BEGIN
	PERFORM index_palette_terms(ids);
	INSERT INTO palette_words (word)
		SELECT DISTINCT term FROM palette_terms
		WHERE palette_id = ANY (ids) AND strpos(term, ' ') > 1 ORDER BY term
		ON CONFLICT DO NOTHING;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION former_lists_updated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM palette_terms WHERE palette_id = new.id;
	PERFORM index_palette_terms(ARRAY[new.id]);
	INSERT INTO palette_words (word)
		SELECT DISTINCT term FROM palette_terms
		WHERE palette_id = new.id AND strpos(term, ' ') > 1 ORDER BY term
		ON CONFLICT DO NOTHING;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION former_lists_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM palette_terms WHERE palette_id = ANY (array(SELECT id FROM old_rows));
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER former_lists_inserted AFTER INSERT ON palettes
	REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION former_lists_inserted();
--> statement-breakpoint
CREATE TRIGGER former_lists_updated AFTER UPDATE ON palettes FOR EACH ROW
	WHEN ((old.name, old.description, old.tags, old.created_at, old.is_public, old.likes, old.light_likes)
		IS DISTINCT FROM (new.name, new.description, new.tags, new.created_at, new.is_public, new.likes, new.light_likes))
	EXECUTE FUNCTION former_lists_updated();
--> statement-breakpoint
CREATE TRIGGER former_lists_deleted AFTER DELETE ON palettes
	REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION former_lists_deleted();
--> statement-breakpoint
CREATE FUNCTION drop_former_lists() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	DROP TRIGGER former_lists_inserted ON palettes;
	DROP TRIGGER former_lists_updated ON palettes;
	DROP TRIGGER former_lists_deleted ON palettes;
	DROP TRIGGER palette_facets_inserted ON palettes;
	DROP TRIGGER palette_facets_updated ON palettes;
	DROP FUNCTION former_lists_inserted, former_lists_updated, former_lists_deleted,
		palette_facets_inserted, palette_facets_updated,
		index_palette_terms, palette_terms_of(text, text, text[], integer, timestamptz);
	DROP TABLE palette_terms, palette_facets, palette_facets_fill;
	DROP INDEX palette_words_backwards;
	DELETE FROM palette_words WHERE strpos(word, ' ') > 0;
END $$;
--> statement-breakpoint
DO $$ BEGIN
	IF NOT EXISTS (SELECT FROM palettes) THEN
		PERFORM drop_former_lists();
		DROP FUNCTION drop_former_lists;
	END IF;
END $$;
