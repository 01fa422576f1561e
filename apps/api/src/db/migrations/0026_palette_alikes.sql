CREATE TABLE "palette_alikes" (
	"palette_id" uuid PRIMARY KEY NOT NULL,
	"key" bigint,
	"group_id" bigint,
	"is_founder" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "palette_alikes_fill" (
	"place" uuid PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "palette_alikes" ADD CONSTRAINT "palette_alikes_palette_id_palettes_id_fk" FOREIGN KEY ("palette_id") REFERENCES "public"."palettes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "palette_alikes_missing" ON "palette_alikes" USING btree ("palette_id") WHERE key is null;--> statement-breakpoint
CREATE INDEX "palette_alikes_by_key" ON "palette_alikes" USING btree ("key") WHERE is_founder;--> statement-breakpoint
CREATE INDEX "palette_alikes_by_group" ON "palette_alikes" USING btree ("group_id","palette_id");--> statement-breakpoint
INSERT INTO "palette_alikes_fill" ("place") SELECT '00000000-0000-0000-0000-000000000000' WHERE EXISTS (SELECT FROM "palettes");--> statement-breakpoint
-- Older instances do not know the groups: what they save, or whose colors they change, is grouped later.
CREATE FUNCTION palette_alikes_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO palette_alikes (palette_id) SELECT id FROM new_rows;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION palette_alikes_updated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE palette_alikes SET key = NULL, group_id = NULL, is_founder = false WHERE palette_id = new.id;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER palette_alikes_inserted AFTER INSERT ON palettes
	REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION palette_alikes_inserted();
--> statement-breakpoint
CREATE TRIGGER palette_alikes_updated AFTER UPDATE ON palettes FOR EACH ROW
	WHEN (old.colors IS DISTINCT FROM new.colors) EXECUTE FUNCTION palette_alikes_updated();
