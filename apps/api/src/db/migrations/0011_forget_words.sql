-- Words and pairs of palettes that are deleted, renamed or made private go where no other palette has them.
-- Whoever adds some holds this lock shared, whoever takes some away holds it alone, each to the end of its
-- transaction: else a word could be taken away that a palette under way has found to be there.
CREATE FUNCTION forget_words(gone text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	IF cardinality(gone) = 0 THEN RETURN; END IF;
	PERFORM pg_advisory_xact_lock(7266031442);
	DELETE FROM palette_words USING unnest(gone) AS g (word)
		WHERE palette_words.word = g.word
			AND NOT EXISTS (SELECT FROM palette_terms WHERE term = g.word);
END $$;
--> statement-breakpoint
CREATE FUNCTION words_of_palettes(ids uuid[]) RETURNS text[] LANGUAGE sql STABLE AS $$
	SELECT array(SELECT DISTINCT term FROM palette_terms WHERE palette_id = ANY (ids) AND term NOT LIKE ' %')
$$;
--> statement-breakpoint
-- Words and pairs are inserted in order, so that two transactions cannot wait for each other.
CREATE OR REPLACE FUNCTION index_palettes(ids uuid[]) RETURNS void LANGUAGE sql AS $$
	SELECT pg_advisory_xact_lock_shared(7266031442);
	SELECT index_palette_terms(ids);
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
CREATE OR REPLACE FUNCTION palettes_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	ids uuid[] := array(SELECT id FROM old_rows);
	gone text[] := words_of_palettes(ids);
BEGIN
	PERFORM unindex_palettes(ids);
	PERFORM forget_words(gone);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION palette_updated() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	gone text[];
BEGIN
	IF (old.name, old.description, old.tags, old.colors, old.created_at, old.is_public, old.likes > 20, old.likes > 50)
		IS NOT DISTINCT FROM
		(new.name, new.description, new.tags, new.colors, new.created_at, new.is_public, new.likes > 20, new.likes > 50)
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
DELETE FROM palette_words WHERE NOT EXISTS (SELECT FROM palette_terms WHERE term = palette_words.word);
