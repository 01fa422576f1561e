-- Palettes, themes and collections are moderated and deleted by one mechanism: see docs/decisions/0066-moderation.md.
-- The tables are locked in the order of all writers, which would else deadlock with the move.
LOCK TABLE moderation_acts, palettes, saved_themes, collections;
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"palette_id" uuid,
	"theme_id" uuid,
	"collection_id" uuid,
	"user_id" uuid,
	"visitor_id" text,
	"reason" text NOT NULL,
	"text" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp (3) with time zone,
	CONSTRAINT "reports_one_thing" CHECK (num_nonnulls("reports"."palette_id", "reports"."theme_id", "reports"."collection_id") = 1),
	CONSTRAINT "reports_one_sender" CHECK (num_nonnulls("reports"."user_id", "reports"."visitor_id") = 1),
	CONSTRAINT "reports_visitor_length" CHECK (char_length("reports"."visitor_id") between 16 and 64),
	CONSTRAINT "reports_reason_known" CHECK ("reports"."reason" in ('spam', 'offensive', 'personal', 'copied', 'other')),
	CONSTRAINT "reports_text_length" CHECK (char_length("reports"."text") between 1 and 500)
);
--> statement-breakpoint
CREATE TABLE "withheld" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"palette_id" uuid,
	"theme_id" uuid,
	"collection_id" uuid,
	"act_id" uuid,
	"hold" text,
	"stays_private" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "withheld_one_thing" CHECK (num_nonnulls("withheld"."palette_id", "withheld"."theme_id", "withheld"."collection_id") = 1),
	CONSTRAINT "withheld_for_a_reason" CHECK (num_nonnulls("withheld"."act_id", "withheld"."hold") > 0),
	CONSTRAINT "withheld_hold_known" CHECK ("withheld"."hold" in ('many', 'alike', 'links'))
);
--> statement-breakpoint
DROP INDEX "collections_public";
--> statement-breakpoint
ALTER TABLE "collections" ADD COLUMN "was_public" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "palettes" ADD COLUMN "deleted_at" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "palettes" ADD COLUMN "was_public" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "saved_themes" ADD COLUMN "was_public" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_palette_id_palettes_id_fk" FOREIGN KEY ("palette_id") REFERENCES "public"."palettes"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_theme_id_saved_themes_id_fk" FOREIGN KEY ("theme_id") REFERENCES "public"."saved_themes"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_collection_id_collections_id_fk" FOREIGN KEY ("collection_id") REFERENCES "public"."collections"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "withheld" ADD CONSTRAINT "withheld_palette_id_palettes_id_fk" FOREIGN KEY ("palette_id") REFERENCES "public"."palettes"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "withheld" ADD CONSTRAINT "withheld_theme_id_saved_themes_id_fk" FOREIGN KEY ("theme_id") REFERENCES "public"."saved_themes"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "withheld" ADD CONSTRAINT "withheld_collection_id_collections_id_fk" FOREIGN KEY ("collection_id") REFERENCES "public"."collections"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "withheld" ADD CONSTRAINT "withheld_act_id_moderation_acts_id_fk" FOREIGN KEY ("act_id") REFERENCES "public"."moderation_acts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "reports_palette_user_unique" ON "reports" USING btree ("palette_id","user_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "reports_palette_visitor_unique" ON "reports" USING btree ("palette_id","visitor_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "reports_theme_user_unique" ON "reports" USING btree ("theme_id","user_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "reports_theme_visitor_unique" ON "reports" USING btree ("theme_id","visitor_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "reports_collection_user_unique" ON "reports" USING btree ("collection_id","user_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "reports_collection_visitor_unique" ON "reports" USING btree ("collection_id","visitor_id");
--> statement-breakpoint
CREATE INDEX "reports_user" ON "reports" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "reports_open" ON "reports" USING btree ("palette_id","theme_id","collection_id","created_at") WHERE closed_at is null;
--> statement-breakpoint
CREATE UNIQUE INDEX "withheld_palette_unique" ON "withheld" USING btree ("palette_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "withheld_theme_unique" ON "withheld" USING btree ("theme_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "withheld_collection_unique" ON "withheld" USING btree ("collection_id");
--> statement-breakpoint
CREATE INDEX "withheld_act" ON "withheld" USING btree ("act_id");
--> statement-breakpoint
CREATE INDEX "withheld_held" ON "withheld" USING btree ("created_at") WHERE act_id is null;
--> statement-breakpoint
CREATE INDEX "palettes_deleted" ON "palettes" USING btree ("deleted_at") WHERE deleted_at is not null;
--> statement-breakpoint
CREATE INDEX "collections_public" ON "collections" USING btree ("created_at","id") WHERE is_public;
--> statement-breakpoint
-- What was kept of each kind by itself is kept of all of them together.
INSERT INTO reports (id, palette_id, user_id, visitor_id, reason, text, created_at, closed_at)
	SELECT id, palette_id, user_id, visitor_id, reason, text, created_at, closed_at FROM palette_reports;
--> statement-breakpoint
INSERT INTO reports (id, theme_id, collection_id, user_id, visitor_id, reason, text, created_at, closed_at)
	SELECT id, theme_id, collection_id, user_id, visitor_id, reason, text, created_at, closed_at FROM shared_reports;
--> statement-breakpoint
INSERT INTO withheld (palette_id, act_id, stays_private) SELECT palette_id, act_id, stays_private FROM hidden_palettes;
--> statement-breakpoint
INSERT INTO withheld (palette_id, hold, created_at) SELECT palette_id, reason, created_at FROM held_palettes
	ON CONFLICT DO NOTHING;
--> statement-breakpoint
INSERT INTO withheld (theme_id, collection_id, act_id, stays_private)
	SELECT theme_id, collection_id, act_id, stays_private FROM hidden_shared;
--> statement-breakpoint
UPDATE palettes SET user_id = d.user_id, deleted_at = d.deleted_at, was_public = d.was_public
	FROM deleted_palettes d WHERE d.palette_id = id;
--> statement-breakpoint
UPDATE saved_themes SET is_public = false, was_public = true WHERE is_public AND deleted_at IS NOT NULL;
--> statement-breakpoint
UPDATE collections SET is_public = false, was_public = true WHERE is_public AND deleted_at IS NOT NULL;
--> statement-breakpoint
INSERT INTO withheld (theme_id, act_id)
	SELECT t.id, s.act_id FROM saved_themes t JOIN suspended_accounts s USING (user_id) WHERE is_public OR was_public
	ON CONFLICT DO NOTHING;
--> statement-breakpoint
INSERT INTO withheld (collection_id, act_id)
	SELECT c.id, s.act_id FROM collections c JOIN suspended_accounts s USING (user_id) WHERE is_public OR was_public
	ON CONFLICT DO NOTHING;
--> statement-breakpoint
UPDATE saved_themes SET is_public = false, was_public = false WHERE id IN (SELECT theme_id FROM withheld);
--> statement-breakpoint
UPDATE collections SET is_public = false, was_public = false WHERE id IN (SELECT collection_id FROM withheld);
--> statement-breakpoint
DROP TRIGGER keep_hidden_on_insert ON palettes;
--> statement-breakpoint
DROP TRIGGER keep_hidden_on_update ON palettes;
--> statement-breakpoint
DROP TRIGGER keep_hidden_on_update ON saved_themes;
--> statement-breakpoint
DROP TRIGGER keep_hidden_on_update ON collections;
--> statement-breakpoint
DROP FUNCTION keep_hidden, keep_shared_hidden;
--> statement-breakpoint
DROP TABLE palette_reports, shared_reports, hidden_palettes, held_palettes, hidden_shared, deleted_palettes;
--> statement-breakpoint
-- What is withheld or deleted, and what a suspended account saves, is private whoever writes it.
CREATE FUNCTION keep_private() RETURNS trigger LANGUAGE plpgsql SET search_path = public AS $$
BEGIN
	IF new.deleted_at IS NOT NULL
		OR EXISTS (SELECT FROM suspended_accounts WHERE user_id = new.user_id)
		OR EXISTS (SELECT FROM withheld
			WHERE palette_id = new.id OR theme_id = new.id OR collection_id = new.id)
	THEN
		new.is_public := false;
	END IF;
	RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER keep_private_on_insert BEFORE INSERT ON palettes FOR EACH ROW
	WHEN (new.is_public AND new.user_id IS NOT NULL) EXECUTE FUNCTION keep_private();
--> statement-breakpoint
CREATE TRIGGER keep_private_on_update BEFORE UPDATE OF is_public, deleted_at ON palettes FOR EACH ROW
	WHEN (new.is_public AND (NOT old.is_public OR new.deleted_at IS NOT NULL)) EXECUTE FUNCTION keep_private();
--> statement-breakpoint
CREATE TRIGGER keep_private_on_insert BEFORE INSERT ON saved_themes FOR EACH ROW
	WHEN (new.is_public) EXECUTE FUNCTION keep_private();
--> statement-breakpoint
CREATE TRIGGER keep_private_on_update BEFORE UPDATE OF is_public, deleted_at ON saved_themes FOR EACH ROW
	WHEN (new.is_public AND (NOT old.is_public OR new.deleted_at IS NOT NULL)) EXECUTE FUNCTION keep_private();
--> statement-breakpoint
CREATE TRIGGER keep_private_on_insert BEFORE INSERT ON collections FOR EACH ROW
	WHEN (new.is_public) EXECUTE FUNCTION keep_private();
--> statement-breakpoint
CREATE TRIGGER keep_private_on_update BEFORE UPDATE OF is_public, deleted_at ON collections FOR EACH ROW
	WHEN (new.is_public AND (NOT old.is_public OR new.deleted_at IS NOT NULL)) EXECUTE FUNCTION keep_private();
--> statement-breakpoint
-- Older instances that run beside read and write the former tables as views, until none is connected.
CREATE VIEW palette_reports AS
	SELECT id, palette_id, user_id, visitor_id, reason, text, created_at, closed_at FROM reports
	WHERE palette_id IS NOT NULL;
--> statement-breakpoint
CREATE VIEW shared_reports AS
	SELECT id, theme_id, collection_id, user_id, visitor_id, reason, text, created_at, closed_at FROM reports
	WHERE palette_id IS NULL;
--> statement-breakpoint
CREATE VIEW hidden_palettes AS
	SELECT palette_id, act_id, stays_private FROM withheld WHERE palette_id IS NOT NULL AND act_id IS NOT NULL;
--> statement-breakpoint
CREATE VIEW hidden_shared AS
	SELECT id, theme_id, collection_id, act_id, stays_private FROM withheld
	WHERE palette_id IS NULL AND act_id IS NOT NULL;
--> statement-breakpoint
CREATE VIEW held_palettes AS SELECT palette_id, hold AS reason, created_at FROM withheld WHERE act_id IS NULL;
--> statement-breakpoint
CREATE VIEW deleted_palettes AS
	SELECT id AS palette_id, user_id, was_public, deleted_at FROM palettes WHERE deleted_at IS NOT NULL;
--> statement-breakpoint
CREATE FUNCTION former_deleted_palettes() RETURNS trigger LANGUAGE plpgsql SET search_path = public AS $$
BEGIN
	IF tg_op = 'INSERT' THEN
		UPDATE palettes SET user_id = new.user_id, deleted_at = coalesce(new.deleted_at, now()), was_public = new.was_public
			WHERE id = new.palette_id;
		RETURN new;
	END IF;
	UPDATE palettes SET deleted_at = NULL, was_public = false WHERE id = old.palette_id;
	RETURN old;
END $$;
--> statement-breakpoint
CREATE TRIGGER former_deleted_palettes INSTEAD OF INSERT OR DELETE ON deleted_palettes
	FOR EACH ROW EXECUTE FUNCTION former_deleted_palettes();
--> statement-breakpoint
CREATE FUNCTION drop_former_moderation() RETURNS void LANGUAGE plpgsql SET search_path = public AS $$
BEGIN
	DROP VIEW palette_reports, shared_reports, hidden_palettes, hidden_shared, held_palettes, deleted_palettes;
	DROP FUNCTION former_deleted_palettes;
END $$;
