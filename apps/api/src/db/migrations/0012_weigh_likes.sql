ALTER TABLE "palette_likes" ADD COLUMN "is_light" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "palettes" ADD COLUMN "light_likes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "palettes" ADD CONSTRAINT "palettes_light_likes_positive" CHECK ("palettes"."light_likes" >= 0);--> statement-breakpoint
-- Light likes do not count for the tabs; the order by likes is that of the numbers that are shown.
CREATE OR REPLACE FUNCTION index_palette_terms(ids uuid[]) RETURNS void LANGUAGE sql AS $$
	INSERT INTO palette_terms (term, palette_id, likes, created_at, name_key, tabs)
		SELECT term, p.id, p.likes, p.created_at, lower(p.name), palette_tabs_of(p.tags, p.likes - p.light_likes)
		FROM palettes p,
			palette_terms_of(p.name, p.description, p.tags, p.likes - p.light_likes, p.created_at) AS term
		WHERE p.id = ANY (ids) AND p.is_public;
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION palette_updated() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	gone text[];
	weighing_before integer := old.likes - old.light_likes;
	weighing integer := new.likes - new.light_likes;
BEGIN
	IF (old.name, old.description, old.tags, old.colors, old.created_at, old.is_public, weighing_before > 20, weighing_before > 50)
		IS NOT DISTINCT FROM
		(new.name, new.description, new.tags, new.colors, new.created_at, new.is_public, weighing > 20, weighing > 50)
	THEN
		UPDATE palette_terms SET likes = new.likes WHERE palette_id = new.id;
		RETURN NULL;
	END IF;
	gone := words_of_palettes(ARRAY[new.id]);
	-- Alone from the start: two that hold it shared could not both have it alone.
	IF (old.name, old.description, old.tags, old.is_public) IS DISTINCT FROM (new.name, new.description, new.tags, new.is_public) THEN
		PERFORM pg_advisory_xact_lock(7266031442);
	END IF;
	PERFORM unindex_palettes(ARRAY[new.id]);
	PERFORM index_palettes(ARRAY[new.id]);
	PERFORM forget_words(array(SELECT unnest(gone) EXCEPT SELECT unnest(words_of_palettes(ARRAY[new.id]))));
	RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER palette_updated ON palettes;
--> statement-breakpoint
CREATE TRIGGER palette_updated AFTER UPDATE ON palettes FOR EACH ROW
	WHEN ((old.name, old.description, old.tags, old.colors, old.created_at, old.is_public, old.likes, old.light_likes)
		IS DISTINCT FROM
		(new.name, new.description, new.tags, new.colors, new.created_at, new.is_public, new.likes, new.light_likes))
	EXECUTE FUNCTION palette_updated();
