-- As 0037 does, which is part of the same transaction.
LOCK TABLE moderation_acts, palettes, saved_themes, collections;--> statement-breakpoint
CREATE INDEX "palette_words_by_trigram" ON "palette_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "palette_words_by_stem" ON "palette_words" USING btree (((ts_lexize('english_stem', "word"))[1]));--> statement-breakpoint
ALTER TABLE "palettes" ADD COLUMN "facets" text[];--> statement-breakpoint
ALTER TABLE "palettes" ADD COLUMN "search" "tsvector";--> statement-breakpoint
-- The planner knows the frequency of up to ten thousand lexemes.
ALTER TABLE "palettes" ALTER COLUMN "search" SET STATISTICS 1000;--> statement-breakpoint
CREATE INDEX "palettes_by_search" ON "palettes" USING gin ("search") WITH (fastupdate=false) WHERE is_public;--> statement-breakpoint
CREATE INDEX "palettes_unmeasured" ON "palettes" USING btree ("id") WHERE facets is null;--> statement-breakpoint
-- All that a palette is searched by: its words, each two neighbors, and after a blank its tags and facets.
CREATE FUNCTION palette_search_of(name text, description text, tags text[], facets text[])
RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT array_to_tsvector(array(SELECT public.palette_terms_of(name, description, tags))
		|| array(SELECT ' ' || facet FROM unnest(facets) AS facet))
$$;
--> statement-breakpoint
-- Older instances do not know the facets: those of colors that they save or change are measured later.
CREATE FUNCTION palette_written() RETURNS trigger LANGUAGE plpgsql SET search_path = public AS $$
BEGIN
	IF TG_OP = 'UPDATE' AND new.colors <> old.colors AND new.facets = old.facets THEN
		new.facets := NULL;
	END IF;
	new.search := palette_search_of(new.name, new.description, new.tags, new.facets);
	RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER palette_written BEFORE INSERT OR UPDATE OF name, description, tags, colors, facets ON palettes
	FOR EACH ROW EXECUTE FUNCTION palette_written();
--> statement-breakpoint
-- What older instances read in `palette_lists` is written until none of these is left.
CREATE FUNCTION former_entries_inserted() RETURNS trigger LANGUAGE plpgsql SET search_path = public AS $$
BEGIN
	INSERT INTO palette_lists SELECT * FROM palette_entries(array(SELECT id FROM new_rows));
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION former_entries_updated() RETURNS trigger LANGUAGE plpgsql SET search_path = public AS $$
BEGIN
	UPDATE palette_lists l SET created_at = e.created_at, bloom_a = e.bloom_a, bloom_b = e.bloom_b, likes = e.likes,
		tabs = e.tabs, is_public = e.is_public, name_key = e.name_key, terms = e.terms,
		facets = CASE WHEN old.colors = new.colors THEN l.facets ELSE e.facets END
		FROM palette_entries(ARRAY[new.id]) AS e WHERE l.palette_id = e.palette_id;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER former_entries_inserted AFTER INSERT ON palettes
	REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION former_entries_inserted();
--> statement-breakpoint
CREATE TRIGGER former_entries_updated AFTER UPDATE ON palettes FOR EACH ROW
	WHEN ((old.name, old.description, old.tags, old.colors, old.created_at, old.is_public, old.likes, old.light_likes)
		IS DISTINCT FROM
		(new.name, new.description, new.tags, new.colors, new.created_at, new.is_public, new.likes, new.light_likes))
	EXECUTE FUNCTION former_entries_updated();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION palettes_inserted() RETURNS trigger LANGUAGE plpgsql SET search_path = public AS $$
BEGIN
	PERFORM index_palettes(array(SELECT id FROM new_rows));
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION palette_updated() RETURNS trigger LANGUAGE plpgsql SET search_path = public AS $$
BEGIN
	IF old.is_public THEN
		INSERT INTO palette_words_left (word)
			SELECT palette_words_of(old.name, old.description, old.tags)
			EXCEPT SELECT palette_words_of(new.name, new.description, new.tags) WHERE new.is_public;
	END IF;
	DELETE FROM palette_colors WHERE palette_id = new.id;
	PERFORM index_palettes(ARRAY[new.id]);
	RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER palette_updated ON palettes;--> statement-breakpoint
CREATE TRIGGER palette_updated AFTER UPDATE OF name, description, tags, colors, is_public ON palettes FOR EACH ROW
	WHEN ((old.name, old.description, old.tags, old.colors, old.is_public)
		IS DISTINCT FROM (new.name, new.description, new.tags, new.colors, new.is_public))
	EXECUTE FUNCTION palette_updated();
--> statement-breakpoint
CREATE FUNCTION drop_former_search() RETURNS void LANGUAGE plpgsql SET search_path = public AS $$
BEGIN
	DROP TRIGGER former_entries_inserted ON palettes;
	DROP TRIGGER former_entries_updated ON palettes;
	DROP FUNCTION former_entries_inserted, former_entries_updated, palette_entries, given_facets, has_palette,
		palette_tabs_of, term_id, bloom_a, bloom_b;
	DROP TABLE palette_lists, palette_lists_fill, palette_facet_sets;
	DROP INDEX palette_words_by_part, palette_words_alone;
	DROP FUNCTION parts_of;
	ALTER TABLE palette_colors DROP COLUMN cell;
	DROP FUNCTION color_cell;
END $$;
--> statement-breakpoint
DO $$ BEGIN
	-- Those of a used database are indexed afterwards, so that writers need not wait: see index-colors.ts.
	IF NOT EXISTS (SELECT FROM palettes) THEN
		CREATE INDEX palette_colors_by_lab ON palette_colors USING gist (lab);
		PERFORM drop_former_search();
		DROP FUNCTION drop_former_search;
	END IF;
END $$;
