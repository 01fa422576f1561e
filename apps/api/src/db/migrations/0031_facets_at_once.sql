-- The facets that the transaction gives for palettes before it writes them: see give-facets.ts.
CREATE FUNCTION given_facets() RETURNS TABLE (palette_id uuid, facets integer) LANGUAGE sql STABLE AS $$
	SELECT id, facets
	FROM jsonb_to_recordset(nullif(current_setting('swatchwork.facets', true), '')::jsonb) AS given (id uuid, facets integer)
$$;
--> statement-breakpoint
-- The entries of palettes, without facets where none are given.
CREATE OR REPLACE FUNCTION palette_entries(ids uuid[]) RETURNS SETOF palette_lists LANGUAGE sql STABLE AS $$
	SELECT p.id, p.created_at, t.bloom_a, t.bloom_b, given.facets, p.likes,
		palette_tabs_of(p.tags, p.likes - p.light_likes), p.is_public, lower(p.name), t.terms
	FROM palettes p LEFT JOIN given_facets() AS given ON given.palette_id = p.id, LATERAL (
		SELECT coalesce(bit_or(bloom_a(term_id(term))) FILTER (WHERE strpos(term, ' ') < 2), 0) AS bloom_a,
			coalesce(bit_or(bloom_b(term_id(term))) FILTER (WHERE strpos(term, ' ') < 2), 0) AS bloom_b,
			coalesce(array_agg(term_id(term)), '{}') AS terms
		FROM palette_terms_of(p.name, p.description, p.tags) AS term
	) AS t
	WHERE p.id = ANY (ids)
$$;
--> statement-breakpoint
-- As before, with the facets that are given for new colors.
CREATE OR REPLACE FUNCTION palette_updated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF (old.name, old.description, old.tags, old.created_at, old.is_public)
		IS NOT DISTINCT FROM (new.name, new.description, new.tags, new.created_at, new.is_public)
	THEN
		UPDATE palette_lists SET likes = new.likes, tabs = palette_tabs_of(new.tags, new.likes - new.light_likes),
			facets = CASE WHEN old.colors = new.colors THEN facets
				ELSE (SELECT given.facets FROM given_facets() AS given WHERE given.palette_id = new.id) END
			WHERE palette_id = new.id;
	ELSE
		UPDATE palette_lists l SET created_at = e.created_at, bloom_a = e.bloom_a, bloom_b = e.bloom_b, likes = e.likes,
			tabs = e.tabs, is_public = e.is_public, name_key = e.name_key, terms = e.terms,
			facets = CASE WHEN old.colors = new.colors THEN l.facets ELSE e.facets END
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
