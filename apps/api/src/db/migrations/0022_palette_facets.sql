CREATE TABLE "palette_facet_sets" (
	"facets" integer PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "palette_facets" (
	"palette_id" uuid PRIMARY KEY NOT NULL,
	"facets" integer,
	"is_public" boolean NOT NULL,
	"likes" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"name_key" text collate "C" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "palette_facets_fill" (
	"place" uuid PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "palette_facets" ADD CONSTRAINT "palette_facets_palette_id_palettes_id_fk" FOREIGN KEY ("palette_id") REFERENCES "public"."palettes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "palette_facets_missing" ON "palette_facets" USING btree ("palette_id") WHERE facets is null;--> statement-breakpoint
CREATE INDEX "palette_facets_alike" ON "palette_facets" USING btree ("facets","palette_id","likes","created_at") WHERE is_public;--> statement-breakpoint
CREATE INDEX "palette_facets_by_likes" ON "palette_facets" USING btree ("likes","palette_id","facets","created_at") WHERE is_public;--> statement-breakpoint
CREATE INDEX "palette_facets_by_date" ON "palette_facets" USING btree ("created_at","palette_id","facets") WHERE is_public;--> statement-breakpoint
CREATE INDEX "palette_facets_by_name" ON "palette_facets" USING btree ("name_key","palette_id","facets","created_at") WHERE is_public;--> statement-breakpoint
INSERT INTO "palette_facets_fill" ("place") SELECT '00000000-0000-0000-0000-000000000000' WHERE EXISTS (SELECT FROM "palettes");--> statement-breakpoint
-- Older instances do not know the facets: what they save, or whose colors they change, is measured later.
CREATE FUNCTION palette_facets_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO palette_facets (palette_id, is_public, likes, created_at, name_key)
		SELECT id, is_public, likes, created_at, lower(name) FROM new_rows;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION palette_facets_updated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE palette_facets SET is_public = new.is_public, likes = new.likes, created_at = new.created_at,
		name_key = lower(new.name), facets = CASE WHEN old.colors = new.colors THEN facets END
		WHERE palette_id = new.id;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER palette_facets_inserted AFTER INSERT ON palettes
	REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION palette_facets_inserted();
--> statement-breakpoint
CREATE TRIGGER palette_facets_updated AFTER UPDATE ON palettes FOR EACH ROW
	WHEN ((old.name, old.colors, old.created_at, old.is_public, old.likes)
		IS DISTINCT FROM (new.name, new.colors, new.created_at, new.is_public, new.likes))
	EXECUTE FUNCTION palette_facets_updated();
