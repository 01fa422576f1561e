-- Likes that waited in `palette_like_changes` are counted in `palettes`. An older instance that runs beside still
-- inserts changes: each is counted at once instead, until none of these instances is left and the table goes.
-- The tables are locked in the order of all writers, which would else deadlock with the move; those of 0037 first,
-- as the migrations after this one are part of its transaction.
LOCK TABLE moderation_acts, palettes, saved_themes, collections;--> statement-breakpoint
LOCK TABLE palette_like_changes IN EXCLUSIVE MODE;--> statement-breakpoint
CREATE FUNCTION count_like_change() RETURNS trigger LANGUAGE plpgsql SET search_path = public AS $$
BEGIN
	UPDATE palettes SET likes = greatest(likes + new.likes, 0), light_likes = greatest(light_likes + new.light_likes, 0)
		WHERE id = new.palette_id;
	RETURN NULL;
END $$;
--> statement-breakpoint
WITH taken AS (
	DELETE FROM palette_like_changes RETURNING palette_id, likes, light_likes
), sums AS (
	SELECT palette_id, sum(likes) AS likes, sum(light_likes) AS light_likes FROM taken GROUP BY palette_id
)
UPDATE palettes p SET likes = greatest(p.likes + s.likes, 0), light_likes = greatest(p.light_likes + s.light_likes, 0)
FROM sums s WHERE p.id = s.palette_id;
--> statement-breakpoint
CREATE TRIGGER count_like_change BEFORE INSERT ON palette_like_changes
	FOR EACH ROW EXECUTE FUNCTION count_like_change();
--> statement-breakpoint
CREATE FUNCTION drop_like_changes() RETURNS void LANGUAGE plpgsql SET search_path = public AS $$
BEGIN
	DROP TABLE palette_like_changes;
	DROP FUNCTION count_like_change;
END $$;
