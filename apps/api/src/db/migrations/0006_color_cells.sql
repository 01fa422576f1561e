DROP INDEX "palette_colors_by_lab";--> statement-breakpoint
DROP INDEX "palette_words_by_part";--> statement-breakpoint
-- Interleaves ten bits each of l, a and b; color-cells.ts does the same.
CREATE FUNCTION color_cell(lab cube) RETURNS integer LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
	l integer := least(greatest(floor((lab -> 1) * 1024)::integer, 0), 1023);
	a integer := least(greatest(floor(((lab -> 2) + 0.5) * 1024)::integer, 0), 1023);
	b integer := least(greatest(floor(((lab -> 3) + 0.5) * 1024)::integer, 0), 1023);
BEGIN
	l := (l | (l << 16)) & 50331903; l := (l | (l << 8)) & 50393103; l := (l | (l << 4)) & 51130563; l := (l | (l << 2)) & 153391689;
	a := (a | (a << 16)) & 50331903; a := (a | (a << 8)) & 50393103; a := (a | (a << 4)) & 51130563; a := (a | (a << 2)) & 153391689;
	b := (b | (b << 16)) & 50331903; b := (b | (b << 8)) & 50393103; b := (b | (b << 4)) & 51130563; b := (b | (b << 2)) & 153391689;
	RETURN (l << 2) | (a << 1) | b;
END $$;
--> statement-breakpoint
ALTER TABLE "palette_colors" ADD COLUMN "cell" integer GENERATED ALWAYS AS (color_cell(lab)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "palette_colors_by_cell" ON "palette_colors" USING btree ("cell","palette_id","lab");--> statement-breakpoint
-- Words and pairs are inserted in order, so that two transactions cannot wait for each other.
CREATE OR REPLACE FUNCTION index_palettes(ids uuid[]) RETURNS void LANGUAGE sql AS $$
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
INSERT INTO palette_words (word) SELECT DISTINCT term FROM palette_terms WHERE strpos(term, ' ') > 1;--> statement-breakpoint
CREATE INDEX "palette_words_backwards" ON "palette_words" USING btree (reverse("word") collate "C") WHERE strpos("word", ' ') > 0;--> statement-breakpoint
CREATE INDEX "palette_words_by_part" ON "palette_words" USING gin (parts_of(' ' || "word" || ' ', 1, 3)) WHERE strpos("word", ' ') = 0;
